import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { data } from '../../../ui/dom-contract';
import { assistants } from '../../assistants';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  /** The address of the page's Markdown. */
  readonly address: string;
}

/** The first question to an assistant. */
const question = (url: string) =>
  translate(
    {
      id: 'page.question',
      message: 'Read {url} so that I can ask you about it.',
      description: 'What an assistant is asked in which a page is opened',
    },
    { url },
  );

/** The page's menu: copy, open elsewhere, print. src/markdown/page-menu.ts does the work. */
export default function Panel({ id, address }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const asked = encodeURIComponent(question(siteConfig.url + address));
  return (
    <div id={id} className={styles.panel}>
      <ul className={styles.list}>
        <li>
          <button type="button" className={styles.entry} {...data({ copyPage: address })}>
            <Translate id="page.copy" description="Copies a page as Markdown">
              Copy as Markdown
            </Translate>
          </button>
        </li>
        <li>
          <Link className={styles.entry} to={`pathname://${address}`} target="_self">
            <Translate id="page.open" description="Opens the Markdown of a page">
              Open as Markdown
            </Translate>
          </Link>
        </li>
        {assistants.map(({ name, address: start }) => (
          <li key={name}>
            <Link className={styles.entry} href={start + asked}>
              <Translate
                id="page.openIn"
                description="Opens a page in an assistant"
                values={{ name }}
              >
                {'Open in {name}'}
              </Translate>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} {...data({ printPage: '' })}>
            <Translate id="page.print" description="Prints a page">
              Print
            </Translate>
          </button>
        </li>
      </ul>
      <p
        role="status"
        className={styles.status}
        {...data({
          copiedLabel: translate({
            id: 'page.copied',
            message: 'Copied.',
            description: 'When a page has been copied as Markdown',
          }),
          failedLabel: translate({
            id: 'page.copyFailed',
            message: 'Your browser can’t copy the page. Open its Markdown and copy it there.',
            description: 'When a page could not be copied as Markdown',
          }),
        })}
      />
    </div>
  );
}
