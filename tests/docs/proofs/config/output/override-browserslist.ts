import assert from 'node:assert/strict';
import { loaderOptions } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const script = 'static/js/index.*.js';

const defaults = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];

const method = { 'src/index.js': 'window.prices = { double(price) { return price * 2; } };\n' };

export const proofs: Proof[] = [
  {
    says: [
      'The build then compiles newer syntax and adds CSS prefixes for what is on the list:',
      "For the list at the top, SWC and Lightning CSS replace what these phones don't understand:",
    ],
    shown: { containing: 'null!=' },
    run: 'build',
    pageFiles: ['src/index.js', 'src/card.css'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => assert.ok(read(script).includes(shown.trim()), read(script)),
  },
  {
    shown: { containing: '-webkit-user-select' },
    run: 'build',
    pageFiles: ['src/index.js', 'src/card.css'],
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) => assert.equal(read(css), shown.trim()),
  },
  {
    says: "For ['chrome >= 100'], both stay short, because Chrome 100 supports them:",
    shown: { containing: 'document.title=window.shop?.name' },
    run: 'build',
    pageFiles: ['src/index.js', 'src/card.css'],
    config: { output: { overrideBrowserslist: ['chrome >= 100'] } },
    expect: ({ read, shown }) => assert.ok(read(script).includes(shown.trim()), read(script)),
  },
  {
    shown: { containing: '.card{user-select' },
    run: 'build',
    pageFiles: ['src/index.js', 'src/card.css'],
    config: { output: { overrideBrowserslist: ['chrome >= 100'] } },
    expect: ({ read, shown }) => assert.equal(read(css), shown.trim()),
  },
  {
    says: 'With its own list, the server build leaves more of your syntax alone, since the default for Node.js is node >= 16:',
    run: 'build',
    files: { 'src/index.js': 'class A { static { console.log(1); } }\nconsole.log(A);\n' },
    config: {
      output: { target: 'node', minify: false },
      environments: {
        plain: { output: { distPath: { root: 'dist/plain' } } },
        newer: {
          output: { distPath: { root: 'dist/newer' }, overrideBrowserslist: ['node >= 20'] },
        },
      },
    },
    expect({ read }) {
      assert.doesNotMatch(read('plain/index.js'), /static\s*\{/);
      assert.match(read('newer/index.js'), /static\s*\{/);
    },
  },
  ...([undefined, 'usage'] as const).map<Proof>((polyfill) => ({
    says: [
      'The list changes syntax, but Array.prototype.at is a function that this browser lacks.',
      'Turn on output.polyfill, which reads the same list and adds what is missing:',
    ],
    run: 'build',
    files: { 'src/index.js': 'console.log([1, 2].at(-1));\n' },
    config: {
      output: { polyfill, minify: false, overrideBrowserslist: ['iOS >= 9', 'Android >= 4.4'] },
    },
    expect({ files, read }) {
      assert.match(read(script), /\.at\(-1\)/);
      const added = files.find((file) => file.includes('lib-polyfill'));
      assert.equal(added !== undefined, polyfill === 'usage');
      if (added)
        assert.match(read(added), /ecma262\/#sec-array\.prototype\.at\n[^]*at: function at/);
    },
  })),
  {
    says: [
      'For the default list, its syntax is es2017.',
      'For any other list, the target decides: web uses the syntax that the list allows (browserslist:<list>), and web-worker uses es5.',
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
      'Your list contains browsers such as safari >= 9 or chrome >= 44.',
      'They support short methods, but no arrow functions, and the minimizer can turn a short method into an arrow function.',
    ],
    run: 'build',
    files: method,
    config: { output: { overrideBrowserslist: [browsers as string] } },
    expect: ({ read }) => assert.equal(read(script).includes('=>'), arrow),
  })),
  {
    says: 'Set compress: { arrows: false } in the options of the minimizer:',
    run: 'build',
    files: method,
    sample: { title: 'rsbuild.config.ts', containing: 'arrows: false' },
    expect: ({ read }) => assert.ok(!read(script).includes('=>')),
  },
  {
    says: [
      "Invalid configuration object with received 'browserslist:'",
      'Your list is empty, so a build for web fails.',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: [] } },
    expect({ error, files }) {
      assert.match(error ?? '', /Invalid configuration object[^]*received 'browserslist:'/);
      assert.equal(files.length, 0);
    },
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
