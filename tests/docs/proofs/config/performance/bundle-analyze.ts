import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'In the config file, an object switches the report on; an empty one is enough.',
      'reportFilename | report-<environment>.html | File of the report, relative to the output folder',
    ],
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
];
