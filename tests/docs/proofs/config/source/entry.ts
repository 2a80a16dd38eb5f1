import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { looksLike, sameFiles } from '#kit/looks-like';
import { rspackConfig } from '#kit/rspack-config';
import type { Build, Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

/** The extensions of the default entry, in their order. */
const extensions = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];

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
      'Each entry gets a page, a script and, if it imports CSS, a stylesheet.',
      'An entry can also be an object, in which you set html to false:',
      'html | Whether the entry gets an HTML page. The default is true',
    ],
    run: 'build',
    files: {
      'src/a.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }',
      'src/b.js': 'console.log(2);',
    },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: { import: './src/b.js', html: false } } },
    },
    expect: ({ files }) =>
      assert.deepEqual(files, ['a.html', 'static/css/a.css', 'static/js/a.js', 'static/js/b.js']),
  },
  {
    says: [
      'The key is the name of the entry, which you meet again in the names of the output files.',
      'A relative path starts at the root of your project, with ./ in front:',
    ],
    shown: { containing: 'index.d8a4f1c2.js', nth: 1 },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: { 'src/main.ts': "console.log('main');\n" },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'Rsbuild starts at src/index and follows the imports from there.',
    run: 'build',
    files: { 'src/index.js': "import './a';\n", 'src/a.js': "console.log('imported');\n" },
    expect: ({ read }) => assert.match(read(script), /imported/),
  },
  ...extensions.map((extension, index): Proof => ({
    says: 'If you leave the option out, Rsbuild takes the first of these files that exists: src/index.ts, .js, .tsx, .jsx, .mts, .cts, .mjs or .cjs.',
    run: 'script',
    files: Object.fromEntries(
      extensions.slice(index).map((other) => [`src/index.${other}`, 'console.log(1);']),
    ),
    async expect({ root }) {
      // A project without files gets src/index.js.
      if (extension !== 'js') fs.rmSync(path.join(root, 'src/index.js'), { force: index > 0 });
      for (const other of extensions.slice(index)) {
        fs.writeFileSync(path.join(root, `src/index.${other}`), 'console.log(1);');
      }
      const { entry } = await rspackConfig(root, {});
      assert.match(JSON.stringify(entry), new RegExp(`src/index\\.${extension}"`));
    },
  })),
  {
    says: [
      'An entry at the top level belongs to each environment.',
      'When an environment has an entry of the same name, that one replaces it.',
      'When one of the two entries is an array, Rsbuild joins their modules, with those of the top level first.',
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
    says: 'Here, the page of index loads the script of shared first and uses its modules:',
    shown: { containing: 'shared.d81fcbf8.js' },
    run: 'build',
    files: {
      'src/shared.ts': "export const a = 'a';",
      'src/index.ts': "import { a } from './shared';\nconsole.log(a);",
    },
    sample: { title: 'rsbuild.config.ts', containing: 'dependOn' },
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.deepEqual(
        files.filter((file) => file.endsWith('.html')),
        ['index.html'],
      );
      assert.match(read('static/js/shared.*.js'), /"a"/);
      assert.doesNotMatch(read('static/js/index.*.js'), /"a"/);
    },
  },
  {
    says: "You have set no entry, and there's no index in src.",
    run: 'build',
    files: { 'src/index.js': '', 'src/other.js': '' },
    config: { root: 'src' },
    expect: ({ error }) => assert.match(`${error}`, /Could not find any entry module/),
  },
  {
    says: 'In production, scripts and stylesheets have a hash in their names:',
    run: 'build',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: "about: './src/about.ts'", nth: 1 },
    expect({ files }) {
      assert.equal(
        files.filter((file) =>
          /^static\/(js|css)\/(index|about)\.[0-9a-f]{8,10}\.(js|css)$/.test(file),
        ).length,
        4,
      );
    },
  },
  {
    says: 'This is what a development build writes when both import a stylesheet (source maps left out).',
    shown: { containing: 'about.html' },
    run: 'build',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: "about: './src/about.ts'", nth: 1 },
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
    sample: { title: 'rsbuild.config.ts', containing: "about: './src/about.ts'", nth: 1 },
    async expect({ page }) {
      assert.match(await page('/'), /js\/index\.js/);
      assert.match(await page('/about'), /js\/about\.js/);
    },
  },
  {
    says: ['An array puts its modules into one bundle and runs them in this order:'],
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
  ...['index', 'about'].map((name): Proof => ({
    says: [
      'To give each of them another title or template, use functions in html.title and html.template.',
      'They receive the name of the entry:',
    ],
    run: 'build',
    files: pages,
    sample: { title: 'rsbuild.config.ts', containing: 'About us' },
    expect: ({ read }) =>
      assert.match(
        read(`${name}.html`),
        name === 'about' ? /<title>About us</ : /<title>Shoe shop</,
      ),
  })),
  {
    says: 'src/pages/home/main.ts becomes the entry home and thus home.html.',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'glob' }],
    files: { 'src/pages/home/main.ts': '', 'src/pages/shop/main.tsx': '' },
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.deepEqual(
        files.filter((file) => file.endsWith('.html')),
        ['home.html', 'shop.html'],
      );
    },
  },
  {
    says: 'With filename, the script is at a URL that stays the same after each release, which those sites rely on.',
    shown: { containing: '── widget.js' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'widget' },
    files: { 'src/index.ts': 'console.log(1);', 'src/widget.ts': 'console.log(2);' },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'When two pages import the same package, each contains a copy, unless the package is split off.',
    run: 'build',
    files: {
      'src/a.js': "import { word } from 'words';\nconsole.log(word, 'a');\n",
      'src/b.js': "import { word } from 'words';\nconsole.log(word, 'b');\n",
      'node_modules/words/package.json': '{ "name": "words", "main": "index.js" }',
      'node_modules/words/index.js': "export const word = 'of the package';\n",
    },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: './src/b.js' } },
    },
    expect({ read }) {
      for (const name of ['a', 'b']) assert.match(read(`static/js/${name}.js`), /of the package/);
    },
  },
  described(
    'import | The path or paths of the modules. Required',
    {
      import: ['./src/about.ts', './src/index.ts'],
    },
    ({ read }) => assert.match(read('static/js/one.js'), /page about[\s\S]*page index/),
  ),
  described(
    'Rsbuild then writes no script and prints no message.',
    { html: false } as never,
    ({ files, error, log }) => {
      assert.deepEqual(files, []);
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/);
    },
  ),
  described(
    'html | Whether the entry gets an HTML page. The default is true',
    { import: './src/index.ts', html: false },
    ({ files }) => assert.deepEqual(files, ['static/js/one.js']),
  ),
  described(
    'html | Whether the entry gets an HTML page. The default is true',
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
    says: 'Only the target web gets HTML pages.',
    run: 'build',
    config: {
      environments: {
        web: {},
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
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
    says: [
      "Can't resolve 'src/index.ts'",
      'The path has no ./ in front, so Rspack looks for a package named src.',
    ],
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
    says: ['publicPath | The prefix of what the script loads, such as async chunks and assets'],
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
      'When one of the two entries is an array, Rsbuild joins their modules, with those of the top level first.',
      'The entry then gets a page even if one of the two has html: false.',
      'To avoid that, use an object in both places, because Rsbuild merges objects field by field.',
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
