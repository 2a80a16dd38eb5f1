import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Set an object, which may be empty.',
      'reportFilename | report-<environment>.html | File name of the report, relative to the output directory',
    ],
    run: 'build',
    config: { performance: { bundleAnalyze: {} } },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
  {
    says: 'Any non-empty value of the variable turns the report on, even BUNDLE_ANALYZE=false.',
    run: 'build',
    config: {},
    env: { BUNDLE_ANALYZE: 'false' },
    expect: ({ files }) => assert.ok(files.includes('report-web.html'), files.join()),
  },
];
