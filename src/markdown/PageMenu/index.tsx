import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import Popover from '../../ui/Popover';
import { data } from '../../ui/dom-contract';
import { markdownAddress } from '../markdown-address';
import Panel from './Panel';
import styles from './styles.module.css';

export interface Props {
  /** The page's address. */
  readonly path: string;
}

/** The button beside a page's title; without scripts, a link to the page's Markdown in the same place. */
export default function PageMenu({ path }: Props): ReactNode {
  const address = markdownAddress(path);
  const icon = <Icon name="page" size={20} />;
  return (
    <div className={styles.place} {...data({ markdown: 'skip', search: 'skip' })}>
      <Link
        to={`pathname://${address}`}
        target="_self"
        className={styles.link}
        aria-label={translate({
          id: 'page.markdown',
          message: 'This page as Markdown',
          description: 'The link to the Markdown of a page, for readers without scripts',
        })}
      >
        {icon}
      </Link>
      <Popover
        trigger="click"
        className={styles.menu}
        buttonClassName={styles.button}
        button={
          <>
            {icon}
            {translate({
              id: 'page.menu',
              message: 'Copy page',
              description: 'The button beside a title that offers what can be done with the page',
            })}
            <Icon name="chevron" size={16} className={styles.arrow} />
          </>
        }
      >
        {(id) => <Panel id={id} address={address} />}
      </Popover>
    </div>
  );
}
