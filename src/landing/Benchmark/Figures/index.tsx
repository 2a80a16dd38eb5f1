import React, { type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Measurement } from '../../measurement';
import { metricNames } from '../../benchmark-texts';
import { formatTime } from '../../format-time';
import styles from './styles.module.css';

export type Props = Pick<Measurement, 'groups'>;

/** All figures of a measurement with their spread and the measured versions. */
export default function Figures({ groups }: Props): ReactNode {
  const names = metricNames();
  const rows = Object.values(groups);
  return (
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="benchmark.tool" description="Column of the measured tools">
                Tool
              </Translate>
            </th>
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
