import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { menuTools, type Tool } from '../../../landing/tools';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
}

function Entry({ name, description, logo, url }: Tool) {
  return (
    <li>
      <Link className={styles.entry} href={url}>
        <img src={useBaseUrl(logo)} alt="" width="28" height="28" loading="lazy" />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.description}>{description}</span>
        </span>
      </Link>
    </li>
  );
}

/** The panel of the grid icon: tools as links that open in new tabs. */
export default function ToolsPanel({ id }: Props): ReactNode {
  return (
    <div id={id} className={styles.panel}>
      <ul className={styles.list}>
        {menuTools().map((tool) => (
          <Entry key={tool.name} {...tool} />
        ))}
      </ul>
    </div>
  );
}
