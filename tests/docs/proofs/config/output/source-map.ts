import assert from 'node:assert/strict';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { looksLike, sameFiles } from '#kit/looks-like';
import { mapsOfStyles } from '#kit/maps-of-styles';
import { withoutAndWith } from '#kit/without-and-with';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};

const both = {
  'src/index.js': "import './a.css';\nconsole.log('a');\n",
  'src/a.css': '.a { color: red }',
};
const maps = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.map'))
    .map((file) => file.replace(/\.[0-9a-f]{8,10}\./, '.'));

const cheap = 'cheap-module-source-map';

/** Compilers whose files Lightning CSS gets as CSS. */
const compilers = {
  'page.scss': () => pluginSass({ rewriteUrls: false }),
  'page.less': pluginLess,
  'page.styl': pluginStylus,
};

export const proofs: Proof[] = [
  withoutAndWith({
    option: 'output.sourceMap',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: both,
    parts: [[/\.css$/, /\/\*# sourceMappingURL.*$/gm]],
  }),
  {
    says: 'The last line of the script refers to its source map.',
    shown: { title: 'dist/static/js/index.f93df318.js' },
    run: 'build',
    files: both,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ read, shown }) =>
      looksLike(read('static/js/index.*.js').trim().split('\n').at(-1)!, shown),
  },
  {
    says: [
      'By default, you have source maps for JavaScript while you develop, but none in production and none for CSS,',
      'Without source maps, breakpoints and stack traces show the compiled code.',
    ],
    run: 'dev',
    files: both,
    async expect({ get }) {
      const map = (await (await get('/static/js/index.js.map')).json()) as { sources: string[] };
      assert.ok(map.sources.some((source) => source.endsWith('src/index.js')));
      assert.doesNotMatch(await (await get('/static/css/index.css')).text(), /sourceMappingURL/);
    },
  },
  {
    shown: { containing: 'index.f93df318.js.map', section: 'Keep source maps private' },
    run: 'build',
    files: both,
    sample: { title: 'rsbuild.config.ts', containing: 'hidden-source-map' },
    env: { NODE_ENV: 'production' },
    expect: ({ files, shown }) =>
      sameFiles(
        files.filter((file) => file.includes('/js/')),
        shown,
      ),
  },
  {
    says: 'Set false (since 1.1.5), and neither JavaScript nor CSS has source maps:',
    run: 'dev',
    files: both,
    sample: { title: 'rsbuild.config.ts', section: 'Turn source maps off' },
    async expect({ get }) {
      for (const name of ['js/index.js', 'css/index.css'])
        assert.doesNotMatch(await (await get(`/static/${name}`)).text(), /sourceMappingURL/);
    },
  },
  {
    says: [
      'source maps that contain positions but no code:',
      'Then you can publish source maps that contain positions but no code:',
    ],
    run: 'build',
    files: both,
    sample: { title: 'rsbuild.config.ts', containing: 'nosources-source-map' },
    env: { NODE_ENV: 'production' },
    expect({ read }) {
      const map = JSON.parse(read('static/js/index*.js.map'));
      assert.ok(map.mappings.length > 0);
      assert.equal(map.sourcesContent, undefined);
    },
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: 'When a large app takes long to rebuild, choose one of the formats with eval, which make rebuilds faster.',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'eval-cheap' },
    with: { mode },
    env: { NODE_ENV: mode },
    expect: ({ devtool }) =>
      assert.equal(devtool, mode === 'development' && 'eval-cheap-module-source-map'),
  })),
  {
    says: 'eval- | Each module runs through eval and has a separate source map',
    run: 'build',
    files: both,
    config: { output: { minify: false, sourceMap: { js: 'eval-source-map' } } },
    expect({ files, read }) {
      assert.deepEqual(maps(files), []);
      assert.match(read('static/js/index.*.js'), /eval\(.*sourceMappingURL=data:/);
    },
  },
  {
    says: "Use 'source-map' in production:",
    run: 'build',
    files: both,
    sample: { title: 'rsbuild.config.ts', section: 'No source map in production' },
    env: { NODE_ENV: 'production' },
    expect: ({ files }) => assert.deepEqual(maps(files), ['static/js/index.js.map']),
  },
  {
    says: 'the source maps of CSS become part of the script, and visitors download them.',
    run: 'build',
    files: both,
    config: { output: { injectStyles: true, sourceMap: { css: true } } },
    expect: ({ files, read }) => {
      assert.deepEqual(maps(files), []);
      assert.match(read('static/js/index.*.js'), /mappings/);
    },
  },
  ...Object.entries(compilers).flatMap(([name, plugin]) =>
    mapsOfStyles(
      [
        'Lightning CSS starts new source maps, so those of Sass, Less and Stylus end at the compiled CSS.',
        'To see the file that you wrote, set tools.lightningcssLoader to false,',
      ],
      name,
      () => [plugin()],
      [undefined],
    ),
  ),
  {
    says: 'To see the file that you wrote, set tools.lightningcssLoader to false, and for Sass also rewriteUrls:',
    run: 'build',
    config: {
      plugins: [pluginSass()],
      output: { sourceMap: { css: true } },
      tools: { lightningcssLoader: false },
    },
    files: {
      'src/index.js': "import './a.scss';\n",
      'src/a.scss': '$brand: red;\n.a { color: $brand }\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/css/index.*.css.map'), /brand/),
  },
  {
    says: [
      'true (since 1.1.5) | source-map | cheap-module-source-map | All modes',
      'The build now has a source map next to each script and each stylesheet:',
    ],
    shown: { containing: 'index.b63d3053.css.map', nth: 1 },
    run: 'build',
    files: styled,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ files, shown }) {
      sameFiles(
        files.filter((file) => !file.endsWith('.html')),
        shown,
      );
      assert.ok(
        files.some((file) => file.endsWith('.js.map')),
        files.join(),
      );
      assert.ok(
        files.some((file) => file.endsWith('.css.map')),
        files.join(),
      );
    },
  },
  {
    says: '{ css: true } | None | cheap-module-source-map | All modes',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { css: true } } },
    expect: ({ files }) => assert.deepEqual(maps(files), ['static/css/index.css.map']),
  },
  {
    says: 'Not set | None | cheap-module-source-map | None',
    run: 'build',
    files: both,
    config: { mode: 'none' },
    expect: ({ files }) => assert.deepEqual(maps(files), ['static/js/index.js.map']),
  },
  ...(
    [
      ['Not set | None | cheap-module-source-map | None', undefined, [false, cheap], false],
      [
        'true (since 1.1.5) | source-map | cheap-module-source-map | All modes',
        true,
        ['source-map', cheap],
        true,
      ],
      ['false (since 1.1.5) | None | None | None', false, [false, false], false],
      [
        '{ js } | The format you set | The format you set | None',
        { js: 'eval-source-map' },
        ['eval-source-map', 'eval-source-map'],
        false,
      ],
      [
        '{ css: true } | None | cheap-module-source-map | All modes',
        { css: true },
        [false, cheap],
        true,
      ],
    ] as const
  ).flatMap(([says, sourceMap, formats, css]) =>
    (['production', 'development', 'none'] as const).flatMap<Proof>((mode) => [
      {
        says,
        run: 'rspack',
        config: { mode, output: { sourceMap } },
        expect: ({ devtool }) => assert.equal(devtool, formats[mode === 'production' ? 0 : 1]),
      },
      ...(typeof sourceMap === 'object' && 'js' in sourceMap
        ? []
        : [
            {
              says,
              run: 'build',
              files: both,
              config: { mode, output: { sourceMap } },
              expect: ({ files }) =>
                assert.equal(maps(files).includes('static/css/index.css.map'), css),
            } satisfies Proof,
          ]),
    ]),
  ),
  {
    says: 'false (since 1.1.5) | None | None | None',
    run: 'build',
    files: both,
    config: { mode: 'development', output: { sourceMap: false } },
    expect: ({ files }) => assert.deepEqual(maps(files), []),
  },
  {
    says: "CSS gets source maps even when JavaScript doesn't (since 1.2.4).",
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js: false, css: true } } },
    expect: ({ files }) => assert.deepEqual(maps(files), ['static/css/index.css.map']),
  },
  {
    says: 'inline- and hidden- apply to CSS too.',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js: 'inline-source-map', css: true } } },
    expect({ files, read }) {
      assert.deepEqual(maps(files), []);
      assert.match(read('static/css/index.*.css'), /sourceMappingURL=data:/);
    },
  },
  {
    says: 'But a format that begins with eval leaves CSS without source maps, so choose another one to debug styles.',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js: 'eval', css: true } } },
    expect({ files, read }) {
      assert.deepEqual(maps(files), []);
      assert.doesNotMatch(read('static/css/index.*.css'), /sourceMappingURL/);
    },
  },
  {
    says: [
      "hidden- | The source map is written, but the script doesn't refer to it",
      "The file is created as usual, but the script doesn't refer to it:",
    ],
    run: 'build',
    files: both,
    sample: { title: 'rsbuild.config.ts', containing: 'hidden-source-map' },
    expect({ files, read }) {
      assert.deepEqual(maps(files), ['static/js/index.js.map']);
      assert.doesNotMatch(read('static/js/index.*.js'), /sourceMappingURL/);
    },
  },
  ...[true, false].map((minify): Proof => ({
    says: [
      'Your format contains cheap-, which leaves out the columns.',
      'A minified script is mostly one line, so a source map that contains lines alone is empty or missing.',
    ],
    run: 'build',
    files: both,
    config: { output: { minify, sourceMap: { js: 'cheap-module-source-map' } } },
    expect: ({ files }) => assert.deepEqual(maps(files), minify ? [] : ['static/js/index.js.map']),
  })),
  {
    says: '{ js } | The format you set | The format you set | None',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js: 'source-map' } } },
    expect: ({ files }) => assert.deepEqual(maps(files), ['static/js/index.js.map']),
  },
  ...(['source-map', 'nosources-source-map'] as const).map((js): Proof => ({
    says: 'nosources- | The source map contains positions, but not the text of your source code',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js } } },
    expect({ read }) {
      const map = JSON.parse(read('static/js/index*.js.map'));
      assert.ok(map.mappings.length > 0);
      assert.equal(JSON.stringify(map).includes("console.log('a')"), js === 'source-map');
    },
  })),
  {
    says: 'inline- | The source map is inside the script, without an extra file',
    run: 'build',
    files: both,
    config: { output: { sourceMap: { js: 'inline-source-map' } } },
    expect({ files, read }) {
      assert.deepEqual(maps(files), []);
      assert.match(read('static/js/index.*.js'), /sourceMappingURL=data:application\/json/);
    },
  },
];
