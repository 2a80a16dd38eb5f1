import React, { type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type { Feature } from '../../page/page-front-matter';
import { iconKind } from '../feature-icon';
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
      {kind === 'picture' && <img src={address} alt="" width="44" height="44" loading="lazy" />}
      {kind === 'drawing' && (
        <svg viewBox="0 0 24 24">
          <path d={icon} />
        </svg>
      )}
      {kind === 'sign' && icon}
    </span>
  );
}

/** Features as cards that lead to the pages about them. */
export default function FeatureCards({ features }: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {features.map(({ icon, title, details, link, span = 4 }) => (
        <li key={title} style={{ '--card-width': WIDTHS[span] } as CSSProperties}>
          <Link className={styles.card} to={link}>
            <Icon icon={icon} />
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p className={styles.details}>{details}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
