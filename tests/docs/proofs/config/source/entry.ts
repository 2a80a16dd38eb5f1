import assert from 'node:assert/strict';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { sameFiles } from '#kit/looks-like';
import { rspackConfig } from '#kit/rspack-config';
import type { Build, Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const pages = {
  'src/index.ts': "import './index.css';\nconsole.log('page index');\n",
  'src/about.ts': "import './about.css';\nconsole.log('page about');\n",
  'src/index.css': 'a { color: red }',
  'src/about.css': 'b { color: red }',
};

/** Proves a row by an entry with one field of the description. */
const described = (
  says: string,
  entry: Rspack.EntryDescription & { html?: boolean },
  expect: (build: Build) => void,
): Proof => ({
  says,
  run: 'build',
  files: {
    'src/index.ts': "console.log('page index');\n",
    'src/about.ts': "console.log('page about');\n",
    'src/lib.ts': "export const word = 'library';\n",
  },
  config: {
    output: { filenameHash: false },
    source: { entry: { one: entry } },
  } as RsbuildConfig,
  expect,
});

/** The scripts of both pages, in this order. */
const both = /page about[\s\S]*page index/;

export const proofs: Proof[] = [
  {
    says: [
      'Rsbuild builds a script for each of them, a stylesheet if it imports CSS, and an HTML page if the target is web.',
      'html | Whether the entry gets an HTML page. The default is true.',
    ],
    run: 'build',
    files: { 'src/a.js': 'console.log(1);', 'src/b.js': 'console.log(2);' },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: { import: './src/b.js', html: false } } },
    },
    expect: ({ files }) => assert.deepEqual(files, ['a.html', 'static/js/a.js', 'static/js/b.js']),
  },
  {
    says: "If you don't set the option, the entry is index in the src directory of the root, with the first of these extensions that exists: ts, js, tsx, jsx, mts, cts, mjs, cjs.",
    run: 'build',
    files: { 'src/index.js': "console.log('js');", 'src/index.ts': "console.log('ts');" },
    expect: ({ read }) => assert.match(read(script), /"ts"/),
  },
  {
    says: [
      'Rsbuild merges the entries of an environment with the top-level entries by name.',
      'A path replaces a path.',
      'If one of the two is an array, both are joined, with the top-level modules first,',
    ],
    run: 'build',
    files: { 'src/a.js': "console.log('a');", 'src/b.js': "console.log('b');" },
    config: {
      output: { filenameHash: false },
      source: { entry: { one: './src/a.js', many: ['./src/a.js'], kept: './src/a.js' } },
      environments: { web: { source: { entry: { one: './src/b.js', many: ['./src/b.js'] } } } },
    },
    expect({ read }) {
      assert.doesNotMatch(read('static/js/one.js'), /"a"/);
      assert.match(read('static/js/many.js'), /"a".*"b"/s);
      assert.match(read('static/js/kept.js'), /"a"/);
    },
  },
  {
    says: 'In this example, the page of index loads the script of shared first:',
    run: 'build',
    files: {
      'src/shared.ts': "export const a = 'a';",
      'src/index.ts': "import { a } from './shared';\nconsole.log(a);",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'dependOn' },
    expect: ({ read }) => assert.match(read('index.html'), /js\/shared\..*js\/index\./s),
  },
  {
    says: 'If there is no such file, the build fails with this message:',
    run: 'build',
    files: { 'src/index.js': '', 'src/other.js': '' },
    config: { root: 'src' },
    expect: ({ error }) => assert.match(`${error}`, /Could not find any entry module/),
  },
  {
    says: 'In production, the names of scripts and stylesheets also contain a hash.',
    run: 'build',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: 'about:' },
    expect({ files }) {
      assert.equal(
        files.filter((file) =>
          /^static\/(js|css)\/(index|about)\.[0-9a-f]{8}\.(js|css)$/.test(file),
        ).length,
        4,
      );
    },
  },
  {
    says: 'This is the output in development without source maps.',
    shown: { containing: 'about.html' },
    run: 'build',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: 'about:' },
    with: { mode: 'development' },
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => !file.endsWith('.js.map')),
        shown,
      ),
  },
  {
    says: 'The dev server serves the pages at / and /about.',
    run: 'dev',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: 'about:' },
    async expect({ page }) {
      assert.match(await page('/'), /js\/index\.js/);
      assert.match(await page('/about'), /js\/about\.js/);
    },
  },
  {
    says: [
      "['./src/setup.ts', './src/index.ts'] | Modules that are put into one bundle and run in this order",
      "'./src/index.ts' | A module, as an absolute path, or relative to the root with ./ at the start",
    ],
    run: 'build',
    files: pages,
    config: {
      output: { filenameHash: false },
      source: { entry: { both: ['./src/about.ts', './src/index.ts'], one: './src/index.ts' } },
    },
    expect({ read }) {
      assert.match(read('static/js/both.js'), /page about[\s\S]*page index/);
      assert.match(read('static/js/one.js'), /page index/);
    },
  },
  {
    says: 'as an absolute path, or relative to the root with ./ at the start',
    run: 'script',
    files: pages,
    async expect({ root }) {
      const { entry } = await rspackConfig(root, {
        source: { entry: { one: path.join(root, 'src/index.ts') } },
      });
      assert.match(JSON.stringify(entry), new RegExp(`"${root}/src/index.ts"`));
    },
  },
  {
    says: 'If you set an empty object as source.entry, Rsbuild uses the default entry.',
    run: 'build',
    config: { output: { filenameHash: false }, source: { entry: {} } },
    expect: ({ files }) => assert.ok(files.includes('static/js/index.js')),
  },
  described(
    'import | The path or paths of the modules. Required',
    {
      import: ['./src/about.ts', './src/index.ts'],
    },
    ({ read }) => assert.match(read('static/js/one.js'), /page about[\s\S]*page index/),
  ),
  described(
    'import | The path or paths of the modules. Required. Without it, Rsbuild writes no script for the entry and prints no message',
    { html: false } as never,
    ({ files, error, log }) => {
      assert.deepEqual(files, []);
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
    },
  ),
  described(
    'html | Whether the entry gets an HTML page. The default is true. Rsbuild adds this field',
    { import: './src/index.ts', html: false },
    ({ files }) => assert.deepEqual(files, ['static/js/one.js']),
  ),
  described(
    'html | Whether the entry gets an HTML page. The default is true.',
    { import: './src/index.ts' },
    ({ files }) => assert.deepEqual(files, ['one.html', 'static/js/one.js']),
  ),
  described(
    'filename | The path of the script in the output directory, instead of static/js/…',
    { import: './src/index.ts', filename: 'widgets/mine.js' },
    ({ files, read }) => {
      assert.deepEqual(files, ['one.html', 'widgets/mine.js']);
      assert.match(read('one.html'), /src="\/widgets\/mine\.js"/);
    },
  ),
  described(
    'runtime | The name of a chunk for the runtime code',
    { import: './src/index.ts', runtime: 'start' },
    ({ files }) => assert.ok(files.includes('static/js/start.js'), files.join()),
  ),
  described(
    'library | Exports the entry as a library',
    { import: './src/lib.ts', library: { type: 'commonjs-static' } },
    ({ read }) => assert.match(read('static/js/one.js'), /exports\.word ?=/),
  ),
  ...[true, false].map((layers): Proof => ({
    says: 'layer | The name of a layer for the modules. It needs experiments.layers in tools.rspack',
    run: 'build',
    config: {
      source: { entry: { one: { import: './src/index.js', layer: 'front' } } },
      tools: { rspack: { experiments: { layers } } },
    },
    expect: ({ error }) =>
      layers
        ? assert.equal(error, undefined)
        : assert.match(`${error}`, /'experiments\.layers' is enabled/),
  })),
  {
    says: ['HTML pages are created for the target web, unless tools.htmlPlugin is false.'],
    run: 'build',
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
        bare: { output: { distPath: { root: 'dist/bare' } }, tools: { htmlPlugin: false } },
      },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.html')),
        ['index.html'],
      ),
  },
  {
    says: 'Could not find any entry module, please make sure that src/index.(ts|js|tsx|jsx|mts|cts|mjs|cjs) exists, or customize entry through the source.entry configuration.',
    shown: { containing: 'Could not find any entry' },
    run: 'build',
    files: { 'src/index.js': '', 'src/other.js': '' },
    config: { root: 'src' },
    expect: ({ error, shown }) => assert.ok(error?.endsWith(shown.trim()), error),
  },
  {
    says: "'./src/index.ts' | A module, as an absolute path, or relative to the root with ./ at the start",
    run: 'build',
    files: pages,
    config: { source: { entry: { one: 'src/index.ts' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve 'src\/index\.ts'/),
  },
  {
    says: "If another environment has an entry, the message is Can't resolve './src' instead.",
    run: 'build',
    files: { 'src/index.js': '', 'app/page.js': "console.log('page');\n" },
    config: {
      root: 'app',
      environments: {
        web: { source: { entry: { page: './page.js' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '\.\/src'/),
  },
  {
    says: "With server.base '/shop', they are at /shop and /shop/about.",
    run: 'dev',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: 'about:' },
    with: { server: { base: '/shop' } },
    async expect({ get, page }) {
      assert.match(await page('/shop'), /js\/index\.js/);
      assert.match(await page('/shop/about'), /js\/about\.js/);
      assert.equal((await get('/about')).status, 404);
    },
  },
  {
    says: [
      "publicPath | The prefix of what the script loads, such as async chunks and assets. The tags in the page don't use it",
      'baseUri | The address that replaces import.meta.url in new URL()',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import url from './a.png?url';\nconsole.log(url, new URL('./a.png', import.meta.url).href);\n",
      'src/a.png': 'image',
    },
    config: {
      source: {
        entry: {
          one: {
            import: './src/index.js',
            publicPath: 'https://files.example.com/',
            baseUri: 'https://base.example.com/',
          },
        },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/one.*.js'), /"https:\/\/files\.example\.com\/"/);
      assert.match(read('static/js/one.*.js'), /"https:\/\/base\.example\.com\/"/);
      assert.match(read('one.html'), /src="\/static\/js\/one\./);
    },
  },
  ...(
    [
      ['./src/about.ts', ['./src/index.ts'], both],
      [['./src/about.ts'], './src/index.ts', both],
      [{ import: './src/about.ts', html: false }, ['./src/index.ts'], both],
      [['./src/about.ts'], { import: './src/index.ts', html: false }, both],
      [{ import: './src/about.ts', html: false }, './src/index.ts', /page index/],
      ['./src/about.ts', { import: './src/index.ts', html: false }, /page index/],
      [{ import: './src/about.ts', html: false }, { import: './src/index.ts' }, /page index/],
    ] as const
  ).map<Proof>(([top, own, expected], index) => ({
    says: [
      'If one of the two is an array, both are joined, with the top-level modules first, and the entry gets a page even if one of them has html: false.',
      'A path and a description object replace each other, and two objects are merged field by field.',
    ],
    run: 'build',
    files: pages,
    config: {
      output: { filenameHash: false },
      source: { entry: { one: top } },
      environments: { web: { source: { entry: { one: own } } } },
    } as RsbuildConfig,
    expect({ files, read }) {
      assert.match(read('static/js/one.js'), expected);
      if (index > 3) assert.doesNotMatch(read('static/js/one.js'), /page about/);
      assert.equal(files.includes('one.html'), index < 5);
    },
  })),
];
