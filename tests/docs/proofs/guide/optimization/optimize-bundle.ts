import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { fakePackage } from '@site/tests/docs/proving/kit/fake-package';
import { hasFile } from '@site/tests/docs/proving/kit/has-file';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';
const kilobytes = (text: string) => Number.parseFloat(text);
/** Ids of modules depend on the folder, so that a size may differ a little. */
const isAbout = (found: number, shown: string) =>
  assert.ok(
    Math.abs(found - kilobytes(shown)) <= Math.max(0.11, kilobytes(shown) / 50),
    `expected ${shown}, found ${found} kB`,
  );
/** The size of a build as a whole, as it prints it. */
const sizeOf = (log: string) => Number(/Total: +([\d.]+) kB/.exec(log)?.[1]);
const lodash = { 'src/packages.js': "import 'lodash';\n" };
const polyfills = (config: RsbuildConfig['output']): Pick<Proof, 'config' | 'files'> => ({
  config: { output: config },
  files: { 'src/index.js': 'document.title = String([1].at(-1));\n' },
});
const dates: [
  row: string,
  size: string,
  code: string,
  performance: RsbuildConfig['performance'],
][] = [
  [
    'moment | 304.4 kB',
    '304.4',
    "import moment from 'moment';\ndocument.title = moment().format('LL');\n",
    {},
  ],
  [
    'moment with performance.removeMomentLocale | 61.2 kB',
    '61.2',
    "import moment from 'moment';\ndocument.title = moment().format('LL');\n",
    { removeMomentLocale: true },
  ],
];

export const proofs: Proof[] = [
  {
    says: [
      'rsbuild build prints the sizes, and this command also creates a map of what is in the bundle:',
      'Open dist/report-web.html.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { BUNDLE_ANALYZE: 'true' },
    expect({ files, log }) {
      hasFile([...files], /^report-web\.html$/);
      assert.match(log, /index\.html +[\d.]+ kB/);
    },
  },
  {
    says: "It's about the production build, because the dev server doesn't minify its output.",
    run: 'dev',
    files: { 'src/index.js': 'const long = 1;\nconsole.log(long);\n' },
    expect: async ({ get }) =>
      assert.match(await (await get('/static/js/index.js')).text(), /const long = 1;\n/),
  },
  {
    says: [
      'The second way is resolve.dedupe (since 1.1.7).',
      'Imports of the listed packages then lead to the copy in the project root:',
      'A package that needs another version now gets this copy too.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'dedupe' },
    files: {
      ...fakePackage('lodash', "export default 'of the root';"),
      ...fakePackage('shop', "import lodash from 'lodash';\nexport default lodash;"),
      'node_modules/shop/node_modules/lodash/package.json':
        '{ "name": "lodash", "main": "index.js" }',
      'node_modules/shop/node_modules/lodash/index.js': "export default 'of the shop';\n",
      'src/index.js': "import shop from 'shop';\nconsole.log(shop);\n",
    },
    expect({ read }) {
      assert.match(read(script), /of the root/);
      assert.doesNotMatch(read(script), /of the shop/);
    },
  },
  ...dates.map<Proof>(([says, size, code, performance]) => ({
    says,
    run: 'build',
    config: { performance },
    files: { 'src/index.js': code },
    expect: ({ log }) => isAbout(sizeOf(log), size),
  })),
  {
    says: 'day.js | 8.4 kB',
    run: 'build',
    pageFiles: ['src/index.ts'],
    expect: ({ log }) => isAbout(sizeOf(log), '8.4'),
  },
  {
    says: "import { chunk } from 'lodash' | 71.9 kB",
    run: 'build',
    files: { ...lodash, 'src/index.js': "import { chunk } from 'lodash';\nconsole.log(chunk);\n" },
    expect: ({ log }) => isAbout(sizeOf(log), '71.9'),
  },
  {
    says: "import chunk from 'lodash/chunk' | 4.1 kB",
    run: 'build',
    files: {
      ...lodash,
      'src/index.js': "import chunk from 'lodash/chunk';\nconsole.log(chunk);\n",
    },
    expect: ({ log }) => isAbout(sizeOf(log), '4.1'),
  },
  {
    says: [
      "The first form bundles lodash as a whole, because tree shaking can't analyze its CommonJS build. source.transformImport turns the first form into the second one.",
    ],
    run: 'build',
    config: {
      source: { transformImport: [{ libraryName: 'lodash', customName: 'lodash/{{ member }}' }] },
    },
    files: { ...lodash, 'src/index.js': "import { chunk } from 'lodash';\nconsole.log(chunk);\n" },
    expect: ({ log }) => isAbout(sizeOf(log), '4.1'),
  },
  {
    says: ['By default, Rsbuild adds no polyfills.', "'off' | None"],
    run: 'build',
    ...polyfills({}),
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  ...(
    [
      ['entry', '149'],
      ['usage', '15'],
    ] as const
  ).map<Proof>(([polyfill, size]) => ({
    says: [
      `'${polyfill}' | ${size} kB`,
      "If you've set the option to 'entry', it adds what the browsers lack, whether you use it or not.",
      "With 'usage', it adds what your code uses.",
      'This is the result for a page that calls [1].at(-1), with the default browser list:',
    ],
    run: 'build',
    ...polyfills({ polyfill }),
    expect({ log }) {
      const found = Number(/lib-polyfill\.\w+\.js +([\d.]+) kB/.exec(log)?.[1]);
      assert.ok(
        Math.abs(found - kilobytes(size)) <= Math.max(0.6, kilobytes(size) / 50),
        `${found}`,
      );
    },
  })),
  {
    says: "'usage' doesn't look at the JavaScript of your dependencies.",
    run: 'build',
    config: { output: { polyfill: 'usage' } },
    files: {
      ...fakePackage('shoes', 'export default [1].at(-1);'),
      'src/index.js': "import shoes from 'shoes';\nconsole.log(shoes);\n",
    },
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  {
    says: [
      "What the first view doesn't need can be loaded later, with import().",
      'A large package that rarely changes can get a separate chunk, so that browsers keep it in their cache when you release a new version:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'echarts' },
    files: {
      ...fakePackage('echarts'),
      'src/index.js':
        "import charts from 'echarts';\nconsole.log(charts);\nimport('./later.js');\n",
      'src/later.js': "console.log('later');\n",
    },
    expect({ files }) {
      hasFile(files, /^static\/js\/charts\.\w{8}\.js$/);
      hasFile(files, /^static\/js\/async\//);
    },
  },
];
