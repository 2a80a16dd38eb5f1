import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import { thrownOn } from '#kit/thrown-on';
import { inlinesSelected } from '#kit/inlined-files';
import type { Proof } from '#tools/prover/proof';

const page = {
  'src/index.js': "import(/* webpackChunkName: 'later' */ './later');\nconsole.log('first');\n",
  'src/later.js': "console.log('later');\n",
};
const html = 'index.html';

export const proofs: Proof[] = [
  ...inlinesSelected('inlineScripts', 'Scripts', 'js'),
  {
    says: [
      'true | The scripts of the page, with names that match /\\.(?:js|mjs|cjs|jsx)$/ | Production',
      "The inlined files aren't written to the output directory.",
    ],
    run: 'build',
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      assert.match(read('index.html'), /<script[^>]*>.*console\.log\("hello"\).*<\/script>/s);
    },
  },
  {
    says: "output.legalComments set to 'linked' | The license file stays in dist/static/js. The inline script names it without its directory, so the name doesn't lead from the page to the file",
    run: 'build',
    files: { 'src/index.js': "/*! @license shoes */\nconsole.log('first');\n" },
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      const name = /<script[^>]*>\/\*! For license information please see (\S+) \*\//.exec(
        read(html),
      );
      assert.deepEqual(files, ['index.html', `static/js/${name?.[1]}`]);
    },
  },
  {
    says: 'A regular expression | Scripts whose name matches | Production',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'inlineScripts: /' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  {
    says: 'A function | Scripts for which it returns true | Production',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: '({ size })' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  ...(
    [
      ['production', () => false],
      ['development', () => true],
      ['none', () => true],
    ] as const
  ).map<Proof>(([mode, inlineScripts]) => ({
    says: 'A function | Scripts for which it returns true | Production',
    run: 'build',
    files: page,
    config: { mode, output: { inlineScripts } },
    expect: ({ read }) => assert.match(read(html), /<script defer src="/),
  })),
  {
    says: '{ enable: true, test } | Scripts that match test | All modes',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'enable: true' },
    with: { mode: 'development' },
    expect: ({ read }) => assert.match(read(html), /<script defer>.*first/s),
  },
  {
    says: "{ enable: 'auto', test } | Scripts that match test | Production",
    run: 'build',
    files: page,
    config: { mode: 'development', output: { inlineScripts: { enable: 'auto', test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /<script defer src=/),
  },
  {
    says: [
      '{ test }, { enable: false, test } | Nothing | –',
      "If you leave out enable, nothing is inlined. Its default isn't 'auto'.",
    ],
    run: 'build',
    files: page,
    config: { output: { inlineScripts: { test: /index/ } } },
    expect: ({ read }) => assert.match(read(html), /<script defer src=/),
  },
  {
    says: [
      'Rsbuild only inlines scripts that the HTML refers to.',
      'The chunks that import() loads stay files',
      "Preload and prefetch | Scripts that match true or a regular expression get no hints (since 1.3.10). This includes async chunks that match, although they aren't inlined",
      "output.manifest | The manifest still lists the inlined file, although it doesn't exist",
    ],
    run: 'build',
    files: page,
    config: {
      output: { inlineScripts: true, filenameHash: false, manifest: true },
      performance: { preload: { type: 'all-assets' } },
    },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html', 'manifest.json', 'static/js/async/later.js']);
      assert.doesNotMatch(read(html), /preload/);
      assert.match(read('manifest.json'), /"\/static\/js\/index\.js"/);
    },
  },
  {
    says: 'To put dynamic imports into the page too, let Rspack add them to the same chunk with dynamicImportMode:',
    run: 'build',
    files: page,
    sample: { title: 'rsbuild.config.ts', containing: 'dynamicImportMode' },
    expect: ({ files }) => assert.deepEqual(files, ['index.html']),
  },
  {
    says: 'The chunks that import() loads stay files, as do workers and assets that are larger than output.dataUriLimit.',
    run: 'build',
    files: {
      'src/index.js':
        "import large from './large.png';\nimport small from './small.png';\nconsole.log(large, small, new Worker(new URL('./worker.js', import.meta.url)));\nimport(/* webpackChunkName: 'later' */ './later');\n",
      'src/later.js': "console.log('later');\n",
      'src/worker.js': "console.log('worker');\n",
      'src/large.png': 'x'.repeat(5000),
      'src/small.png': 'x',
    },
    config: { output: { filenameHash: false, inlineScripts: true } },
    expect({ files }) {
      assert.equal(files.length, 4, files.join());
      hasFile(files, /^static\/js\/async\/later\.js$/);
      hasFile(files, /^static\/js\/async\/\d+\.js$/);
      hasFile(files, /^static\/image\/large\.png$/);
    },
  },
  {
    says: "With html.scriptLoading set to 'module', this isn't needed, because inline module scripts wait too.",
    run: 'build',
    files: page,
    config: { html: { scriptLoading: 'module' }, output: { inlineScripts: true } },
    expect: ({ read }) => assert.match(read(html), /<script type="module">.*first/s),
  },
  {
    says: "output.assetPrefix set to 'auto' | Scripts of nested pages, such as dist/shop/index.html, aren't inlined. If all scripts of a page are inlined, a script that uses asset files or chunks stops with Automatic publicPath is not supported in this browser",
    run: 'build',
    files: page,
    config: {
      html: { outputStructure: 'nested' },
      output: { assetPrefix: 'auto', inlineScripts: true },
    },
    expect: ({ read }) => assert.match(read('index/index.html'), /<script defer src="\.\.\/static/),
  },
  {
    says: "output.filename with ?v=[contenthash] | true doesn't match, because the name no longer ends in .js",
    run: 'build',
    files: page,
    config: { output: { filename: { js: '[name].js?v=[contenthash]' }, inlineScripts: true } },
    expect: ({ read }) => assert.match(read(html), /<script defer src="[^"]*index\.js\?v=/),
  },
  {
    says: "Source maps | The .map file is kept, and the inline script refers to it. With hidden-source-map, it's removed. The reference is wrong if the asset prefix is a full URL or output.filename.js contains a directory. With a format that begins with eval-, the reference of the first module is wrong",
    run: 'build',
    files: page,
    config: { output: { filenameHash: false, inlineScripts: true, sourceMap: true } },
    expect({ files, read }) {
      assert.ok(files.includes('static/js/index.js.map'));
      assert.match(read(html), /sourceMappingURL=\/static\/js\/index\.js\.map/);
    },
  },
  {
    says: 'If all scripts of a page are inlined, a script that uses asset files or chunks stops with Automatic publicPath is not supported in this browser',
    run: 'preview',
    files: page,
    config: { output: { assetPrefix: 'auto', inlineScripts: true } },
    async expect({ open }) {
      const tab = await open();
      assert.match(await thrownOn(tab), /Automatic publicPath is not supported in this browser/);
    },
  },
  {
    says: "With hidden-source-map, it's removed.",
    run: 'build',
    files: page,
    config: {
      output: { filenameHash: false, inlineScripts: true, sourceMap: { js: 'hidden-source-map' } },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.map')),
        ['static/js/async/later.js.map'],
      ),
  },
  ...(
    [
      [
        { assetPrefix: 'https://cdn.example.com/' },
        'https:/cdn.example.com/static/js/index.js.map',
      ],
      [{ filename: { js: 'own/[name].js' } }, '/static/js/index.js.map'],
    ] as const
  ).map(([output, address]): Proof => ({
    says: 'The reference is wrong if the asset prefix is a full URL or output.filename.js contains a directory',
    run: 'build',
    files: page,
    config: { output: { ...output, filenameHash: false, inlineScripts: true, sourceMap: true } },
    expect({ files, read }) {
      assert.ok(read(html).includes(`sourceMappingURL=${address}`));
      hasFile(
        files,
        'filename' in output ? /^static\/js\/own\/index\.js\.map$/ : /^static\/js\/index\.js\.map$/,
      );
    },
  })),
  {
    says: 'With a format that begins with eval-, the reference of the first module is wrong',
    run: 'build',
    files: {
      'src/index.js': "import './a';\nimport './b';\n",
      'src/a.js': 'console.log(1);\n',
      'src/b.js': 'console.log(2);\n',
    },
    config: {
      mode: 'development',
      dev: { hmr: false },
      output: {
        inlineScripts: { enable: true, test: /\.js$/ },
        sourceMap: { js: 'eval-source-map' },
      },
    },
    expect({ read }) {
      const [first, ...others] = read(html).match(/sourceMappingURL=[^;]+/g) ?? [];
      assert.equal(first, 'sourceMappingURL=/static/js/data:application/json');
      assert.deepEqual([...new Set(others)], ['sourceMappingURL=data:application/json']);
    },
  },
  {
    says: 'If you set a value for an environment, it replaces the whole top-level value.',
    run: 'build',
    files: page,
    config: {
      output: { inlineScripts: { enable: true, test: /index/ } },
      environments: { web: { output: { inlineScripts: { test: /index/ } } } },
    },
    expect: ({ read }) => assert.match(read(html), /<script defer src="/),
  },
  {
    says: [
      'The test gets the path of the script in the output directory, including the hash, for example static/js/index.ce087511.js.',
      'A function also gets the size in bytes.',
    ],
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: {
      output: {
        assetPrefix: 'https://cdn.example.com/shop/',
        inlineScripts({ name, size }) {
          assert.match(name, /^static\/js\/index\.[0-9a-f]{8}\.js$/);
          return size > 100;
        },
      },
    },
    expect: ({ files, error }) => assert.deepEqual([files, error], [['index.html'], undefined]),
  },
  {
    says: "Don't add the flag g to an expression, because its matches then depend on the previous file.",
    run: 'build',
    config: {
      source: { entry: { first: './src/index.js', later: './src/index.js' } },
      output: { filenameHash: false, inlineScripts: /\.js/g },
    },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.js')),
        ['static/js/later.js'],
      ),
  },
  ...(
    [
      ['development', 'always', false],
      ['production', true, false],
      ['development', true, true],
      ['production', false, true],
    ] as const
  ).map<Proof>(([mode, js, ends]) => ({
    says: "Scripts that aren't minified, such as those of development | If a string in the code contains </script>, the inline script ends there. Write <\\/script> instead, as the minimizer does",
    run: 'build',
    files: { 'src/index.js': "console.log('</script>', '<\\/script> written');\n" },
    config: { mode, output: { minify: { js }, inlineScripts: { enable: true, test: /\.js$/ } } },
    expect({ read }) {
      assert.equal(read(html).match(/<\/script>/g)?.length, ends ? 2 : 1);
      assert.match(read(html), /<\\\/script> written/);
    },
  })),
];
