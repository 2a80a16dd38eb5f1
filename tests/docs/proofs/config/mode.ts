import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      'Hash in the names of scripts (except for the target node) and stylesheets | None | 8 characters | None',
      'Source maps of JavaScript | cheap-module-source-map | None | cheap-module-source-map',
    ],
    run: 'build',
    config: { mode: 'development' },
    expect({ files }) {
      hasFile(files, /^static\/js\/index\.js$/);
      hasFile(files, /^static\/js\/index\.js\.map$/);
    },
  },
  {
    says: [
      'Minification of JavaScript and CSS | No | Yes | No',
      'Source maps of JavaScript | cheap-module-source-map | None | cheap-module-source-map',
    ],
    run: 'rspack',
    config: { mode: 'none' },
    expect({ mode, devtool, optimization }) {
      assert.equal(mode, 'none');
      assert.equal(devtool, 'cheap-module-source-map');
      assert.equal(optimization?.minimize, false);
    },
  },
];
