import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { fakePackage } from '#kit/fake-package';
import { looksLike } from '#kit/looks-like';
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
    says: 'In the output, a global variable replaces the import:',
    shown: { containing: 'external_ReactDOM_client_namespaceObject' },
    run: 'build',
    files: {
      'src/index.js':
        "import { createRoot } from 'react-dom/client';\ncreateRoot(document.body);\n",
    },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { minify: false } },
    expect: ({ read, shown }) => looksLike(read(script), shown.trim().split('\n').at(-1)!),
  },
  {
    says: 'append: false puts the library before your scripts, and publicPath: false keeps its URL as it is:',
    shown: { containing: 'lodash.min.js"></script>' },
    run: 'build',
    files: { 'src/index.js': "import _ from 'lodash';\nconsole.log(_);\n" },
    sample: { title: 'rsbuild.config.ts', containing: 'append: false' },
    expect({ read, shown }) {
      const [first, second] = shown.trim().split('\n');
      looksLike(read('index.html'), first!);
      looksLike(read('index.html'), second!);
      assert.ok(read('index.html').indexOf('lodash') < read('index.html').indexOf('static/js'));
    },
  },
  ...(['production', 'development'] as const).map((mode): Proof => ({
    says: 'In this case, declare the external for production alone, and install the package as well:',
    run: 'build',
    files: {
      'src/index.js': "import _ from 'lodash';\nconsole.log(_);\n",
      ...fakePackage('lodash', "export default 'bundled';"),
    },
    sample: {
      title: 'rsbuild.config.ts',
      containing: '{ lodash',
      section: 'Load a library from a CDN',
      nth: 2,
    },
    with: { mode, output: { filenameHash: false } },
    env: { NODE_ENV: mode },
    expect: ({ read }) =>
      assert.equal(/bundled/.test(read('static/js/index.js')), mode === 'development'),
  })),
  {
    says: 'Your module then waits until the library has loaded:',
    run: 'build',
    files: { 'src/index.js': "import { format } from 'date-fns';\nconsole.log(format);\n" },
    sample: { title: 'rsbuild.config.ts', containing: 'date-fns' },
    with: { output: { minify: false } },
    expect({ read }) {
      assert.match(read(script), /import\("https:\/\/esm\.sh\/date-fns@4\.1\.0"\)/);
      assert.match(read(script), /await __webpack_async_dependencies__/);
    },
  },
  {
    says: 'List them by name, and the bundle requires them from node_modules:',
    shown: { title: 'dist/index.js' },
    run: 'build',
    files: { 'src/index.js': "import sharp from 'sharp';\nconsole.log(sharp);\n" },
    sample: { title: 'rsbuild.config.ts', containing: "'sharp'" },
    expect: ({ read, shown }) =>
      assert.ok(read('index.js').includes(shown.trim().replace(';', ''))),
  },
  {
    says: '@shop/cart is Shop.cart,',
    shown: { containing: 'external_Shop_cart_namespaceObject' },
    run: 'build',
    files: {
      'src/index.js':
        "import { total } from '@shop/cart';\nimport word from 'installed';\nconsole.log(total, word);\n",
      ...fakePackage('installed', "export default 'bundled';"),
    },
    sample: { title: 'rsbuild.config.ts', containing: '@shop/' },
    with: { output: { minify: false } },
    expect({ read, shown }) {
      looksLike(read(script), shown.trim().split('\n').at(-1)!);
      assert.match(read(script), /'bundled'/);
    },
  },
  ...["async () => 'React'", "async (data, callback) => 'React'"].map((written): Proof => ({
    says: 'We recommend an async function, because it works with each number of parameters:',
    run: 'command',
    command: 'rsbuild build',
    files: reactFrom(written),
    expect: ({ read }) => assert.match(read('static/js/index.js'), /React/),
  })),
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
    says: "For the target node, there are no global variables to look for: react: 'React' becomes require('React').",
    run: 'build',
    files: { 'src/index.js': "import react from 'react';\nconsole.log(react);\n" },
    config: { output: { target: 'node', externals: { react: 'React' } } },
    expect: ({ read }) => assert.match(read('index.js'), /require\("React"\)/),
  },
  {
    says: [
      "Can't resolve",
      "But a worker can't see the variables of the page, so for the target web-worker, Rsbuild ignores the option and bundles the import.",
    ],
    run: 'build',
    files: { 'src/index.js': "import 'not-installed';\n" },
    config: { output: { target: 'web-worker', externals: { 'not-installed': 'Global' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve 'not-installed'/),
  },
  {
    says: 'When the function returns nothing, the next item of the array decides, and when none is left, the import is bundled.',
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
    says: 'When the function returns nothing, the next item of the array decides, and when none is left, the import is bundled.',
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
    says: 'To bundle the import, return false.',
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
    says: 'Unless your function is async, Rspack counts its parameters and only uses the returned value if the function declares exactly one.',
    run: 'command',
    command: 'rsbuild build',
    files: reactFrom(written),
    expect: ({ read }) => assert.match(read('static/js/index.js'), /React/),
  })),
  {
    says: [
      'Unless your function is async, Rspack counts its parameters and only uses the returned value if the function declares exactly one.',
      "() => 'React' and (...args) => 'React' declare none, and a function that declares two has to call the second, a callback.",
      'The build hangs or stops with channel closed',
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
    says: 'A worker from new Worker() is part of the build for web, so an external is still read from a global variable, which is missing in the worker.',
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
      'A string selects the request that is exactly the same.',
      "'react' works if there is a global variable react,",
      'Strings and regular expressions have no value, so Rspack uses the request itself',
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
    says: [
      'A regular expression selects each request that matches.',
      'Strings and regular expressions have no value, so Rspack uses the request itself',
    ],
    run: 'build',
    files: { 'src/index.js': "import sub from 'lodash/get';\nconsole.log(sub);\n" },
    config: { output: { target: 'node', externals: /^lodash/ } },
    expect: ({ read }) => assert.match(read('index.js'), /require\("lodash\/get"\)/),
  },
  {
    says: 'but react-dom/client becomes an expression that divides and subtracts three variables.',
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
    says: [
      'A regular expression selects each request that looks like a package, in other words one that begins with a letter, a digit or @:',
      '@/: this is an alias.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import word from 'installed';\nimport stream from 'JSONStream';\nimport zip from '7zip-bin';\nimport part from '@shop/cart/total';\nimport own from '@/own';\nimport near from './near';\nconsole.log(word, stream, zip, part, own, near);\n",
      'src/own.js': "export default 'own';",
      'src/near.js': "export default 'near';",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'a-z' },
    with: { resolve: { alias: { '@': './src' } } },
    expect({ read }) {
      for (const name of ['installed', 'JSONStream', '7zip-bin', '@shop/cart/total'])
        assert.ok(read('index.js').includes(`require("${name}")`), name);
      assert.match(read('index.js'), /"own"/);
      assert.match(read('index.js'), /"near"/);
    },
  },
];
