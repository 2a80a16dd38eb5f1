import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { showcaseTexts, showcaseTools, type Tool } from '../tools';
import HomeSection from '../HomeSection';
import styles from './styles.module.css';

export interface Props {
  readonly title?: string;
  readonly tagline?: string;
  readonly tools?: readonly Tool[];
}

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
export default function ToolsShowcase(props: Props): ReactNode {
  const { title, tagline } = { ...showcaseTexts(), ...props };
  const { tools = showcaseTools() } = props;
  return (
    <HomeSection title={title} tagline={tagline}>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <Card key={tool.name} {...tool} />
        ))}
      </ul>
    </HomeSection>
  );
}
