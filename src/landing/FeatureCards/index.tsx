import React, { type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Feature } from '../features';
import FeatureIcon from './FeatureIcon';
import styles from './styles.module.css';

export interface Props {
  readonly features: readonly Feature[];
}

/** The share of the row that a card takes from 60 em on. */
const WIDTHS = { 2: '50%', 3: '25%', 4: 'calc(100% / 3)', 6: '50%' } as const;

function Card({ icon, title, details, link, span = 4 }: Feature) {
  return (
    <li className={styles.cell} style={{ '--card-width': WIDTHS[span] } as CSSProperties}>
      <Link className={styles.card} to={link}>
        <FeatureIcon icon={icon} />
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.details}>{details}</p>
      </Link>
    </li>
  );
}

/** Features as cards that lead to the pages about them. */
export default function FeatureCards({ features }: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {features.map((feature) => (
        <Card key={feature.title} {...feature} />
      ))}
    </ul>
  );
}
