import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

type Hint = 'preload' | 'prefetch';

/** The `<link>` tags with a value of `rel` in a page: the file without its hash, then the other attributes. */
export function hintsOf(html: string, rel: string): string[] {
  return [...html.matchAll(/<link href="([^"]*)" rel="([^"]*)"([^>]*)>/g)]
    .filter((tag) => tag[2] === rel)
    .map((tag) => `${tag[1]!.replace(/\.[0-9a-f]{8}\./, '.')}${tag[3]}`);
}

const filesOf = (html: string, rel: string) =>
  hintsOf(html, rel).map((tag) => tag.split(' ')[0]!.replace(/.*\//, ''));

/** Two pages; the first loads a chunk with a stylesheet and files of many kinds. */
const pages = {
  'src/index.js':
    "import './index.css';\nimport url from './start.png';\nconsole.log(url);\nimport(/* webpackChunkName: 'later' */ './later.js');",
  'src/index.css': 'a { color: red }',
  'src/start.png': 'start',
  'src/later.js':
    "import './later.css';\nimport png from './later.png';\nimport font from './later.woff2';\nimport mp3 from './later.mp3';\nconsole.log(png, font, mp3);",
  'src/later.css': 'b { color: blue }',
  'src/later.png': 'png',
  'src/later.woff2': 'woff2',
  'src/later.mp3': 'mp3',
  'src/other.js': "import(/* webpackChunkName: 'elsewhere' */ './elsewhere.js');",
  'src/elsewhere.js': "console.log('elsewhere');",
};
const initial = ['index.css', 'start.png'];
const later = ['later.css', 'later.js', 'later.mp3', 'later.png', 'later.woff2'];

/** What the pages of `performance.preload` and `performance.prefetch` both say. */
export function hintProofs(rel: Hint): Proof[] {
  const selects = (
    says: string | string[],
    value: object | true,
    index: string[],
    other: string[] = [],
    output: object = {},
  ): Proof => ({
    says,
    run: 'build',
    files: pages,
    config: {
      source: { entry: { index: './src/index.js', other: './src/other.js' } },
      output: { dataUriLimit: 0, sourceMap: true, ...output },
      performance: { [rel]: value },
    },
    expect({ read }) {
      assert.deepEqual(filesOf(read('index.html'), rel).sort(), [...index].sort());
      assert.deepEqual(filesOf(read('other.html'), rel).sort(), [...other].sort());
    },
  });
  const onDemand = [
    "true is the same as { type: 'async-chunks' }.",
    "'async-chunks' | JavaScript that this page loads with import(), and its CSS, images and fonts",
  ];
  const template = (text: string) => ({ 'page.html': text, ...pages });
  return [
    ...(
      [
        [undefined, true],
        [true, false],
        [{ imports: true, entries: false }, false],
      ] as const
    ).map(([lazyCompilation, loadsCode]): Proof => ({
      says: "If dev.lazyCompilation is on, the tags in development don't load code that hasn't been compiled yet.",
      run: 'dev',
      files: {
        'src/index.js': "import('./late.js');\n",
        'src/late.js': "console.log('compiled');\n",
      },
      config: { dev: { lazyCompilation }, performance: { [rel]: true } },
      async expect({ get, page }) {
        const tags = hintsOf(await page('/'), rel).map((tag) => tag.split(' ')[0]!);
        const codes = await Promise.all(tags.map(async (tag) => (await get(tag)).text()));
        assert.equal(codes.join().includes("console.log('compiled')"), loadsCode);
      },
    })),
    selects([...onDemand, 'Source maps.'], true, later, ['elsewhere.js']),
    selects(onDemand, { type: 'async-chunks' }, later, ['elsewhere.js']),
    selects("type | 'async-chunks' | Which files to select from", {}, later, ['elsewhere.js']),
    selects(
      "'initial' | The files that this page loads from the start",
      { type: 'initial', dedupe: false },
      [...initial, 'index.js'],
      ['other.js'],
    ),
    selects('Both of the above', { type: 'all-chunks' }, [...later, ...initial], ['elsewhere.js']),
    selects(
      "'all-assets' | The files of the whole build, including those of other pages and sometimes their HTML",
      { type: 'all-assets' },
      [...later, ...initial, 'elsewhere.js', 'other.js'],
      [...later, ...initial, 'elsewhere.js', 'index.html', 'index.js'],
    ),
    selects(
      ['include | undefined | Only keep files that match', 'RegExp | /\\.png$/'],
      { include: /\.png$/ },
      ['later.png'],
    ),
    selects("String, which becomes a RegExp | '\\\\.png$'", { include: '\\.png$' }, ['later.png']),
    selects(
      "Function | (filename) => filename.endsWith('.png')",
      { include: (filename: string) => filename.endsWith('.png') },
      ['later.png'],
    ),
    selects(
      'Array, of which one item has to match | [/\\.png$/, /\\.jpg$/]',
      { include: [/\.png$/, /\.jpg$/] },
      ['later.png'],
    ),
    selects(
      'exclude | undefined | Leave out files that match. Takes precedence over include',
      { include: ['\\.png$', '\\.css$'], exclude: /\.css$/ },
      ['later.png'],
    ),
    selects(
      'The conditions are compared with the path of a file in the output directory',
      { include: /^static\/image\/later\.[0-9a-f]{8}\.png$/ },
      ['later.png'],
    ),
    ...[true, /\.js$/, { enable: true, test: /\.js$/ }].map((inlineScripts) =>
      selects(
        [
          'Files that match output.inlineScripts',
          "This also applies to on-demand chunks that match but aren't inlined.",
        ],
        true,
        later.filter((name) => !name.endsWith('.js')),
        [],
        { inlineScripts },
      ),
    ),
    ...[true, /\.css$/, { enable: true, test: /\.css$/ }].map((inlineStyles) =>
      selects(
        'Files that match output.inlineScripts or output.inlineStyles, if the value there is true or a RegExp in production mode, or an enabled object whose test is a RegExp.',
        true,
        later.filter((name) => !name.endsWith('.css')),
        ['elsewhere.js'],
        { inlineStyles },
      ),
    ),
    ...[{ inlineScripts: /later/ }, { inlineStyles: /later/ }].map((output) =>
      selects(
        'A RegExp in one of them counts for files of all types.',
        true,
        [],
        ['elsewhere.js'],
        output,
      ),
    ),
    selects(
      'With inlineScripts: /index/, for example, index.css gets no tag.',
      { type: 'all-chunks', include: /\.css$/ },
      ['later.css'],
      [],
      { inlineScripts: /index/ },
    ),
    selects(
      'To keep the tags of such chunks, use a RegExp that only matches the files of your entries.',
      true,
      later,
      ['elsewhere.js'],
      { inlineScripts: /[\\/](index|other)\.[^\\/]+\.js$/ },
    ),
    ...['initial', 'all-chunks', 'all-assets'].map((type) =>
      selects(
        [
          "If output.inlineStyles is a function, Rsbuild doesn't call it when it selects files for these tags.",
          "With 'initial', 'all-chunks' or 'all-assets', a stylesheet that the function inlines still gets a tag, so add that stylesheet to exclude.",
        ],
        { type, include: /index\..*css$/ },
        ['index.css'],
        type === 'all-assets' ? ['index.css'] : [],
        { inlineStyles: () => true },
      ),
    ),
    ...(['', '<%= htmlPlugin.tags.headTags %>'] as const).map((printed): Proof => ({
      says: 'If html.inject is false, the page only has the tags if your template prints htmlPlugin.tags.headTags.',
      run: 'build',
      files: template(`<!doctype html><html><head>${printed}</head><body></body></html>`),
      config: {
        html: { inject: false, template: './page.html' },
        performance: { [rel]: { include: /\.js$/ } },
      },
      expect: ({ read }) =>
        assert.deepEqual(filesOf(read('index.html'), rel), printed === '' ? [] : ['later.js']),
    })),
    {
      says: "Files that aren't part of the build.",
      run: 'build',
      files: { 'public/notes.txt': 'notes', ...pages },
      config: { performance: { [rel]: { type: 'all-assets' } } },
      expect({ files, read }) {
        assert.ok(files.includes('notes.txt'));
        assert.ok(!filesOf(read('index.html'), rel).includes('notes.txt'));
      },
    },
    {
      says: 'Rsbuild adds these tags after the scripts in development:',
      shown: { containing: `rel="${rel}"` },
      run: 'build',
      sample: { title: 'rsbuild.config.ts', containing: `${rel}: true` },
      with: { mode: 'development' },
      files: {
        'src/index.js': "import('./foo');\nimport('./bar');",
        'src/foo.js': "console.log('foo');",
        'src/bar.js': "console.log('bar');",
      },
      expect: ({ read, shown }) =>
        assert.ok(
          read('index.html').includes(shown.trim().replace(/>\n/g, '>')),
          read('index.html'),
        ),
    },
    ...([{ scriptLoading: 'blocking' }, { inject: 'body' }] as const).map((html): Proof => ({
      says: "With html.scriptLoading set to 'blocking', or html.inject set to 'body', the tags come before the scripts.",
      run: 'build',
      files: { 'src/index.js': "import('./later.js');", 'src/later.js': "console.log('later');" },
      config: { html, performance: { [rel]: true } },
      expect: ({ read }) =>
        assert.match(read('index.html'), new RegExp(`rel="${rel}"[^>]*>.*<script [^>]*src="`)),
    })),
    {
      says: [
        'If there is only one entry, its page also gets tags for the scripts of its web workers, and for the modules that you list in exposes of moduleFederation.options, although the page may not load these modules.',
        'Use exclude to leave them out.',
      ],
      run: 'build',
      files: { 'src/index.js': "console.log('page');", 'src/part.js': "console.log('part');" },
      config: {
        mode: 'development',
        performance: { [rel]: true },
        moduleFederation: { options: { name: 'shop', exposes: { './part': './src/part.js' } } },
        environments: {
          web: {},
          without: {
            output: { distPath: { root: 'dist/without' } },
            performance: { [rel]: { exclude: /src_part_js/ } },
          },
        },
      },
      expect({ read }) {
        assert.deepEqual(filesOf(read('index.html'), rel), ['src_part_js.js']);
        assert.deepEqual(filesOf(read('without/index.html'), rel), []);
      },
    },
    ...[true, false].map((alone): Proof => ({
      says: 'If there is only one entry, its page also gets tags for the scripts of its web workers',
      run: 'build',
      files: {
        'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));",
        'src/worker.js': "console.log('worker');",
        'src/widget.js': "console.log('widget');",
      },
      config: {
        mode: 'development',
        source: {
          entry: {
            index: './src/index.js',
            ...(!alone && { widget: { import: './src/widget.js', html: false } }),
          },
        },
        performance: { [rel]: true },
      },
      expect: ({ read }) =>
        assert.deepEqual(filesOf(read('index.html'), rel), alone ? ['src_worker_js.js'] : []),
    })),
  ];
}
