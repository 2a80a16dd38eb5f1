import assert from 'node:assert/strict';
import { loaderOptions } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const script = 'static/js/index.*.js';

const defaults = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];

const method = { 'src/index.js': 'window.prices = { double(price) { return price * 2; } };\n' };

export const proofs: Proof[] = [
  {
    says: [
      "The syntax of your code | SWC compiles what the browsers don't support",
      'CSS | Lightning CSS adds prefixes and compiles newer syntax',
    ],
    run: 'build',
    files: { ...styled, 'src/index.js': "import './a.css';\nconsole.log(globalThis.a?.b);\n" },
    config: {
      environments: {
        older: {
          output: { overrideBrowserslist: ['safari >= 9'], distPath: { root: 'dist/older' } },
        },
        newer: {
          output: { overrideBrowserslist: ['chrome >= 100'], distPath: { root: 'dist/newer' } },
        },
      },
    },
    expect({ read }) {
      for (const name of ['older', 'newer']) {
        const isNewer = name === 'newer';
        assert.equal(/\?\./.test(read(`${name}/${script}`)), isNewer);
        const css = read(`${name}/static/css/index.*.css`);
        assert.match(css, /[;{]user-select:none/);
        assert.equal(css.includes('-webkit-user-select:none'), !isNewer);
      }
    },
  },
  {
    says: [
      'The runtime code of Rspack for web | es2017 with the default list, otherwise the syntax that the list allows (browserslist:<list>)',
      'The runtime code of Rspack for web-worker | es2017 with the default list, otherwise es5',
    ],
    run: 'rspack',
    config: {
      environments: {
        web: {},
        worker: { output: { target: 'web-worker' } },
        newer: { output: { overrideBrowserslist: ['chrome >= 100'] } },
        newerWorker: { output: { target: 'web-worker', overrideBrowserslist: ['chrome >= 100'] } },
      },
    },
    expect: (_config, { rspack }) =>
      assert.deepEqual(
        rspack.map(({ target }) => (target as string[])[1]),
        ['es2017', 'es2017', 'browserslist:chrome >= 100', 'es5'],
      ),
  },
  {
    says: [
      'A list that you set for an environment replaces the top-level one.',
      "The two aren't merged.",
    ],
    run: 'rspack',
    config: {
      output: { overrideBrowserslist: ['chrome >= 90'] },
      environments: { web: { output: { overrideBrowserslist: ['chrome >= 100'] } } },
    },
    expect: ({ target }) => assert.deepEqual(target, ['web', 'browserslist:chrome >= 100']),
  },
  ...(
    [
      [
        '1 | output.overrideBrowserslist | Yes | Yes',
        { '.browserslistrc': 'chrome >= 100\n' },
        ['chrome >= 95'],
        [['chrome >= 95'], ['chrome >= 95'], ['chrome >= 95']],
      ],
      [
        '2 | .browserslistrc, or browserslist in package.json | Yes | Not read',
        { '.browserslistrc': 'chrome >= 100\n' },
        undefined,
        [['chrome >= 100'], ['chrome >= 100'], ['node >= 16']],
      ],
      [
        '2 | .browserslistrc, or browserslist in package.json | Yes | Not read',
        { 'package.json': '{ "browserslist": ["chrome >= 100"] }' },
        undefined,
        [['chrome >= 100'], ['chrome >= 100'], ['node >= 16']],
      ],
      [
        '3 | Default | chrome >= 87, edge >= 88, firefox >= 78, safari >= 14 | node >= 16',
        {},
        undefined,
        [defaults, defaults, ['node >= 16']],
      ],
    ] as [string, Record<string, string>, string[] | undefined, string[][]][]
  ).map<Proof>(([says, files, overrideBrowserslist, lists]) => ({
    says,
    run: 'rspack',
    files,
    config: {
      output: { overrideBrowserslist },
      environments: {
        web: {},
        worker: { output: { target: 'web-worker' } },
        node: { output: { target: 'node' } },
      },
    },
    expect: (_config, { rspack }) =>
      assert.deepEqual(
        rspack.map(
          (config) =>
            loaderOptions<{ env: { targets: string[] } }>(config, 'swc-loader').env.targets,
        ),
        lists,
      ),
  })),
  ...[
    ['safari >= 9', true],
    ['chrome >= 44', true],
    ['ie 11', false],
  ].map(([browsers, arrow]): Proof => ({
    says: [
      'The minimizer can turn short methods into arrow functions.',
      'For a list such as safari >= 9 or chrome >= 44, which has short methods but no arrow functions',
    ],
    run: 'build',
    files: method,
    config: { output: { overrideBrowserslist: [browsers as string] } },
    expect: ({ read }) => assert.equal(read(script).includes('=>'), arrow),
  })),
  {
    says: 'set compress: { arrows: false } in the options of the minimizer.',
    run: 'build',
    files: method,
    config: {
      output: {
        overrideBrowserslist: ['safari >= 9'],
        minify: { jsOptions: { minimizerOptions: { compress: { arrows: false } } } },
      },
    },
    expect: ({ read }) => assert.ok(!read(script).includes('=>')),
  },
  {
    says: 'For web, an empty list makes the build fail.',
    run: 'build',
    config: { output: { overrideBrowserslist: [] } },
    expect: ({ error, files }) => assert.ok(error !== undefined && files.length === 0, error),
  },
  {
    says: '3 | Default | chrome >= 87, edge >= 88, firefox >= 78, safari >= 14 | node >= 16',
    run: 'rspack',
    config: {
      environments: {
        web: {
          output: {
            overrideBrowserslist: ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'],
          },
        },
      },
    },
    expect: ({ target }) => assert.deepEqual(target, ['web', 'es2017']),
  },
];
