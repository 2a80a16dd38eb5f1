import React, { type ReactNode } from 'react';
import { benchmark, OWN_GROUP } from '../measurement';
import { benchmarkTexts } from '../benchmark-texts';
import BenchmarkChart from '../BenchmarkChart';
import HomeSection from '../HomeSection';
import Method from './Method';
import Verdicts from './Verdicts';

export interface Props {
  readonly title?: string;
  readonly tagline?: string;
}

/** The site's own measurement: chart, verdicts, method. */
export default function Benchmark(props: Props): ReactNode {
  const { title, tagline } = { ...benchmarkTexts(), ...props };
  return (
    <HomeSection title={title} tagline={tagline}>
      <BenchmarkChart groups={benchmark.groups} highlight={OWN_GROUP} />
      <Verdicts groups={benchmark.groups} own={OWN_GROUP} />
      <Method measurement={benchmark} />
    </HomeSection>
  );
}
