import React, { type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { iconKind } from '../../feature-icon';
import styles from './styles.module.css';

export interface Props {
  readonly icon: string;
}

/** The icon of a feature card on its tile. */
export default function FeatureIcon({ icon }: Props): ReactNode {
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
