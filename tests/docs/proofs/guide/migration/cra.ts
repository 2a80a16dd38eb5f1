import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { startTool } from '#tools/project/run-tool';
import { autoPrefix } from '#kit/auto-prefix';
import { hasFile } from '#kit/has-file';
import { proxied } from '#kit/proxied';
import { allScripts } from '#kit/scripts';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

const moved: RsbuildConfig = {
  mode: 'production',
  resolve: { alias: { shop: './src' } },
  server: { base: '/shop' },
  output: {
    distPath: { root: 'build' },
    sourceMap: { js: 'source-map' },
    dataUriLimit: 10_000,
    cssModules: { localIdentName: '[local]-shop' },
  },
  tools: {
    cssLoader: { importLoaders: 7 },
    rspack(config, { appendPlugins, removePlugin }) {
      removePlugin('RsbuildCorePlugin');
      appendPlugins({ apply() {}, name: 'shop' } as never);
      config.watchOptions = { poll: 500 };
      config.resolve ??= {};
      config.resolve.mainFields = ['shop'];
    },
  },
};

/** Rows of the tables, with what each option becomes for Rspack. */
const options: [says: string, check: (config: Rspack.Configuration) => void][] = [
  ['BUILD_PATH | output.distPath', ({ output }) => assert.match(`${output?.path}`, /build$/)],
  [
    'PUBLIC_URL with a folder, such as /shop | server.base',
    ({ output }) => assert.equal(output?.publicPath, '/shop/'),
  ],
  ['GENERATE_SOURCEMAP | output.sourceMap', ({ devtool }) => assert.equal(devtool, 'source-map')],
  [
    'IMAGE_INLINE_SIZE_LIMIT | output.dataUriLimit',
    ({ module }) => assert.match(JSON.stringify(module), /"maxSize":10000/),
  ],
  [
    'CHOKIDAR_USEPOLLING | watchOptions.poll in tools.rspack',
    ({ watchOptions }) => assert.equal(watchOptions?.poll, 500),
  ],
  [
    'webpack.configure | tools.rspack',
    ({ resolve }) => assert.deepEqual(resolve?.mainFields, ['shop']),
  ],
  [
    'webpack.alias | resolve.alias',
    ({ resolve }) => assert.match(JSON.stringify(resolve?.alias), /"shop":/),
  ],
  [
    'webpack.plugins.add | plugins in tools.rspack, or its helper appendPlugins',
    ({ plugins }) => assert.equal((plugins?.at(-1) as { name?: string }).name, 'shop'),
  ],
  [
    'webpack.plugins.remove | The helper removePlugin of tools.rspack',
    ({ plugins }) =>
      assert.ok(!plugins?.some((plugin) => plugin?.constructor.name === 'RsbuildCorePlugin')),
  ],
  [
    'style.modules | output.cssModules',
    ({ module }) => assert.match(JSON.stringify(module), /\[local\]-shop/),
  ],
  [
    'style.css | tools.cssLoader',
    ({ module }) => assert.match(JSON.stringify(module), /"importLoaders":7/),
  ],
];

export const proofs: Proof[] = [
  {
    says: 'INLINE_RUNTIME_CHUNK, because like CRA 5, Rsbuild makes no separate runtime file by default.',
    run: 'rspack',
    config: { mode: 'production' },
    expect: ({ optimization }) => assert.ok(!optimization?.runtimeChunk),
  },
  {
    says: [
      'BROWSER | Rsbuild reads it too, see server.open',
      'You start the dev server with --open, and BROWSER=none is set.',
      'Rsbuild looks for a program of that name, and the dev server crashes.',
    ],
    run: 'command',
    command: 'rsbuild dev --open',
    onDefaultPort: true,
    env: { BROWSER: 'none' },
    expect({ code, log }) {
      assert.equal(code, 1);
      assert.match(log, /spawn none ENOENT/);
    },
  },
  {
    says: 'For a homepage of ".", which makes the URLs relative, set output.assetPrefix to \'auto\' instead.',
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.a { background: url(./a.png) }\n',
      'src/a.png': new Uint8Array(5000),
    },
    expect({ read }) {
      assert.match(read('index.html'), /src="static\/js\//);
      assert.match(read('static/css/index.*.css'), /url\(\.\.\/\.\.\/static\/image\//);
    },
  },
  ...[false, true].map<Proof>((titleProp) => ({
    says: [
      'You get the same two exports from plugin-svgr, because the configuration above sets mixedImport: true.',
      'CRA supports these props, but in Rsbuild, you need to pass svgrOptions: { titleProp: true } to pluginSvgr.',
    ],
    run: 'build',
    config: {
      plugins: [pluginReact(), pluginSvgr({ mixedImport: true, svgrOptions: { titleProp } })],
    },
    files: {
      'src/index.jsx':
        "import { version } from 'react';\nimport url, { ReactComponent as Logo } from './a.svg';\nconsole.log(url, <Logo title=\"A shoe\" />, version);\n",
      'src/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4" /></svg>\n',
    },
    expect(build) {
      assert.equal(build.error, undefined);
      assert.match(allScripts(build), /data:image\/svg\+xml/);
      assert.equal(allScripts(build).includes('titleId'), titleProp);
    },
  })),
  ...options.map<Proof>(([says, check]) => ({ says, run: 'rspack', config: moved, expect: check })),
  {
    says: [
      'Output directory | build | dist, see Output directory',
      'Source maps in production | Yes | No, see output.sourceMap',
      'ESLint and type check in the build | Yes | No, see ESLint and plugin-type-check',
      'a build checks neither types nor code style until you add a plugin for it.',
      'Rsbuild reads baseUrl and paths in tsconfig.json, so absolute imports keep working.',
      'Rsbuild ignores most of them, so move these settings to the config file.',
    ],
    run: 'build',
    env: { BUILD_PATH: 'elsewhere', GENERATE_SOURCEMAP: 'true', PUBLIC_URL: '/shop' },
    files: {
      'src/index.ts':
        "import { shoe } from 'shoe';\nimport { other } from '@/other';\nvar a = 1;\nconst wrong: number = 'text';\nconsole.log(wrong, shoe, other);\n",
      'src/shoe.ts': "export const shoe = 'by the base URL';\n",
      'src/other.ts': "export const other = 'by a path';\n",
      '.eslintrc.json': '{ "rules": { "no-var": "error" } }\n',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "baseUrl": "./src", "paths": { "@/*": ["./*"] } } }\n',
    },
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      assert.ok(files.includes('index.html') && !files.some((file) => file.endsWith('.map')));
      assert.match(read('index.html'), /src="\/static\//);
      assert.match(read(script), /by the base URL/);
      assert.match(read(script), /by a path/);
    },
  },
  {
    says: 'Images are inlined up to | 10,000 bytes, apart from SVG and WebP files | 4096 bytes, including SVG and WebP files, see output.dataUriLimit',
    run: 'build',
    files: {
      'src/index.js': `import a from './a.png';
import b from './b.png';
import c from './c.svg';
import d from './d.webp';
console.log(a, b, c, d);
`,
      'src/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>\n',
      'src/d.webp': new Uint8Array(4096),
      'src/a.png': new Uint8Array(4096),
      'src/b.png': new Uint8Array(4097),
    },
    expect({ files }) {
      hasFile(files, /b\.\w+\.png$/);
      assert.ok(!files.some((file) => /\/[acd]\./.test(file)));
    },
  },
  {
    says: [
      'Compiles .js files in node_modules | Yes | No, see Compile node_modules',
      'Rsbuild leaves their .js files in the syntax in which they were published, which makes builds faster.',
      'The browsers stay the same, because Rsbuild also reads browserslist in package.json.',
    ],
    run: 'build',
    config: { output: { minify: false } },
    files: {
      'package.json': '{ "browserslist": ["ie 11"] }\n',
      'src/index.js':
        "import { shoe } from '../node_modules/shoe/index.js';\nconst own = () => 'own';\nconsole.log(shoe, own);\n",
      'node_modules/shoe/index.js': "export const shoe = () => 'shoe';\n",
    },
    expect(build) {
      assert.match(allScripts(build), /=> ?'shoe'/);
      assert.doesNotMatch(allScripts(build), /=> ?'own'/);
    },
  },
  {
    says: "When you can't tell which package it is, compile everything except core-js:",
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'core-js' },
    with: { output: { minify: false } },
    files: {
      '.browserslistrc': 'ie 11\n',
      'src/index.js': "import { shoe } from '../node_modules/shoe/index.js';\nconsole.log(shoe);\n",
      'node_modules/shoe/index.js': 'export const shoe = () => 2;\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /=> ?2/),
  },
  {
    says: [
      'Unknown file types | Become files | Are read as JavaScript, which usually fails',
      'Rsbuild reads it as JavaScript and usually stops with this message.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './terms.pdf';\nconsole.log(url);\n",
      'src/terms.pdf': '%PDF-1.7\n',
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /You may need an appropriate loader to handle this file type/),
  },
  ...[undefined, /\.(?:txt|csv)$/].map<Proof>((assetsInclude) => ({
    says: [
      'Rsbuild reads a .txt or .csv file as JavaScript, and the content of yours happens to be valid.',
      "So the build succeeds, but you don't get a URL.",
      'Add the type to source.assetsInclude, as for the error above.',
    ],
    run: 'build',
    config: { source: { assetsInclude }, output: { dataUriLimit: 0 } },
    files: {
      'src/index.js': "import a from './a.txt';\nimport b from './b.csv';\nconsole.log(a, b);\n",
      'src/a.txt': 'var Shoes\n',
      'src/b.csv': '1,2\n3,4\n',
    },
    expect({ error, files, read }) {
      assert.equal(error, undefined);
      for (const type of ['txt', 'csv']) {
        const isFile = files.some((file) => file.endsWith(`.${type}`));
        assert.equal(isFile, assetsInclude !== undefined, files.join());
        assert.equal(read(script).includes(`.${type}"`), assetsInclude !== undefined);
      }
    },
  })),
  {
    says: 'Rsbuild puts these files into static/assets and inlines small ones.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'assetsInclude' },
    files: {
      'src/index.js': "import a from './a.pdf';\nimport b from './b.pdf';\nconsole.log(a, b);\n",
      'src/a.pdf': '%PDF-1.7\n',
      'src/b.pdf': new Uint8Array(5000),
    },
    expect({ files, read }) {
      hasFile(files, /^static\/assets\/b\.\w+\.pdf$/);
      assert.match(read(script), /data:application\/pdf/);
    },
  },
  {
    says: [
      'loadEnv reads them from the .env files and the shell, and because the configuration passes them to source.define, Rsbuild replaces them with their values.',
      'Your code and your template can read REACT_APP_ variables as before.',
      'Later, you can rename the variables to PUBLIC_… and remove loadEnv and define from the configuration.',
      'process.env | An object | Single variables',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { REACT_APP_SHELL: 'from the shell' },
    files: {
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
const { publicVars } = loadEnv({ prefixes: ['REACT_APP_'] });
export default { source: { define: publicVars }, html: { template: './page.html' } };
`,
      '.env': 'REACT_APP_TITLE=Shoe shop\nPUBLIC_NAME=public shop\n',
      'page.html': '<title><%= process.env.REACT_APP_TITLE %></title>\n',
      'src/index.js':
        'console.log(process.env.REACT_APP_TITLE, process.env.REACT_APP_SHELL, process.env.PUBLIC_NAME);\nconsole.log(process.env);\n',
    },
    expect({ read }) {
      assert.match(read('index.html'), /<title>Shoe shop</);
      assert.match(read(script), /"Shoe shop","from the shell","public shop"/);
      assert.match(read(script), /log\(process\.env\)/);
    },
  },
  {
    says: [
      'Now the destructuring works.',
      'Rsbuild inserts a copy of the whole object in each such place',
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { loadEnv } from '@rsbuild/core';
const { publicVars, rawPublicVars } = loadEnv({ prefixes: ['REACT_APP_'] });
export default {
  output: { minify: false },
  source: {
    define: {
      ...publicVars,
      'process.env': JSON.stringify({ ...rawPublicVars, NODE_ENV: process.env.NODE_ENV }),
    },
  },
};
`,
      '.env': 'REACT_APP_TITLE=Shoe shop\n',
      'src/index.js':
        'const { REACT_APP_TITLE } = process.env;\nconst { NODE_ENV } = process.env;\nconsole.log(REACT_APP_TITLE, NODE_ENV, process.env.ASSET_PREFIX);\n',
    },
    expect: ({ read }) =>
      assert.equal(
        read(script).match(/\{ ?"REACT_APP_TITLE": ?"Shoe shop", ?"NODE_ENV": ?"production" ?\}/g)
          ?.length,
        2,
      ),
  },
  {
    says: [
      'In a build, process.env.ASSET_PREFIX has this value, too.',
      "In your code, use __webpack_public_path__ + 'logo.png'.",
    ],
    run: 'build',
    config: { output: { assetPrefix: 'auto' } },
    files: {
      'src/index.js':
        "globalThis.found = [process.env.ASSET_PREFIX, __webpack_public_path__ + 'logo.png'];\n",
    },
    expect({ read }) {
      const currentScript = {
        tagName: 'SCRIPT',
        src: 'https://shop.example/app/static/js/index.js',
      };
      const page = { document: { currentScript }, self: {}, found: [] as string[] };
      vm.runInNewContext(read(script), page);
      const [prefix, logo] = page.found;
      assert.equal(prefix, 'auto');
      assert.equal(new URL(logo!).href, 'https://shop.example/app/logo.png');
    },
  },
  {
    says: 'Where your code reads process.env.PUBLIC_URL, change it to process.env.ASSET_PREFIX:',
    run: 'build',
    config: { server: { base: '/shop' } },
    files: { 'src/index.js': "console.log(process.env.ASSET_PREFIX + '/logo.png');\n" },
    expect: ({ read }) => assert.match(read(script), /"\/shop\/logo\.png"/),
  },
  {
    says: 'Rsbuild can add the polyfills of core-js that your code needs for your browsers.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "polyfill: 'usage'" },
    files: {
      '.browserslistrc': 'chrome >= 60\n',
      'src/index.js': 'console.log([1].at(0));\n',
    },
    expect: (build) => assert.match(allScripts(build), /zloirock\/core-js/),
  },
  {
    says: 'Set this file as source.tsconfigPath:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'jsconfig.json' },
    files: {
      'jsconfig.json': '{ "compilerOptions": { "baseUrl": "src" } }\n',
      'src/index.js': "import { shoe } from 'parts/shoe';\nconsole.log(shoe);\n",
      'src/parts/shoe.js': "export const shoe = 'the shoe';\n",
    },
    expect: ({ read }) => assert.match(read(script), /the shoe/),
  },
  {
    says: 'Rsbuild serves and copies the other files in public, as CRA does, so you can leave them where they are.',
    run: 'preview',
    files: { 'public/robots.txt': 'User-agent: *\n' },
    expect: async ({ get }) => assert.equal((await get('/robots.txt')).status, 200),
  },
  {
    says: 'Rsbuild serves and copies the other files in public, as CRA does, so you can leave them where they are.',
    run: 'dev',
    files: { 'public/robots.txt': 'User-agent: *\n' },
    async expect({ get }) {
      assert.equal(await (await get('/robots.txt')).text(), 'User-agent: *\n');
    },
  },
  {
    says: [
      'You can leave out the entry, because Rsbuild looks for src/index.js, src/index.tsx and so on.',
      'You can also keep the names of your files, because JSX works in .js files too.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Output directory' },
    dist: 'build',
    files: {
      'src/index.js': "import { version } from 'react';\nconsole.log(<p>kept</p>, version);\n",
    },
    expect: ({ read }) => assert.match(read(script), /"kept"/),
  },
  {
    says: 'PUBLIC_URL with a CDN | output.assetPrefix, which applies to builds.',
    run: 'build',
    config: { output: { assetPrefix: 'https://cdn.example/' } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /src="https:\/\/cdn\.example\/static\/js\//),
  },
  {
    says: 'PUBLIC_URL with a CDN | output.assetPrefix, which applies to builds. In development, CRA ignores the host of the CDN too',
    run: 'dev',
    config: { output: { assetPrefix: 'https://cdn.example/' } },
    expect: async ({ page }) => assert.match(await page('/'), /src="\/static\/js\//),
  },
  {
    says: 'Rsbuild needs to know which paths to forward as well, so replace the field with server.proxy:',
    run: 'script',
    expect: (project) =>
      proxied(
        project,
        (target) => ({ '/api': target }),
        async (textOf) => {
          assert.equal(await textOf('/api/7'), 'backend /api/7');
          assert.match(await textOf('/orders/7'), /<!doctype html>/i);
        },
      ),
  },
  {
    says: 'Set that path as server.base:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Base path' },
    files: {
      'src/index.js': "import { version } from 'react';\nconsole.log(version);\n",
    },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\//),
  },
  {
    says: [
      'Your code uses process.env as an object, as in const { REACT_APP_TITLE } = process.env.',
      'But Rsbuild only replaces single variables, such as process.env.REACT_APP_TITLE, so the object is missing in the browser.',
    ],
    run: 'preview',
    config: { source: { define: { 'process.env.REACT_APP_TITLE': JSON.stringify('Shoes') } } },
    files: {
      'src/index.js':
        'document.title = process.env.REACT_APP_TITLE;\nconst { REACT_APP_TITLE } = process.env;\nconsole.log(REACT_APP_TITLE);\n',
    },
    async expect({ open }) {
      const page = await open();
      assert.match(await thrownOn(page), /process is not defined/);
      assert.equal(await page.title(), 'Shoes');
    },
  },
  {
    says: 'Rsbuild ignores both.',
    run: 'build',
    files: {
      'package.json': '{ "jest": { "setupFiles": ["./src/missing.js"] } }',
      'src/setupTests.js': "console.log('set up');\n",
    },
    expect({ error, log, files, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|jest|missing/);
      for (const file of files) assert.doesNotMatch(read(file), /set up/);
    },
  },
  {
    says: [
      "When you'd rather have a Jest config file, move the contents of the field there: when both exist, Jest stops with an error.",
      "Name src/setupTests.js in setupFilesAfterEnv, because Jest doesn't look for this file.",
    ],
    run: 'script',
    alone: true,
    files: {
      'src/setupTests.js': "globalThis.word = 'set up';\n",
      'src/app.test.js': "test('word', () => expect(globalThis.word).toBe('set up'));\n",
    },
    async expect({ root, write }) {
      const jest = createRequire(`${process.cwd()}/package.json`).resolve('jest/bin/jest');
      const jestWith = async (field: object | undefined, file?: object) => {
        write('package.json', JSON.stringify({ jest: field }));
        if (file) write('jest.config.json', JSON.stringify(file));
        const tool = startTool([jest], root);
        await tool.ended;
        return tool.log();
      };
      const setUp = { transform: {}, setupFilesAfterEnv: ['<rootDir>/src/setupTests.js'] };
      assert.match(await jestWith({ transform: {} }), /Tests: +1 failed/);
      assert.match(await jestWith(setUp), /Tests: +1 passed/);
      assert.match(await jestWith(undefined, setUp), /Tests: +1 passed/);
      assert.match(await jestWith(setUp, setUp), /Multiple configurations found/);
    },
  },
  autoPrefix(
    [
      'because the value of assetPrefix in the template is the word auto',
      'In the template, use <%= htmlPlugin.files.publicPath %>favicon.svg',
    ],
    'favicon.svg',
  ),
];
