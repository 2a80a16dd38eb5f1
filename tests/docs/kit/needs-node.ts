import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const fromSite = createRequire(path.join(projectRoot, 'package.json'));

/** That the package asks for Node.js 16.10 or later. */
export const needsNode = (says: string): Proof => ({
  says,
  run: 'script',
  expect() {
    const { engines } = fromSite('@rsbuild/core/package.json') as { engines: { node: string } };
    assert.equal(engines.node, '>=16.10.0');
  },
});
