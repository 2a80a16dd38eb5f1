import React, { createElement, useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLoaded } from '../../ui/useLoaded';
import { usePopover } from '../../ui/usePopover';
import Icon from '../../ui/Icon';
import { markdownAddress } from '../markdown-address';
import styles from './styles.module.css';

export interface Props {
  /** The page's address. */
  readonly path: string;
}

const loadPanel = () => import('./Panel');

/** The button beside a page's title; without scripts, a link to the page's Markdown in the same place. */
export default function PageMenu({ path }: Props): ReactNode {
  const { open, rootProps, buttonProps } = usePopover('click');
  const [panel] = useLoaded(loadPanel, open);
  const isBrowser = useIsBrowser();
  const id = useId();
  const address = markdownAddress(path);
  if (!isBrowser)
    return (
      <div className={styles.root} data-markdown="skip">
        <Link
          to={`pathname://${address}`}
          target="_self"
          className={styles.button}
          aria-label={translate({
            id: 'page.markdown',
            message: 'This page as Markdown',
            description: 'The link to the Markdown of a page, for readers without scripts',
          })}
        >
          <Icon name="page" size={20} />
        </Link>
      </div>
    );
  return (
    <div {...rootProps} className={styles.root} data-markdown="skip">
      <button
        {...buttonProps}
        type="button"
        className={styles.button}
        aria-controls={open ? id : undefined}
        aria-label={translate({
          id: 'page.menu',
          message: 'Page menu',
          description: 'The button beside a title that offers what can be done with the page',
        })}
      >
        <Icon name="page" size={20} />
      </button>
      {open && panel && createElement(panel.default, { id, address })}
    </div>
  );
}
