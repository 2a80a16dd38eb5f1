import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { methodTexts, metricNames } from '../../benchmark-texts';
import { formatTime } from '../../format-time';
import { benchmark } from '../../measurement';
import styles from './styles.module.css';

/** How the figures came about, the spread of each, the measured versions, and how to repeat it. */
export default function Method(): ReactNode {
  const names = metricNames();
  return (
    <details className={styles.method}>
      <summary>
        {translate({ id: 'benchmark.method', message: 'How this was measured, and all figures' })}
      </summary>
      {methodTexts().map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {Object.values(benchmark.groups).map(({ label, versions, metrics }) => (
          <li key={label}>
            <strong>{label}</strong> {`(${Object.entries(versions).flat().join(' ')})`}
            {metrics.map(({ desc, time, min, max }) => (
              <span key={desc} className={styles.figure}>
                {`${names[desc]}: ${formatTime(time)} (${formatTime(min)} – ${formatTime(max)})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
