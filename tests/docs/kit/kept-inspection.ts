import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { hasFile } from './has-file';

const name = '.rsbuild/rspack.config.web.mjs';

/** That `inspect` keeps an Rspack file of an earlier run and writes the new one under another name. */
export const keepsInspection = (says: string): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild inspect',
  files: { [`dist/${name}`]: 'from an earlier run' },
  expect({ code, files, read }) {
    assert.equal(code, 0);
    assert.equal(read(name), 'from an earlier run');
    hasFile([...files], /^\.rsbuild\/rspack\.config\.web\.\d+\.mjs$/);
  },
});
