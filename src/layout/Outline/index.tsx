import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { breakNamesInHtml } from '../../ui/name-breaks';
import Icon from '../../ui/Icon';
import Popover from '../../ui/Popover';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

export interface Props {
  readonly toc: readonly TOCItem[];
}

/** The headings of a page: a column of its own on wide screens, opened by a button on narrow ones. */
export default function Outline({ toc }: Props): ReactNode {
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const headings = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const titleId = useId();
  const title = translate({ id: 'outline.title', message: 'ON THIS PAGE' });

  return (
    <Popover
      trigger="click"
      className={clsx(ThemeClassNames.docs.docTocDesktop, styles.outline)}
      buttonClassName={styles.button}
      button={
        <>
          {title}
          <Icon name="chevron" size={16} className={styles.arrow} />
        </>
      }
    >
      {(panelId) => (
        <nav id={panelId} className={styles.panel} aria-labelledby={titleId}>
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          <ul className={styles.list} {...data({ outline: '' })}>
            {headings.map(({ id, value, level }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className={clsx(styles.link, styles[`level${level}`])}
                  dangerouslySetInnerHTML={{ __html: breakNamesInHtml(value) }}
                />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Popover>
  );
}
