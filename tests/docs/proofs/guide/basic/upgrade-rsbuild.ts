import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { version } from '@rsbuild/core';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: "You needn't choose a version of Rspack, because @rsbuild/core installs its own: for 1.3.22, that's exactly @rspack/core 1.3.12.",
    run: 'script',
    expect() {
      const manifest = path.join(projectRoot, 'node_modules/@rsbuild/core/package.json');
      const { dependencies } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
        dependencies: Record<string, string>;
      };
      assert.deepEqual([version, dependencies['@rspack/core']], ['1.3.22', '1.3.12']);
    },
  },
  {
    says: 'The files are in the folder before, next to dist.',
    run: 'command',
    command: 'rsbuild inspect --output ../before',
    env: { NODE_ENV: 'production' },
    expect({ code, root }) {
      assert.equal(code, 0);
      assert.deepEqual(fs.readdirSync(path.join(root, 'before')).sort(), [
        'rsbuild.config.mjs',
        'rspack.config.web.mjs',
      ]);
    },
  },
  {
    says: 'Run npx rsbuild -v to see which version you have',
    run: 'command',
    command: 'rsbuild -v',
    expect: ({ log }) => assert.ok(log.includes(version)),
  },
];
