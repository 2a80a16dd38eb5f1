import React, { type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { iconKind } from '../feature-icon';
import type { Feature } from '../features';
import styles from './styles.module.css';

export interface Props {
  readonly features: readonly Feature[];
}

/** The share of the row that a card takes from 60 em on. */
const WIDTHS = { 2: '50%', 3: '25%', 4: 'calc(100% / 3)', 6: '50%' } as const;

function Icon({ icon }: Pick<Feature, 'icon'>) {
  const kind = iconKind(icon);
  const address = useBaseUrl(icon);
  return (
    <span className={styles.icon} aria-hidden="true">
      {kind === 'picture' && <img src={address} alt="" width="24" height="24" />}
      {kind === 'drawing' && (
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d={icon} />
        </svg>
      )}
      {kind === 'sign' && icon}
    </span>
  );
}

function Card({ icon, title, details, link, span = 4 }: Feature) {
  return (
    <li className={styles.cell} style={{ '--card-width': WIDTHS[span] } as CSSProperties}>
      <Link className={styles.card} to={link}>
        <Icon icon={icon} />
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
