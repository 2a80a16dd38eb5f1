import React, { type ReactNode } from 'react';
import { metricNames, verdictText } from '../../benchmark-texts';
import type { Groups } from '../../benchmark-groups';
import { verdicts } from '../../benchmark-verdict';
import styles from './styles.module.css';

export interface Props {
  readonly groups: Groups;
  readonly own: string;
}

/** What the chart says of one tool, metric by metric, whether it won or lost. */
export default function Verdicts({ groups, own }: Props): ReactNode {
  const names = metricNames();
  return (
    <ul className={styles.verdicts}>
      {verdicts(groups, own).map((verdict) => {
        const { short, long } = verdictText(verdict, groups[own]!.label);
        return (
          <li key={verdict.desc} className={styles[verdict.result]}>
            <span className={styles.metric}>{names[verdict.desc] ?? verdict.desc}</span>
            <strong className={styles.short}>{short}</strong>
            <span className={styles.long}>{long}</span>
          </li>
        );
      })}
    </ul>
  );
}
