import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

/** `loadEnv` without a mode, and with the config function's, in a build with `--env-mode staging`. */
export const envModeProofs = (says: string[], variables: string, prefix: string): Proof[] =>
  ['', 'mode: envMode, '].map((mode) => ({
    says,
    run: 'command',
    command: 'rsbuild build --env-mode staging',
    files: {
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
export default ({ envMode }) => ({
  source: { define: loadEnv({ ${mode}prefixes: ['${prefix}'] }).publicVars },
});
`,
      '.env.staging': `${prefix}ONE=of staging\n`,
      '.env.production': `${prefix}ONE=of production\n${prefix}TWO=only in production\n`,
      'src/index.js': `console.log(${variables}.${prefix}ONE, () => ${variables}.${prefix}TWO);\n`,
    },
    expect({ read }) {
      const script = read('static/js/index.*.js');
      assert.match(script, /"of staging"/);
      assert.equal(script.includes('only in production'), !mode);
    },
  }));
