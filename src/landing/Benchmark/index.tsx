import React, { type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import { charts, LONGEST_BAR, type Chart } from '../benchmark-charts';
import { benchmarkTexts, metricNames, verdictText } from '../benchmark-texts';
import { formatTime } from '../format-time';
import HomeSection from '../HomeSection';
import { benchmark, OWN_GROUP } from '../measurement';
import Method from './Method';
import styles from './styles.module.css';

/** Its bar grows for as long as what it shows took, and its time counts up: src/landing/growth.ts. */
function Bar({ name, label, time, share, isCut }: Chart['bars'][number]) {
  const text = formatTime(time);
  return (
    <li
      className={clsx(styles.group, name === OWN_GROUP && styles.own, isCut && styles.cut)}
      style={{ '--share': share, '--time': `${Math.min(time, LONGEST_BAR)}s` } as CSSProperties}
    >
      {label}
      <span aria-hidden="true" {...data({ time })}>
        {text}
      </span>
      <span className="visually-hidden">{text}</span>
      <span className={styles.bar} />
    </li>
  );
}

/** The site's own measurement, metric by metric. */
export default function Benchmark(): ReactNode {
  return (
    <HomeSection id="benchmark" {...benchmarkTexts()}>
      <ul className={styles.charts} {...data({ growth: 'full' })}>
        {charts(benchmark.groups, OWN_GROUP).map((chart) => {
          const { short, long } = verdictText(chart, benchmark.groups[OWN_GROUP].label);
          return (
            <li key={chart.desc} className={clsx(styles.chart, styles[chart.result])}>
              <Heading as="h3" className={styles.metric}>
                {metricNames()[chart.desc]}
              </Heading>
              <strong className={styles.short}>{short}</strong>
              <span>{long}</span>
              <ul className={styles.bars}>
                {chart.bars.map((bar) => (
                  <Bar key={bar.name} {...bar} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <button type="button" className={styles.replay} hidden {...data({ replay: '' })}>
        <Icon name="replay" size={16} />
        {translate({ id: 'benchmark.replay', message: 'Replay' })}
      </button>
      <Method />
    </HomeSection>
  );
}
