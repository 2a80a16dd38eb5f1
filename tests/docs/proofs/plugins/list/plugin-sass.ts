import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginSass, type PluginSassOptions } from '@rsbuild/plugin-sass';
import { excludedVueStyles } from '#kit/excluded-vue-styles';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const style = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const withSass = (options?: PluginSassOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  ...rest,
  plugins: [pluginSass(options)],
});
const sass = async (root: string, options?: PluginSassOptions, rest?: RsbuildConfig) =>
  loaderOptions(await rspackConfig(root, withSass(options, rest)), 'sass-loader');
const oldImport = {
  'src/index.js': "import './page.scss';\n",
  'src/page.scss': "@import './part';\n",
  'src/_part.scss': '.part { color: red }\n',
};
const pixel = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const folders = {
  'src/index.js': "import './page.scss';\n",
  'src/page.scss': "@use './theme/part';\n",
  'src/theme/_part.scss': '.part { background: url("./logo.svg") }\n',
  'src/theme/logo.svg': pixel,
};
const aliased = { resolve: { alias: { '@': './src' } } };
const plain = {
  'src/index.js': "import './page.scss';\n",
  'src/plain.css': '.plain { margin: 0 }\n',
  'node_modules/shoes/package.json': '{ "name": "shoes" }',
  'node_modules/shoes/plain.css': '.plain { margin: 0 }\n',
};
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;

export const proofs: Proof[] = [
  ...excludedVueStyles('pluginSass', '@rsbuild/plugin-sass', 'scss'),
  {
    says: [
      './page.scss, ./page.sass | The styles become part of the page',
      './card.module.scss, ./card.module.sass | CSS Modules: an object of class names',
      './page.scss?inline | The compiled CSS as a string',
      './page.scss?raw | The source code as a string',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    files: {
      'src/index.js': `import './page.scss';
import './other.sass';
import card from './card.module.scss';
import text from './text.scss?inline';
import source from './text.scss?raw';
console.log(card.box, text, source);
`,
      'src/page.scss': '$c: red; .page { color: $c }\n',
      'src/other.sass': '.other\n  color: red\n',
      'src/card.module.scss': '.box { color: red }\n',
      'src/text.scss': '$c: blue; .text { color: $c }\n',
    },
    expect({ read }) {
      assert.match(read(style), /^\.page,\.other,\.box-[\w-]{6}\{color:red\}/);
      assert.match(read(script), /"box-[\w-]{6}"/);
      assert.match(read(script), /"\.text\{color:#00f\}"/);
      assert.match(read(script), /\$c: blue;/);
    },
  },
  {
    says: 'Without the plugin, a build that imports a .scss or .sass file fails.',
    run: 'build',
    files: {
      'src/index.js': "import './a.scss';\nimport './b.sass';\n",
      'src/a.scss': '.a { color: red }\n',
      'src/b.sass': '.b\n  color: red\n',
    },
    expect(result) {
      assert.match(failure(result), /a\.scss/);
      assert.match(failure(result), /b\.sass/);
    },
  },
  {
    says: [
      'Object | Its fields replace the defaults. sassOptions is merged deeply, and your silenceDeprecations replaces the default list',
      'The compiler, sass-embedded, comes with the plugin.',
      'The plugin compiles with sass-embedded, which is Dart Sass as a native program',
      "api | 'legacy' | 'modern' | 'modern-compiler' | 'modern-compiler' | The API of Sass that the loader calls",
      'implementation | object | string | The path of sass-embedded | The Sass package that compiles the files',
      "sassOptions | object | { quietDeps: true, silenceDeprecations: ['import'] } | The options of Sass",
      "With api: 'legacy', the list is ['import', 'legacy-js-api']",
      'sourceMap | boolean | true | Whether Sass generates source maps, which rewriteUrls depends on. With rewriteUrls: false, the default is the value of output.sourceMap.css',
      'additionalData | string | function | None',
      'The plugin compiles with sass-embedded, which is Dart Sass as a native program',
    ],
    run: 'script',
    async expect({ root }) {
      const own = await sass(root);
      assert.equal(own.api, 'modern-compiler');
      assert.match(own.implementation, /sass-embedded/);
      assert.deepEqual(own.sassOptions, { quietDeps: true, silenceDeprecations: ['import'] });
      assert.deepEqual([own.sourceMap, own.additionalData], [true, undefined]);
      const legacy = await sass(root, { sassLoaderOptions: { api: 'legacy' } });
      assert.deepEqual(legacy.sassOptions.silenceDeprecations, ['import', 'legacy-js-api']);
      for (const css of [true, false]) {
        const plain = await sass(root, { rewriteUrls: false }, { output: { sourceMap: { css } } });
        assert.equal(plain.sourceMap, css);
      }
      const given = await sass(root, {
        sassLoaderOptions: { sourceMap: false, sassOptions: { silenceDeprecations: [] } },
      });
      assert.equal(given.sourceMap, false);
      assert.deepEqual(given.sassOptions, { quietDeps: true, silenceDeprecations: [] });
    },
  },
  {
    says: [
      'Function | It gets the options and can change them or return new ones',
      "Your function can't push to silenceDeprecations, because the options that it gets come without this list.",
      'Assign a list instead.',
      'Array | Objects and functions are applied from left to right',
      'The plugin then joins the two arrays.',
    ],
    run: 'script',
    async expect({ root }) {
      const joined = await sass(root, {
        sassLoaderOptions: [
          { sassOptions: { loadPaths: ['a'] } },
          { sassOptions: { loadPaths: ['b'] } },
        ],
      });
      assert.deepEqual(joined.sassOptions.loadPaths, ['a', 'b']);
      const options = await sass(root, {
        sassLoaderOptions: [
          { additionalData: '$a: 1;' },
          (given, { addExcludes }) => {
            assert.equal(given.additionalData, '$a: 1;');
            assert.equal(given.sassOptions?.silenceDeprecations, undefined);
            assert.equal(typeof addExcludes, 'function');
            given.warnRuleAsWarning = false;
          },
          (given) => ({ ...given, additionalData: '$a: 2;' }),
        ],
      });
      assert.deepEqual([options.additionalData, options.warnRuleAsWarning], ['$a: 2;', false]);
    },
  },
  {
    says: [
      'If additionalData is a function, it can return different code for different files:',
      'Then make it asynchronous, and sass-loader waits for its promise.',
      'But the type of additionalData only allows a function that returns a string, so TypeScript needs a cast such as as never.',
    ],
    run: 'build',
    config: withSass({
      sassLoaderOptions: {
        additionalData: (async (content: unknown) => `$brand: teal;\n${String(content)}`) as never,
      },
    }),
    files: {
      'src/index.js': "import './page.scss';\n",
      'src/page.scss': '.page { color: $brand }\n',
    },
    expect: ({ read }) => assert.match(read(style), /color:teal/),
  },
  {
    says: 'The variable is now available in each Sass file that you import from a script, and in those that it imports with @import.',
    run: 'build',
    sample: { containing: 'BRAND_COLOR' },
    files: {
      ...oldImport,
      'src/page.scss': "@import './part';\n.page { color: $brand }\n",
      'src/_part.scss': '.part { color: $brand }\n',
    },
    expect: ({ read }) => assert.match(read(style), /^\.part,\.page\{color:#ff5e00\}/),
  },
  ...[
    { part: '.part { color: $brand }\n', outcome: /Undefined variable/ },
    { part: "@use './brand' as *;\n.part { color: $brand }\n", outcome: /^undefined/ },
  ].map(({ part, outcome }): Proof => ({
    says: [
      'But a file that you load with @use goes without it, because Sass keeps modules apart.',
      'In such a file, load the variable with @use as well.',
      'A file that you load with @use has an Undefined variable',
      "You've put the variable into additionalData, but Sass keeps modules apart, so a file that you load with @use can't see it.",
    ],
    run: 'build',
    sample: { containing: 'BRAND_COLOR' },
    files: {
      'src/index.js': "import './page.scss';\n",
      'src/page.scss': "@use './part';\n",
      'src/_part.scss': part,
      'src/_brand.scss': '$brand: teal;\n',
    },
    expect: (result) => assert.match(failure(result), outcome),
  })),
  ...(
    [
      [
        "@import './brand';",
        "@use './part';\n",
        /@use rules must be written before any other rules/,
      ],
      ["@use './brand' as *;", "@use './part';\n.page { color: $brand }\n", /^undefined/],
    ] as const
  ).map<Proof>(([additionalData, code, outcome]) => ({
    says: [
      '@use rules must be written before any other rules.',
      'additionalData has put an @import in front of a file that begins with @use, and Sass wants @use first.',
      'A Sass file: put @use into additionalData, too.',
    ],
    run: 'build',
    config: withSass({ sassLoaderOptions: { additionalData } }),
    files: {
      'src/index.js': "import './page.scss';\n",
      'src/page.scss': code,
      'src/_part.scss': '.part { margin: 0 }\n',
      'src/_brand.scss': '$brand: teal;\n',
    },
    expect: (result) => assert.match(failure(result), outcome),
  })),
  ...(
    [
      [
        "@import './plain.css';",
        /reading '__esModule'\)[^]*RspackResolver\(NotFound\("\.\/plain\.css"\)\)/,
      ],
      ['', /^undefined/],
    ] as const
  ).map<Proof>(([additionalData, outcome]) => ({
    says:
      additionalData === ''
        ? "A plain stylesheet, as in @import './plain.css': remove the line and import the file in your JavaScript."
        : `Otherwise, it's looked up beside each Sass file, and the build fails with RspackResolver(NotFound("./plain.css")) and Cannot read properties of undefined (reading '__esModule').`,
    run: 'build',
    config: withSass({ sassLoaderOptions: { additionalData } }),
    files: {
      'src/index.js': "import './plain.css';\nimport './pages/page.scss';\n",
      'src/plain.css': '.plain { margin: 0 }\n',
      'src/pages/page.scss': '.page { margin: 0 }\n',
    },
    expect: (result) => assert.match(failure(result), outcome),
  })),
  ...(
    [
      ['$brand: teal;', "@import './plain.css';\n", /Sass variables aren't allowed in plain CSS\./],
      ['', "@import './plain.css';\n", undefined],
      ['$brand: teal;', "@use './plain';\n", undefined],
      ['$brand: teal;', "@use 'shoes/plain';\n", undefined],
    ] as const
  ).map<Proof>(([additionalData, code, message]) => ({
    says: [
      "Sass variables aren't allowed in plain CSS.",
      'A Sass file imports a plain stylesheet, and your additionalData also comes before that stylesheet, where Sass variables are an error.',
      'Load the stylesheet with @use and without its extension, and it becomes part of the Sass file.',
      'This works for the stylesheet of a package, too:',
    ],
    run: 'build',
    config: withSass({ sassLoaderOptions: { additionalData } }),
    files: {
      ...plain,
      'src/page.scss': `${code}.page { margin: 1px }\n`,
    },
    expect({ error, log, read }) {
      if (message) return assert.match(failure({ error, log }), message);
      assert.equal(error, undefined);
      assert.match(read(style), /^\.plain\{margin:0\}\.page\{margin:1px\}/);
    },
  })),
  ...(
    [
      ["@import './plain.css';\n", 1],
      ["@use './plain';\n", 0],
      ["@use 'shoes/plain';\n", 0],
    ] as const
  ).map<Proof>(([code, lines]) => ({
    says: [
      'If additionalData is a @use, there is no message, but the line ends up in your CSS.',
      'Load the stylesheet with @use and without its extension, and it becomes part of the Sass file.',
      'This works for the stylesheet of a package, too:',
    ],
    run: 'build',
    config: withSass({ sassLoaderOptions: { additionalData: "@use '@/brand' as *;\n" } }, aliased),
    files: {
      ...plain,
      'src/_brand.scss': '$brand: 1px;\n',
      'src/page.scss': `${code}.page { margin: $brand }\n`,
    },
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|error/i);
      assert.equal(read(style).match(/@use/g)?.length ?? 0, lines, read(style));
      assert.match(read(style), /\.plain\{margin:0\}\.page\{margin:1px\}/);
    },
  })),
  ...[
    { from: '@/part', warns: false },
    { from: './part', warns: true },
  ].map(({ from, warns }): Proof => ({
    says: 'By default, deprecation warnings from dependencies, from files that you import through an alias, and from @import are hidden.',
    run: 'build',
    config: withSass({}, aliased),
    files: {
      'src/index.js': "import './page.scss';\n",
      'src/page.scss': `@use '${from}';\n`,
      'src/_part.scss': '.part { color: darken(red, 10%) }\n',
    },
    expect({ log, error }) {
      assert.equal(error, undefined);
      assert.equal(/are deprecated/.test(log), warns);
    },
  })),
  {
    says: [
      'Set include to select the files that the plugin compiles.',
      'The value works like rule.test in Rspack.',
      'The value works like rule.exclude in Rspack',
      'Set exclude for files that the plugin should leave alone.',
    ],
    run: 'script',
    async expect({ root }) {
      const config = await rspackConfig(
        root,
        withSass({ include: /\.custom\.scss$/, exclude: /foo\.scss$/ }),
      );
      const rules = config.module!.rules! as { test?: unknown; exclude?: unknown }[];
      const own = rules.filter((rule) => String(rule.test) === String(/\.custom\.scss$/));
      assert.ok(own.length > 0);
      assert.ok(own.some(({ exclude }) => String(exclude).includes('foo')));
    },
  },
  {
    says: [
      'true | The file that contains the URL. resolve-url-loader rewrites URLs that start with a dot and leaves others as they are',
      'By default, the plugin resolves the URL from _part.scss, the file that contains it.',
    ],
    run: 'build',
    config: withSass({}, { output: { dataUriLimit: 0 } }),
    files: folders,
    expect: ({ read }) => assert.match(read(style), /url\([^)]*static\/svg\/logo\.\w+\.svg/),
  },
  ...['url(parts.$logo)', 'parts.logo()'].map((value): Proof => ({
    says: [
      'Which file that is depends on rewriteUrls:',
      'true, the default: a URL that Sass puts together, such as url($logo) or the result of a function, is relative to the file that uses the variable or the function.',
    ],
    run: 'build',
    config: withSass({}, { output: { dataUriLimit: 0 } }),
    files: {
      'src/index.js': "import './index.scss';\n",
      'src/index.scss': "@use 'pages/home';\n",
      'src/pages/_home.scss': `@use '../parts';\n\na {\n  background: ${value};\n}\n`,
      'src/parts/_index.scss':
        "$logo: './logo.svg';\n\n@function logo() {\n  @return url('./logo.svg');\n}\n",
      'src/pages/logo.svg': '<svg id="user" />',
      'src/parts/logo.svg': '<svg id="definition" />',
    },
    expect: ({ read }) => assert.match(read('static/svg/logo.*.svg'), /user/),
  })),
  {
    says: [
      'false | The file that you import from JavaScript, as in Sass itself',
      'Sass itself would look for the image beside page.scss:',
    ],
    run: 'build',
    config: withSass({ rewriteUrls: false }),
    files: folders,
    expect: (result) => assert.match(failure(result), /Module not found|Can't resolve/),
  },
  {
    says: [
      'a valid source-map is not present',
      "You've set sassLoaderOptions.sourceMap to false, but rewriteUrls needs source maps, and the build fails at the first relative URL.",
    ],
    run: 'build',
    config: withSass({ sassLoaderOptions: { sourceMap: false } }),
    files: folders,
    expect: (result) => assert.match(failure(result), /a valid source-map is not present/),
  },
  {
    says: [
      'Leave sourceMap at its default, or turn rewriteUrls off as well.',
      'output.sourceMap decides whether the output contains source maps.',
    ],
    run: 'script',
    async expect({ root }) {
      const config = await rspackConfig(
        root,
        withSass({ rewriteUrls: false, sassLoaderOptions: { sourceMap: false } }),
      );
      assert.ok(!loadersOf(config).some(({ loader }) => loader!.includes('resolve-url-loader')));
    },
  },
  {
    says: 'By default, deprecation warnings from dependencies, from files that you import through an alias, and from @import are hidden.',
    run: 'build',
    config: withSass(),
    files: oldImport,
    expect: ({ log }) => assert.doesNotMatch(log, /Deprecation/),
  },
  {
    says: [
      "Your list replaces the default one, so keep 'import' in it, or that warning comes back:",
      'The build works, but Sass fills the terminal with warnings about code that future versions will no longer accept, for example Sass @import rules are deprecated and will be removed in Dart Sass 3.0.0.',
    ],
    run: 'build',
    config: withSass({
      sassLoaderOptions: { sassOptions: { silenceDeprecations: ['legacy-js-api'] } },
    }),
    files: oldImport,
    expect: ({ log }) =>
      assert.match(
        log,
        /Sass @import rules are deprecated and will be removed in Dart Sass 3\.0\.0/,
      ),
  },
  {
    says: 'warnRuleAsWarning | boolean | true | Whether @warn in Sass becomes a warning of the build',
    run: 'build',
    config: withSass(),
    files: {
      'src/index.js': "import './page.scss';\n",
      'src/page.scss': '@warn "old mixin";\n.page { color: red }\n',
    },
    expect: ({ log }) => assert.match(log, /warn[\s\S]*old mixin/),
  },
  {
    says: 'The query ?raw then only works for the files that the last registration includes.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Compile some files differently' },
    files: {
      'src/index.js':
        "import one from './a.another.scss?raw';\nimport two from './b.scss?raw';\nconsole.log(one, two);\n",
      'src/a.another.scss': '$a: first;\n.a { color: red }\n',
      'src/b.scss': '$b: second;\n.b { color: red }\n',
    },
    expect({ read, error }) {
      if (error) return;
      assert.match(read(script), /\$a: first;/);
      assert.doesNotMatch(read(script), /\$b: second;/);
    },
  },
];
