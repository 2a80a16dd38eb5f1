import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

const untouched = {
  'src/index.js': "import './vendor/a.js';\n",
  'src/vendor/a.js': 'console.log(globalThis.user?.name);\n',
};

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
  {
    says: 'A regular expression without an array makes Rsbuild fail with object is not iterable.',
    run: 'build',
    config: { source: { exclude: /src/ as never } },
    expect: ({ error }) => assert.match(`${error}`, /object is not iterable/),
  },
  {
    says: [
      "SWC doesn't compile the files that source.exclude selects.",
      'In Rspack, they become rule.exclude, which takes precedence over include.',
    ],
    run: 'build',
    files: untouched,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { exclude: [/vendor/], include: [/vendor/] },
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /user\?\.name/),
  },
  {
    says: "SWC doesn't compile newer syntax in them, and TypeScript or JSX leads to a syntax error.",
    run: 'build',
    files: {
      'src/index.js': "import './vendor/a';\n",
      'src/vendor/a.ts': 'const a: number = 1;\n',
    },
    config: { source: { exclude: [/vendor/] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
];
