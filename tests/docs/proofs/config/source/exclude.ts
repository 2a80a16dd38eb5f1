import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild still bundles them, but leaves their code as it is.',
    run: 'build',
    files: {
      'src/index.js': "import './raw/a.js';\n",
      'src/raw/a.js': 'console.log(globalThis.user?.name);',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { exclude: [/src[\\/]raw/] },
    },
    expect: ({ read }) => assert.match(read(script), /\?\.name/),
  },
];
