import React, { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { useActiveHeading } from '../useActiveHeading';
import { breakNamesInHtml } from '../../ui/name-breaks';
import { ownHtml } from '../../ui/own-html';
import { usePopover } from '../../ui/usePopover';
import { useGlidingMarker } from '../useGlidingMarker';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly toc: readonly TOCItem[];
}

function Title() {
  return (
    <Translate id="outline.title" description="The title of a page's outline">
      ON THIS PAGE
    </Translate>
  );
}

/** The headings of a page: a column of its own on wide screens, opened by a button on narrow ones. */
export default function Outline({ toc }: Props): ReactNode {
  const { minHeadingLevel, maxHeadingLevel } = useThemeConfig().tableOfContents;
  const headings = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const { open, rootProps, buttonProps } = usePopover('click');
  const active = useActiveHeading(headings.map(({ id }) => id));
  const list = useGlidingMarker<HTMLUListElement>(active);
  const [titleId, panelId] = [useId(), useId()];

  return (
    <div {...rootProps} className={clsx(ThemeClassNames.docs.docTocDesktop, styles.outline)}>
      <button {...buttonProps} type="button" className={styles.button} aria-controls={panelId}>
        <Title />
        <Icon name="chevron" size={16} className={styles.arrow} />
      </button>
      <nav
        id={panelId}
        className={clsx(styles.panel, open && styles.open)}
        aria-labelledby={titleId}
      >
        <p id={titleId} className={styles.title}>
          <Title />
        </p>
        <ul ref={list} className={styles.list}>
          {headings.map(({ id, value, level }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className={clsx(styles.link, styles[`level${level}`])}
                aria-current={id === active ? 'location' : undefined}
                dangerouslySetInnerHTML={{ __html: ownHtml(breakNamesInHtml(value)) }}
              />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
