import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const counter = ['src/index.ts'];
const listed = { title: '.browserslistrc', nth: 1 };
const divided = { title: '.browserslistrc', nth: 2 };
const inManifest = { containing: '"browserslist": [', as: 'package.json' };
const dividedInManifest = { containing: '"production": [', as: 'package.json' };
const defaults = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];
const privateField = /class\b.*#\w+/;

/** The browsers that each environment gets. */
async function listsOf(cwd: string, rsbuildConfig: RsbuildConfig = {}) {
  const lists: Record<string, string[] | undefined> = {};
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  rsbuild.addPlugins([
    {
      name: 'note-lists',
      setup(api) {
        api.modifyRspackConfig((_, { environment: { name, browserslist } }) => {
          lists[name] = browserslist;
        });
      },
    },
  ]);
  await rsbuild.initConfigs();
  return lists;
}

const targets: RsbuildConfig = {
  environments: {
    web: {},
    worker: { output: { target: 'web-worker' } },
    node: { output: { target: 'node' } },
  },
};
/** What each language level has that the one before it lacks. */
const levels = {
  ES5: (code: string) => assert.doesNotMatch(code, /=>|async /),
  ES6: (code: string) => {
    assert.match(code, /=>/);
    assert.doesNotMatch(code, /async /);
  },
  'ES2017 and later': (code: string) => assert.match(code, /async /),
};
const examples: [row: string, level: keyof typeof levels][] = [
  [
    'Current desktop browsers (the default) | chrome >= 87, edge >= 88, firefox >= 78, safari >= 14',
    'ES2017 and later',
  ],
  [
    'Desktop browsers with ES6 | chrome >= 51, edge >= 15, firefox >= 54, safari >= 10, ios_saf >= 10',
    'ES6',
  ],
  ['Desktop browsers, including Internet Explorer | > 0.5%, not dead, IE 11', 'ES5'],
  ['Mobile browsers with ES6 | iOS >= 10, Chrome >= 51, > 0.5%, not dead, not op_mini all', 'ES6'],
  [
    'Mobile browsers, including those on old phones | iOS >= 9, Android >= 4.4, last 2 versions, > 0.2%, not dead',
    'ES5',
  ],
];

export const proofs: Proof[] = [
  {
    says: 'With the list above, dist/static/js/index.*.js still contains a class with a private field.',
    shown: listed,
    run: 'build',
    pageFiles: [...counter, listed],
    expect: ({ read }) => assert.match(read(script), privateField),
  },
  {
    says: [
      'If you change the list to IE 11 and build again, the class becomes functions.',
      'To see the effect, take a module that uses newer syntax:',
      'The output has old syntax although your list is modern | A single old browser is enough',
    ],
    run: 'build',
    pageFiles: counter,
    files: { '.browserslistrc': 'IE 11\n' },
    expect({ read }) {
      assert.doesNotMatch(read(script), /\bclass[ {]\w*\{|this\.#\w+/);
      assert.match(read(script), /function/);
    },
  },
  {
    says: 'The output has old syntax although your list is modern | A single old browser is enough, and > 0.5% may contain one. Preview the list',
    run: 'build',
    pageFiles: counter,
    files: { '.browserslistrc': 'chrome >= 100\nIE 11\n' },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\bclass[ {]\w*\{|this\.#\w+/),
  },
  {
    says: 'You can also put them under browserslist in package.json:',
    run: 'script',
    pageFiles: [inManifest],
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root), {
        web: ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100'],
      }),
  },
  ...['', '# none yet\n'].map<Proof>((list) => ({
    says: [
      "A file that's empty or has only comments ends the search too.",
      "Invalid configuration object, with received 'browserslist:' | .browserslistrc has no queries, or no part for the current NODE_ENV. Add one, or write queries above the first part",
    ],
    run: 'build',
    config: { root: './app' },
    files: {
      '.browserslistrc': 'chrome >= 101\n',
      'app/.browserslistrc': list,
      'app/src/index.js': '',
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(`${error}${log}`, /Invalid configuration object[^]*received 'browserslist:'/);
    },
  })),
  {
    says: [
      'Rsbuild looks in the project root and then in the folders above it, until it finds a list.',
      'You can also call the file browserslist, without the dot.',
    ],
    run: 'script',
    files: { browserslist: 'chrome >= 101\n', 'app/src/index.js': '' },
    async expect({ root, write }) {
      assert.deepEqual(await listsOf(path.join(root, 'app')), { web: ['chrome >= 101'] });
      write('other/.browserslistrc', 'chrome >= 102\n');
      assert.deepEqual(await listsOf(path.join(root, 'other')), { web: ['chrome >= 102'] });
    },
  },
  {
    says: [
      'Two lists in one folder are an error: … contains both .browserslistrc and package.json with browsers.',
      'contains both .browserslistrc and package.json with browsers | Keep one of the two lists',
    ],
    run: 'build',
    pageFiles: [listed, inManifest],
    expect: ({ error }) =>
      assert.match(`${error}`, /contains both \.browserslistrc and package\.json with browsers/),
  },
  {
    says: [
      'The targets web and web-worker use these files.',
      "The target node doesn't.",
      'node | node >= 16 | Node.js 16 and later',
    ],
    run: 'script',
    files: { '.browserslistrc': 'chrome >= 100\n' },
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root, targets), {
        web: ['chrome >= 100'],
        worker: ['chrome >= 100'],
        node: ['node >= 16'],
      }),
  },
  {
    says: [
      'web, web-worker | chrome >= 87, edge >= 88, firefox >= 78, safari >= 14',
      'node | node >= 16 | Node.js 16 and later',
      'Rsbuild uses output.overrideBrowserslist first, then a file, and then the default.',
    ],
    run: 'script',
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root, targets), {
        web: defaults,
        worker: defaults,
        node: ['node >= 16'],
      }),
  },
  {
    says: [
      'output.overrideBrowserslist takes precedence over the files.',
      'Rsbuild uses output.overrideBrowserslist first, then a file, and then the default.',
      'Your list has no effect | overrideBrowserslist is set, the target is node, or package.json has no part for the current NODE_ENV',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: "'node >= 20'" },
    files: { '.browserslistrc': 'IE 11\n' },
    expect: async ({ root, config }) =>
      assert.deepEqual(await listsOf(root, config), {
        web: ['chrome >= 100', 'safari >= 15.4'],
        node: ['node >= 20'],
      }),
  },
  ...[divided, dividedInManifest].flatMap((list) =>
    (['production', 'development'] as const).map<Proof>((mode) => ({
      says: [
        'A list can have parts for production and development.',
        'Rsbuild chooses the part by NODE_ENV:',
        'In package.json, it looks like this:',
      ],
      shown: divided,
      run: 'script',
      pageFiles: [list],
      config: { mode },
      expect: async ({ root }) =>
        assert.deepEqual(await listsOf(root, { mode }), {
          web:
            mode === 'production'
              ? defaults
              : ['last 1 chrome version', 'last 1 firefox version', 'last 1 safari version'],
        }),
    })),
  ),
  {
    says: [
      'In package.json, a part named defaults is used for other values of NODE_ENV.',
      'In .browserslistrc, the lines above the first part are used for them.',
      'Without them, a value that has no part gets the default if your list is in package.json.',
      'Your list has no effect | overrideBrowserslist is set, the target is node, or package.json has no part for the current NODE_ENV',
    ],
    run: 'script',
    env: { NODE_ENV: 'test' },
    async expect({ root, write }) {
      write(
        'one/package.json',
        '{ "browserslist": { "defaults": ["chrome >= 90"], "production": ["chrome >= 100"] } }',
      );
      write('lines/.browserslistrc', 'chrome >= 91\n\n[production]\nchrome >= 100\n');
      assert.deepEqual(await listsOf(path.join(root, 'one')), { web: ['chrome >= 90'] });
      assert.deepEqual(await listsOf(path.join(root, 'lines')), { web: ['chrome >= 91'] });
      write('two/package.json', '{ "browserslist": { "production": ["chrome >= 100"] } }');
      assert.deepEqual(await listsOf(path.join(root, 'two')), { web: defaults });
    },
  },
  {
    says: [
      "If it's in .browserslistrc, the list is empty, and a build for web fails with Invalid configuration object.",
      "Invalid configuration object, with received 'browserslist:' | .browserslistrc has no queries, or no part for the current NODE_ENV. Add one, or write queries above the first part",
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_ENV: 'test' },
    files: { '.browserslistrc': '[production]\nchrome >= 100\n' },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /Invalid configuration object[^]*received 'browserslist:'/);
    },
  },
  {
    says: [
      "Rsbuild reads your list and adjusts the syntax of JavaScript and CSS, vendor prefixes, polyfills and Rspack's runtime code to it.",
      'JavaScript syntax | SWC transforms the syntax that one of the browsers lacks',
      'CSS | Lightning CSS adds prefixes and transforms syntax, also while minifying',
    ],
    run: 'build',
    config: {
      output: { overrideBrowserslist: ['chrome >= 87', 'IE 11'], polyfill: 'usage' },
    },
    files: {
      'src/index.js': "import './a.css';\nconsole.log([1].at?.(-1));\n",
      'src/a.css': '.a { user-select: none; & b { color: red } }\n',
    },
    expect({ read, files }) {
      assert.match(read('static/css/index.*.css'), /-ms-user-select:none.*\.a b\{/);
      assert.doesNotMatch(read(script), /=>|\?\./);
      assert.ok(files.some((file) => file.includes('lib-polyfill')));
    },
  },
  {
    says: "Polyfills | If output.polyfill is on, the list decides which polyfills are added. It's off by default",
    run: 'script',
    files: { 'src/index.js': 'console.log([1].at(-1));\n' },
    async expect({ root }) {
      const sizes: number[] = [];
      for (const output of [
        {},
        { polyfill: 'entry', overrideBrowserslist: ['chrome >= 120'] },
        { polyfill: 'entry', overrideBrowserslist: ['chrome >= 50'] },
      ] satisfies RsbuildConfig['output'][]) {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { mode: 'production', output },
        });
        await (await rsbuild.build()).close();
        const folder = path.join(root, 'dist/static/js');
        const polyfills = fs.readdirSync(folder).find((file) => file.includes('lib-polyfill'));
        sizes.push(polyfills ? fs.statSync(path.join(folder, polyfills)).size : 0);
      }
      assert.equal(sizes[0], 0);
      assert.ok(sizes[1]! < sizes[2]!, sizes.join());
    },
  },
  {
    says: "Rspack's runtime code | With the default list, the target is ['web', 'es2017'], and with your own list it's ['web', 'browserslist:…']. In workers, it's ['webworker', 'es2017'] and ['webworker', 'es5']",
    run: 'script',
    async expect({ root }) {
      const own = { overrideBrowserslist: ['chrome >= 100'] };
      const targetOf = async (output: RsbuildConfig['output']) =>
        (await rspackConfig(root, { output })).target;
      assert.deepEqual(await targetOf({}), ['web', 'es2017']);
      assert.deepEqual(await targetOf(own), ['web', 'browserslist:chrome >= 100']);
      assert.deepEqual(await targetOf({ target: 'web-worker' }), ['webworker', 'es2017']);
      assert.deepEqual(await targetOf({ target: 'web-worker', ...own }), ['webworker', 'es5']);
    },
  },
  {
    says: ["The list alone doesn't add polyfills.", 'For Internet Explorer 11, you need both:'],
    run: 'build',
    config: { output: { overrideBrowserslist: ['IE 11'] } },
    files: { 'src/index.js': 'document.title = String([1].includes(1));\n' },
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  {
    says: 'For Internet Explorer 11, you need both:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "polyfill: 'usage'" },
    files: { 'src/index.js': 'document.title = String([1].includes(1));\n' },
    expect: ({ files }) => assert.ok(files.some((file) => file.includes('lib-polyfill'))),
  },
  ...examples.map<Proof>(([row, level]) => ({
    says: `${row} | ${level}`,
    run: 'build',
    config: {
      output: { overrideBrowserslist: row.replace(/.* \| /, '').split(', ') },
    },
    files: {
      'src/index.js':
        'const run = async (value) => { const twice = () => value * 2; await twice(); };\nconsole.log(run);\n',
    },
    expect: ({ read }) => levels[level](read(script)),
  })),
  {
    says: "The output has new syntax although your list is old | It comes from a dependency that isn't compiled. See Browser compatibility",
    run: 'build',
    config: { output: { overrideBrowserslist: ['IE 11'] } },
    files: {
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }',
      'node_modules/shoes/index.js': 'export const size = (a) => a?.size;\n',
      'src/index.js': "import { size } from 'shoes';\nconsole.log(size);\n",
    },
    expect: ({ read }) => assert.match(read(script), /=>.*\?\./),
  },
  {
    says: 'JavaScript syntax | SWC transforms the syntax that one of the browsers lacks',
    run: 'rspack',
    config: { output: { overrideBrowserslist: ['chrome >= 99'] } },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'swc-loader').env.targets, ['chrome >= 99']),
  },
];
