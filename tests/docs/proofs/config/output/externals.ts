import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { fakePackage } from '#kit/fake-package';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const imports = {
  'src/index.js': "import client from 'react-dom/client';\nconsole.log(client);\n",
};

/** A project whose function makes React an external. */
const reactFrom = (written: string) => ({
  'src/index.js': "import react from 'react';\nconsole.log(react);\n",
  'rsbuild.config.mjs': `export default { output: { filenameHash: false, externals: [({ request }) => (request === 'react' ? undefined : false), ${written}] } };\n`,
});

/** Builds a project, and says whether that ends without an error within ten seconds. */
const endsWell = (cwd: string) =>
  new Promise<boolean>((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const options = { cwd, env, timeout: 10_000, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [rsbuildBin, 'build'], options, (error) => resolve(!error));
  });

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
  {
    says: 'If it returns false, the import is bundled without asking the next item.',
    run: 'build',
    files: {
      'src/index.js': "import word from 'installed';\nconsole.log(word);\n",
      ...fakePackage('installed', "export default 'bundled';"),
    },
    config: {
      output: {
        externals: [
          ({ request }: { request?: string }) => (request === 'installed' ? false : undefined),
          { installed: 'Global' },
        ],
      },
    },
    expect: ({ read }) => assert.match(read(script), /"bundled"/),
  },
  ...["async () => 'React'", "(data) => 'React'"].map((written): Proof => ({
    says: 'Rspack only uses a returned value if the function declares exactly one parameter or returns a promise.',
    run: 'command',
    command: 'rsbuild build',
    files: reactFrom(written),
    expect: ({ read }) => assert.match(read('static/js/index.js'), /React/),
  })),
  {
    says: [
      'Rspack only uses a returned value if the function declares exactly one parameter or returns a promise.',
      "With a function such as () => 'React' or (...args) => 'React', or one that declares two parameters and doesn't call the callback, the build hangs or fails with channel closed.",
    ],
    run: 'script',
    async expect({ root, write }) {
      const functions = ["() => 'React'", "(...args) => 'React'", "(data, callback) => 'React'"];
      const ends = functions.map((written, index) => {
        for (const [name, text] of Object.entries(reactFrom(written))) {
          write(`${index}/${name}`, text);
        }
        return endsWell(path.join(root, String(index)));
      });
      assert.deepEqual(await Promise.all(ends), [false, false, false]);
    },
  },
  {
    says: "In it, an external is still read from a global variable, which doesn't exist there.",
    run: 'build',
    files: {
      'src/index.js':
        "new Worker(/* webpackChunkName: 'worker' */ new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': "import word from 'installed';\nconsole.log(word);\n",
      ...fakePackage('installed', "export default 'bundled';"),
    },
    config: {
      output: { externals: { installed: 'Global' }, filenameHash: false, minify: false },
    },
    expect({ read }) {
      assert.match(read('static/js/async/worker.js'), /= Global;/);
      assert.doesNotMatch(read('static/js/async/worker.js'), /bundled/);
    },
  },
  {
    says: [
      'web | The global variable React',
      "A string, 'lodash' | This exact request | The same name",
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import React from 'react';\nimport word from 'installed';\nimport sub from 'installed/sub';\nconsole.log(React, word, sub);\n",
      ...fakePackage('installed', "export default 'bundled';"),
      'node_modules/installed/sub.js': "export default 'part';",
    },
    config: { output: { externals: ['installed', { react: 'React' }], minify: false } },
    expect({ read }) {
      assert.match(read(script), /= React;/);
      assert.match(read(script), /= installed;/);
      assert.match(read(script), /'part'/);
      assert.doesNotMatch(read(script), /'bundled'/);
    },
  },
  {
    says: 'A regular expression, /^lodash/ | Each request that matches | The request itself',
    run: 'build',
    files: { 'src/index.js': "import sub from 'lodash/get';\nconsole.log(sub);\n" },
    config: { output: { target: 'node', externals: /^lodash/ } },
    expect: ({ read }) => assert.match(read('index.js'), /require\("lodash\/get"\)/),
  },
  {
    says: 'react-dom/client becomes an expression that divides and subtracts three variables.',
    run: 'build',
    files: imports,
    config: { output: { externals: 'react-dom/client', minify: false } },
    expect: ({ read }) => assert.match(read(script), /= react-dom\/client;/),
  },
  ...[true, false].map((value): Proof => ({
    says: ['true | The global variable that has the name of the request', 'false | Not external'],
    run: 'build',
    files: {
      'src/index.js': "import word from 'installed';\nconsole.log(word);\n",
      ...fakePackage('installed', "export default 'bundled';"),
    },
    config: { output: { externals: { installed: value }, minify: false } },
    expect: ({ read }) => assert.match(read(script), value ? /= installed;/ : /'bundled'/),
  })),
  {
    says: 'With this expression, such requests stay a require:',
    run: 'build',
    files: {
      'src/index.js':
        "import word from 'installed';\nimport own from '@/own';\nimport near from './near';\nconsole.log(word, own, near);\n",
      'src/own.js': "export default 'own';",
      'src/near.js': "export default 'near';",
    },
    sample: { title: 'rsbuild.config.ts', containing: '@swc' },
    with: { resolve: { alias: { '@': './src' } } },
    expect({ read }) {
      assert.match(read('index.js'), /require\("installed"\)/);
      assert.match(read('index.js'), /"own"/);
      assert.match(read('index.js'), /"near"/);
    },
  },
];
