import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { menuTools } from '../../landing/tools';
import type { Feature } from '../../page/page-front-matter';
import Popover, { type PopoverTrigger } from '../../ui/Popover';
import styles from './styles.module.css';

export interface Props {
  /** What opens the menu, beside the keyboard and touch. */
  readonly trigger?: PopoverTrigger;
}

function Entry({ icon, title, details, link }: Feature) {
  return (
    <li>
      <Link className={styles.entry} href={link}>
        <img src={useBaseUrl(icon)} alt="" width="28" height="28" loading="lazy" />
        <span>
          <span className={styles.name}>{title}</span>
          <span className={styles.description}>{details}</span>
        </span>
      </Link>
    </li>
  );
}

/** The grid icon before the site's name: the family of tools in a popover, as links that open in new tabs. */
export default function ToolsMenu({ trigger = 'hover' }: Props): ReactNode {
  return (
    <Popover
      trigger={trigger}
      className={styles.root}
      buttonClassName={styles.button}
      label={translate({ id: 'tools.menu', message: 'Tools around Rspack' })}
      button={
        <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M4 4h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4zM4 16h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z" />
        </svg>
      }
    >
      {(id) => (
        <ul id={id} className={styles.list}>
          {menuTools().map((tool) => (
            <Entry key={tool.title} {...tool} />
          ))}
        </ul>
      )}
    </Popover>
  );
}
