import React, { type ReactNode } from 'react';
import { benchmark, OWN_GROUP } from '../measurement';
import { benchmarkTexts } from '../benchmark-texts';
import BenchmarkChart from '../BenchmarkChart';
import HomeSection from '../HomeSection';
import Method from './Method';
import Verdicts from './Verdicts';

/** The site's own measurement: chart, verdicts, method. */
export default function Benchmark(): ReactNode {
  return (
    <HomeSection {...benchmarkTexts()}>
      <BenchmarkChart groups={benchmark.groups} highlight={OWN_GROUP} />
      <Verdicts groups={benchmark.groups} own={OWN_GROUP} />
      <Method measurement={benchmark} />
    </HomeSection>
  );
}
