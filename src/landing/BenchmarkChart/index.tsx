import React, { type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import { metricNames } from '../benchmark-texts';
import { longestTime, type Groups, type Metric } from '../benchmark-groups';
import { formatTime } from '../format-time';
import styles from './styles.module.css';

export interface Props {
  readonly groups: Groups;
  /** The name of the group whose bars are in the accent's color. */
  readonly highlight?: string;
}

function Bar({ desc, time, longest }: Metric & { longest: number }) {
  const text = formatTime(time);
  return (
    <li
      className={styles.metric}
      style={{ '--share': time / longest, '--time': `${time}s` } as CSSProperties}
    >
      <span className={styles.desc}>{metricNames()[desc] ?? desc}</span>
      <span className={styles.track}>
        <span className={styles.bar} />
      </span>
      <span className={styles.runner} aria-hidden="true">
        <span className={styles.time} {...data({ time })}>
          {text}
        </span>
      </span>
      <span className="visually-hidden">{text}</span>
    </li>
  );
}

/** Groups of bars on one scale; each bar grows for as long as what it shows took: src/landing/growth.ts lets it. */
export default function BenchmarkChart({ groups, highlight }: Props): ReactNode {
  const longest = longestTime(groups);
  return (
    <>
      <ul className={styles.chart} {...data({ growth: 'full' })}>
        {Object.entries(groups).map(([name, { label, metrics }]) => (
          <li key={name} className={clsx(styles.group, name === highlight && styles.highlight)}>
            <span className={styles.label}>{label}</span>
            <ul className={styles.metrics}>
              {metrics.map((metric) => (
                <Bar key={metric.desc} {...metric} longest={longest} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.replay} hidden {...data({ replay: '' })}>
        <Icon name="replay" size={16} />
        {translate({ id: 'benchmark.replay', message: 'Replay' })}
      </button>
    </>
  );
}
