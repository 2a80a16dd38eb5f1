import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { showcaseTexts, showcaseTools, type Tool } from '../tools';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

function Card({ name, description, logo, url }: Tool) {
  return (
    <li>
      <Link className={styles.card} href={url}>
        <img src={useBaseUrl(logo)} alt="" width="44" height="44" loading="lazy" />
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.description}>{description}</span>
        </span>
      </Link>
    </li>
  );
}

/** The family of tools, as cards that open their sites in new tabs. */
export default function ToolsShowcase(): ReactNode {
  return (
    <HomeSection {...showcaseTexts()}>
      <ul className={styles.tools}>
        {showcaseTools().map((tool) => (
          <Card key={tool.name} {...tool} />
        ))}
      </ul>
    </HomeSection>
  );
}
