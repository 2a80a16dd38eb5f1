import assert from 'node:assert/strict';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'output.distPath | static/assets | The directory in the output',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.json5?url';\nconsole.log(url);\n",
      'src/a.json5': '{}',
    },
    config: { source: { assetsInclude: /\.json5$/ } },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.[0-9a-f]{8}\.json5$/),
  },
  {
    says: 'Without this option, importing a PDF makes the build fail, because Rspack tries to parse the file as JavaScript.',
    run: 'build',
    files: { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': '%PDF-1.7 binary' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  {
    says: 'output.filename | [name].[contenthash:8][ext] | The name in the output',
    run: 'build',
    files: {
      'src/index.js': "import url from './manual.pdf?url';\nconsole.log(url);\n",
      'src/manual.pdf': '%PDF-1.7',
    },
    config: { mode: 'development', source: { assetsInclude: /\.pdf$/ } },
    expect: ({ files }) =>
      assert.ok(files.some((file) => /^static\/assets\/manual\.[0-9a-f]{8}\.pdf$/.test(file))),
  },
  {
    says: './prices.csv?raw | The content as a string',
    run: 'build',
    files: {
      'src/index.js': "import text from './prices.csv?raw';\nconsole.log(text);\n",
      'src/prices.csv': 'tea,3',
    },
    config: { source: { assetsInclude: /\.csv$/ } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"tea,3"/),
  },
];
