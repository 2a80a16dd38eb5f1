import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

const imports = {
  'src/index.js': "import client from 'react-dom/client';\nconsole.log(client);\n",
};

export const proofs: Proof[] = [
  {
    says: "'_' | The global variable _",
    run: 'build',
    files: { 'src/index.js': "import $ from 'jquery';\nconsole.log($);\n" },
    config: { output: { externals: { jquery: 'jQuery' } } },
    expect: ({ read }) => assert.match(read(script), /=jQuery|\(jQuery\)/),
  },
  {
    says: "['ReactDOM', 'client'] | The property ReactDOM.client",
    run: 'build',
    files: imports,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { minify: false } },
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js'), /ReactDOM(\.client|\["client"\])/),
  },
  {
    says: "'window ReactDOM' | window.ReactDOM. The first word is the type of the external",
    run: 'build',
    files: imports,
    config: { output: { minify: false, externals: { 'react-dom/client': 'window ReactDOM' } } },
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js'), /window(\.ReactDOM|\["ReactDOM"\])/),
  },
  {
    says: "'import https://esm.sh/react' | A dynamic import() of this URL",
    run: 'build',
    files: imports,
    config: {
      output: { minify: false, externals: { 'react-dom/client': 'import https://esm.sh/react' } },
    },
    expect: ({ read }) =>
      assert.match(read('static/js/index.*.js'), /import\("https:\/\/esm\.sh\/react"\)/),
  },
  {
    says: "node | require('React')",
    run: 'build',
    files: { 'src/index.js': "import react from 'react';\nconsole.log(react);\n" },
    config: { output: { target: 'node', externals: { react: 'React' } } },
    expect: ({ read }) => assert.match(read('index.js'), /require\("React"\)/),
  },
  {
    says: 'Otherwise, the build fails.',
    run: 'build',
    files: { 'src/index.js': "import 'not-installed';\n" },
    config: { output: { target: 'web-worker', externals: { 'not-installed': 'Global' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve 'not-installed'/),
  },
  {
    says: 'If it returns nothing, the next item of the array decides. Without a next item, the import is bundled.',
    run: 'build',
    files: {
      'src/index.js': "import word from 'installed';\nconsole.log(word);\n",
      'node_modules/installed/index.js': "export default 'bundled';",
    },
    config: {
      output: {
        externals: [
          ({ request }: { request?: string }) => (request === 'other' ? 'Other' : undefined),
        ],
      },
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"bundled"/),
  },
  {
    says: 'If it returns nothing, the next item of the array decides.',
    run: 'build',
    files: { 'src/index.js': "import word from 'installed';\nconsole.log(word);\n" },
    config: {
      output: {
        externals: [
          ({ request }: { request?: string }) => (request === 'other' ? 'Other' : undefined),
          { installed: 'Global' },
        ],
      },
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /=Global\b/),
  },
];
