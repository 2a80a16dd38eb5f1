import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Measurement } from '../../measurement';
import { methodTexts } from '../../benchmark-texts';
import Icon from '../../../ui/Icon';
import Figures from '../Figures';
import styles from './styles.module.css';

export interface Props {
  readonly measurement: Measurement;
}

/** How the figures came about, all of them with their spread, and how to repeat it. */
export default function Method({ measurement }: Props): ReactNode {
  return (
    <details className={styles.method}>
      <summary>
        <Icon name="chevron" size={16} className={styles.chevron} />
        <Translate id="benchmark.method" description="Opens how the benchmark was measured">
          How this was measured, and all figures
        </Translate>
      </summary>
      {methodTexts(measurement).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Figures groups={measurement.groups} />
    </details>
  );
}
