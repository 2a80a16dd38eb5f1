import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

type Hint = 'preload' | 'prefetch';

/** The `<link>` tags with a value of `rel` in a page: the file without its hash, then the other attributes. */
export function hintsOf(html: string, rel: string): string[] {
  return [...html.matchAll(/<link href="([^"]*)" rel="([^"]*)"([^>]*)>/g)]
    .filter((tag) => tag[2] === rel)
    .map((tag) => `${tag[1]!.replace(/\.[0-9a-f]{8,10}\./, '.')}${tag[3]}`);
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

/** The example of both pages: a photo from the start, and a cart that is loaded on demand. */
const shop = {
  'src/index.js':
    "import './index.css';\nimport url from './photo.png';\nconsole.log(url);\nimport(/* webpackChunkName: 'cart' */ './cart.js');",
  'src/index.css': 'a { color: red }',
  'src/photo.png': 'photo',
  'src/cart.js': "import './cart.css';\nconsole.log('cart');",
  'src/cart.css': "@font-face { font-family: Cart; src: url('./cart.woff2') }",
  'src/cart.woff2': 'font',
};

/** What the pages of `performance.preload` and `performance.prefetch` both say, each about its own tags. */
export function pageProofs(rel: Hint): Proof[] {
  return [
    {
      says: `${rel} selects from the files of the build.`,
      run: 'build',
      files: { 'public/notes.txt': 'notes', ...pages },
      config: { performance: { [rel]: { type: 'all-assets' } } },
      expect({ files, read }) {
        assert.ok(files.includes('notes.txt'));
        assert.ok(!filesOf(read('index.html'), rel).includes('notes.txt'));
      },
    },
    {
      says:
        rel === 'prefetch'
          ? [
              'Say your page loads two routes on demand:',
              'With true, the page of the development build contains a tag for each:',
            ]
          : 'In a development build, the page then contains these tags:',
      shown: { containing: `src_bar_js.js" rel="${rel}"` },
      run: 'build',
      sample: { title: 'rsbuild.config.ts', containing: `${rel}: true` },
      with: { mode: 'development' },
      pageFiles: ['src/index.js'],
      files: {
        'src/foo.js': "console.log('foo');",
        'src/bar.js': "console.log('bar');",
      },
      expect: ({ read, shown }) =>
        assert.ok(
          read('index.html').includes(shown.trim().replace(/>\n/g, '>')),
          read('index.html'),
        ),
    },
  ];
}

/** What the fragment says that both pages import. */
export function hintProofs(rel: Hint): Proof[] {
  const built = (
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
  const chosen = (says: string | string[], value: object | true, expected: string[]): Proof => ({
    says,
    run: 'build',
    files: shop,
    config: { output: { dataUriLimit: 0 }, performance: { [rel]: value } },
    expect: ({ read }) =>
      assert.deepEqual(filesOf(read('index.html'), rel).sort(), [...expected].sort()),
  });
  const cart = ['cart.css', 'cart.js', 'cart.woff2'];
  const onDemand = [
    'By default, Rsbuild takes the files behind import(), because',
    "'async-chunks' (default) | cart.js, cart.css and cart.woff2",
  ];
  const template = (text: string) => ({ 'page.html': text, ...pages });
  return [
    {
      shown: { containing: 'static/font/cart.woff2' },
      run: 'build',
      files: shop,
      config: { output: { dataUriLimit: 0 }, performance: { [rel]: true } },
      expect: ({ files, shown }) =>
        assert.deepEqual(
          files.map((file) => file.replace(/\.[0-9a-f]{8,10}\./, '.')).sort(),
          shown.trim().split('\n').sort(),
        ),
    },
    ...[true, {}, { type: 'async-chunks' }].map((value) =>
      chosen(onDemand, value as object | true, cart),
    ),
    chosen(
      [
        "'initial' | index.css and photo.png",
        'Scripts that the page loads with <script> get no second tag, which is why index.js is missing.',
      ],
      { type: 'initial' },
      ['index.css', 'photo.png'],
    ),
    chosen(
      ['Both of the above', 'The other values select what the page loads from the start, or both:'],
      { type: 'all-chunks' },
      [...cart, 'index.css', 'photo.png'],
    ),
    built(
      'When your build has more than one page, each of them gets tags for its own chunks.',
      true,
      later,
      ['elsewhere.js'],
    ),
    built(
      [
        "'all-assets' | The files of the whole build, including those of other pages and sometimes their HTML",
        "Only 'all-assets' adds the files of the other pages, so use this value together with include.",
      ],
      { type: 'all-assets' },
      [...later, ...initial, 'elsewhere.js', 'other.js'],
      [...later, ...initial, 'elsewhere.js', 'index.html', 'index.js'],
    ),
    built('include keeps the files that match', { include: /\.png$/ }, ['later.png']),
    built('exclude leaves out those that match.', { exclude: /\.(js|css|mp3)$/ }, [
      'later.png',
      'later.woff2',
    ]),
    built(
      [
        'When you set an array, one item has to match.',
        'The items can be regular expressions, functions and strings, and Rsbuild turns a string into a regular expression:',
      ],
      { include: [/\.png$/, '\\.m.3$', (name: string) => name.endsWith('.css')] },
      ['later.css', 'later.mp3', 'later.png'],
    ),
    built(
      'If a file matches include and exclude, it gets no tag:',
      { include: ['\\.png$', '\\.css$'], exclude: /\.css$/ },
      ['later.png'],
    ),
    built(
      'Both compare your pattern with the path in the output directory',
      { include: /^static\/image\/later\.[0-9a-f]{8,10}\.png$/ },
      ['later.png'],
    ),
    built(
      'with inlineScripts: true, no script gets a tag.',
      true,
      later.filter((name) => !name.endsWith('.js')),
      [],
      { inlineScripts: true },
    ),
    ...[true, /\.js$/, { enable: true, test: /\.js$/ }].map((inlineScripts) =>
      built(
        [
          'Rsbuild expects the files that match one of these options inside the page, so they get no tag.',
          "But chunks behind import() match too, although they aren't inlined",
        ],
        true,
        later.filter((name) => !name.endsWith('.js')),
        [],
        { inlineScripts },
      ),
    ),
    ...[true, /\.css$/, { enable: true, test: /\.css$/ }].map((inlineStyles) =>
      built(
        'Rsbuild expects the files that match one of these options inside the page, so they get no tag.',
        true,
        later.filter((name) => !name.endsWith('.css')),
        ['elsewhere.js'],
        { inlineStyles },
      ),
    ),
    {
      says: 'Use a pattern that matches your entry alone, and the chunks keep their tags:',
      run: 'build',
      sample: { title: 'rsbuild.config.ts', containing: 'inlineScripts' },
      with: { output: { dataUriLimit: 0 }, performance: { [rel]: true } },
      files: shop,
      expect({ files, read }) {
        assert.ok(!files.some((file) => /static\/js\/index/.test(file)));
        assert.deepEqual(filesOf(read('index.html'), rel).sort(), cart);
      },
    },
    ...[{ inlineScripts: /later/ }, { inlineStyles: /later/ }].map((output) =>
      built(
        'A regular expression in output.inlineScripts or output.inlineStyles counts for files of all types.',
        true,
        [],
        ['elsewhere.js'],
        output,
      ),
    ),
    built(
      'With inlineScripts: /index/, for example, index.css gets no tag either.',
      { type: 'all-chunks', include: /\.css$/ },
      ['later.css'],
      [],
      { inlineScripts: /index/ },
    ),
    ...['initial', 'all-chunks', 'all-assets'].map((type) =>
      built(
        [
          "Rsbuild doesn't call this function when it chooses files.",
          "A stylesheet that the function inlines still gets a tag with 'initial', 'all-chunks' or 'all-assets', so add that stylesheet to exclude.",
        ],
        { type, include: /index\..*css$/ },
        ['index.css'],
        type === 'all-assets' ? ['index.css'] : [],
        { inlineStyles: () => true },
      ),
    ),
    ...(['', '<%= htmlPlugin.tags.headTags %>'] as const).map((printed): Proof => ({
      says: 'When html.inject is false, your template has to print the tags:',
      run: 'build',
      files: template(`<!doctype html><html><head>${printed}</head><body></body></html>`),
      config: {
        html: { inject: false, template: './page.html' },
        performance: { [rel]: { include: /\.js$/ } },
      },
      expect: ({ read }) =>
        assert.deepEqual(filesOf(read('index.html'), rel), printed === '' ? [] : ['later.js']),
    })),
    ...(
      [
        [undefined, true],
        [true, false],
        [{ imports: true, entries: false }, false],
      ] as const
    ).map(([lazyCompilation, loadsCode]): Proof => ({
      says: [
        'dev.lazyCompilation puts off compiling a chunk until you use it.',
        "The tag is there, but the file that it loads doesn't contain your code.",
      ],
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
    ...[undefined, true].map((lazyCompilation): Proof => ({
      says: 'In a production build, the file contains your code.',
      run: 'build',
      files: {
        'src/index.js': "import('./late.js');\n",
        'src/late.js': "console.log('compiled');\n",
      },
      config: { dev: { lazyCompilation }, performance: { [rel]: true } },
      expect: ({ read }) => assert.match(read('static/js/async/*.js'), /compiled/),
    })),
    {
      says: "With the asset prefix 'auto', the tags of nested pages, such as dist/shop/index.html, have wrong URLs, because they lack the ../.",
      run: 'build',
      files: {
        'src/shop.js': "import(/* webpackChunkName: 'later' */ './later.js');\n",
        'src/later.js': '',
      },
      config: {
        source: { entry: { shop: './src/shop.js' } },
        html: { outputStructure: 'nested' },
        output: { assetPrefix: 'auto' },
        performance: { [rel]: true },
      },
      expect: ({ read }) =>
        assert.deepEqual(
          hintsOf(read('shop/index.html'), rel).map((tag) => tag.split(' ')[0]),
          ['static/js/async/later.js'],
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
        'Use exclude to leave such files out.',
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
