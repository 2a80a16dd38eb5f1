import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Measurement } from '../../measurement';
import { methodTexts, metricNames } from '../../benchmark-texts';
import { formatTime } from '../../format-time';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';

export interface Props {
  readonly measurement: Measurement;
}

/** All figures of a measurement with their spread and the measured versions. */
function Figures({ groups }: Pick<Measurement, 'groups'>) {
  const names = metricNames();
  const rows = Object.values(groups);
  return (
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'benchmark.tool', message: 'Tool' })}</th>
            {rows[0]!.metrics.map(({ desc }) => (
              <th key={desc} scope="col">
                {names[desc]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, versions, metrics }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className={styles.versions}>
                  {Object.entries(versions)
                    .map(([name, version]) => `${name} ${version}`)
                    .join(', ')}
                </span>
              </th>
              {metrics.map(({ desc, time, min, max }) => (
                <td key={desc}>
                  {formatTime(time)}
                  <span className={styles.spread}>{`${formatTime(min)} – ${formatTime(max)}`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How the figures came about, all of them with their spread, and how to repeat it. */
export default function Method({ measurement }: Props): ReactNode {
  return (
    <details className={styles.method}>
      <summary>
        <Icon name="chevron" size={16} className={styles.chevron} />
        {translate({ id: 'benchmark.method', message: 'How this was measured, and all figures' })}
      </summary>
      {methodTexts(measurement).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Figures groups={measurement.groups} />
    </details>
  );
}
