import assert from 'node:assert/strict';
import { loaderOptions } from '#kit/loader-options';
import { allScripts } from '#kit/scripts';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: 'Browsers | Chrome 87, Edge 88, Firefox 78 and Safari 14, and later versions | Browserslist',
    run: 'rspack',
    config: { mode: 'production' },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'builtin:swc-loader').env.targets, [
        'chrome >= 87',
        'edge >= 88',
        'firefox >= 78',
        'safari >= 14',
      ]),
  },
  {
    says: [
      'HTML files | dist/index.html, at the root | output.distPath, html.outputStructure',
      'Polyfills | None | output.polyfill',
      'Type check: @rsbuild/plugin-type-check',
      '@modern-js/builder-plugin-swc | Not needed, because SWC is the compiler',
    ],
    run: 'build',
    files: {
      'src/index.ts':
        'const wrong: number = "text";\nconsole.log(wrong, () => [1].at(0), { ...document });\n',
      'tsconfig.json': '{ "compilerOptions": { "strict": true } }\n',
    },
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      assert.ok(files.includes('index.html'));
      assert.ok(!files.some((file) => file.includes('polyfill')));
      assert.match(read(script), /=>\[1\]\.at\(0\)/);
      assert.doesNotMatch(read(script), /: number/);
    },
  },
  {
    says: [
      "Decorators | Version '2022-03' instead of the old ones of TypeScript | source.decorators",
      'Source maps in production | None | output.sourceMap',
      'Inlined assets | Up to 4096 bytes instead of 10,000 | output.dataUriLimit',
      'Cache between builds | None | performance.buildCache',
      'Port | 3000 instead of 8080 | server.port',
    ],
    run: 'rspack',
    config: { mode: 'production' },
    expect(config, { rsbuild }) {
      assert.equal(config.devtool, false);
      assert.ok(!config.cache && !config.experiments?.cache);
      assert.equal(rsbuild.source.decorators.version, '2022-03');
      assert.deepEqual(new Set(Object.values(rsbuild.output.dataUriLimit)), new Set([4096]));
      assert.equal(rsbuild.server.port, 3000);
    },
  },
  {
    says: 'because Rsbuild usually ignores an unknown option without an error.',
    run: 'build',
    config: { output: { disableTsChecker: true, enableLatestDecorators: true } as never },
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|disableTsChecker/);
    },
  },
  {
    says: [
      "For example, your server expects the HTML in dist/html/index/index.html, and your users' browsers need polyfills.",
      'This configuration keeps both:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "html: 'html'" },
    files: {
      '.browserslistrc': 'chrome >= 60\n',
      'src/index.js': 'console.log([1].at(0));\n',
    },
    expect(build) {
      assert.ok(build.files.includes('html/index/index.html'));
      assert.match(allScripts(build), /zloirock\/core-js/);
    },
  },
  ...['scss', 'less'].map<Proof>((type) => ({
    says: [
      'Builder included support for this file type, whereas Rsbuild needs the plugin that the message names.',
      'Sass and Less: @rsbuild/plugin-sass and @rsbuild/plugin-less',
    ],
    run: 'build',
    files: {
      'src/index.js': `import './a.${type}';\n`,
      [`src/a.${type}`]: '.a { color: red }\n',
    },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /To enable support for (?:Sass|Less), use "@rsbuild\/plugin-(?:sass|less)"/,
      ),
  })),
  {
    says: [
      "React was built into Builder, but in Rsbuild, it's a plugin.",
      'The build stops at JSX in a .jsx file, because the plugin for your framework is missing.',
    ],
    run: 'build',
    files: { 'src/index.jsx': 'console.log(<p>shoe</p>);\n' },
    expect({ error, log }) {
      assert.notEqual(error, undefined);
      assert.match(log, /src\/index\.jsx/);
    },
  },
  {
    says: [
      'Most options in output that begin with disable or enable have new names.',
      'In Rsbuild, entries is called entry, and disableSourceMap has turned into its opposite:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'sourceMap: false' },
    files: { 'src/main.ts': "console.log('the shop');\n" },
    expect({ files, read }) {
      assert.match(read(script), /the shop/);
      assert.ok(!files.some((file) => file.endsWith('.map')), files.join());
    },
  },
];
