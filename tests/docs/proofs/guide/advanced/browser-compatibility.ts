import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { checksSyntax } from '#kit/check-syntax';
import { inspectsBuild } from '#kit/inspects-build';
import { loaderOptions, loadersOf } from '#kit/loader-options';
import { looksLike, sameFiles } from '#kit/looks-like';
import { readBuiltFiles } from '#tools/project/built-files';
import { siblingFolders } from '#kit/sibling-folders';
import { printedRspackFile } from '#kit/printed-rspack-file';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const pageFiles = ['src/index.ts', 'src/greet.ts', '.browserslistrc'];
const old = { overrideBrowserslist: ['IE 11'] };
const syntax = 'export const size = (shoe) => shoe?.size;\n';
const shoes = (extension: string) => ({
  'node_modules/shoes/package.json': JSON.stringify({ name: 'shoes', main: `index.${extension}` }),
  [`node_modules/shoes/index.${extension}`]: syntax,
  'src/index.js': "import { size } from 'shoes';\nconsole.log(size);\n",
});
const modern = /=>.*\?\./;
const polyfillOf = (files: string[]) => files.find((file) => file.includes('lib-polyfill'));
/** The size that a build prints for a script, in kB. */
const sizeOf = (log: string, name: string) =>
  Number(new RegExp(`js/${name}\\.\\w+\\.js +([\\d.]+) kB`).exec(log)?.[1] ?? 0);
/** Ids of modules depend on the folder, so that a size may differ a little. */
const isAbout = (found: number, shown: string) => {
  if (shown === 'None') return assert.equal(found, 0);
  const expected = Number.parseFloat(shown);
  const differs = Math.abs(found - expected) > Math.max(0.051, expected / 100);
  assert.ok(!differs, `expected ${shown}, found ${found} kB`);
};

/** Builds a project that has a package beside it. */
async function buildBeside(root: string, config: RsbuildConfig) {
  const cwd = path.join(root, 'app');
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { mode: 'production', output: old, ...config },
  });
  await (await rsbuild.build()).close();
  return readBuiltFiles(path.join(cwd, 'dist'), '');
}
const monorepo = {
  'app/src/index.js': "import { size } from '../../ui/src/size.js';\nconsole.log(size);\n",
  'ui/src/size.js': syntax,
};

/** The rows of the table of sizes. */
const sizes: [value: 'off' | 'usage' | 'entry', index: string, polyfill: string][] = [
  ['off', '0.4 kB', 'None'],
  ['usage', '1.5 kB', '27.3 kB'],
  ['entry', '5.2 kB', '245.6 kB'],
];

export const proofs: Proof[] = [
  ...siblingFolders([
    'Your app in packages/app uses two neighbors.',
    'Rsbuild compiles the JavaScript in packages/app-utils, but not that in packages/utils, because it only compares the beginning of the path with the root.',
  ]),
  {
    says: [
      'By default, Rsbuild builds for Chrome 87, Edge 88, Firefox 78, Safari 14 and later versions of them, without polyfills.',
      'So the code has to be compiled to older syntax. SWC does this for JavaScript, and Lightning CSS for CSS.',
      'one of them may support the syntax and lack the API, so Rsbuild uses the same list for both.',
    ],
    run: 'rspack',
    expect(config, { rsbuild }) {
      const { targets } = loaderOptions(config, 'swc-loader').env;
      assert.deepEqual(targets, ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14']);
      assert.deepEqual(loaderOptions(config, 'lightningcss-loader').targets, targets);
      assert.equal(rsbuild.output.polyfill, 'off');
      const rules = loadersOf(config).map(({ loader }) => loader);
      assert.ok(rules.includes('builtin:swc-loader'));
    },
  },
  {
    says: 'one of them may support the syntax and lack the API, so Rsbuild uses the same list for both.',
    run: 'rspack',
    config: { output: { ...old, polyfill: 'usage' } },
    expect(config) {
      const { targets, mode } = loaderOptions(config, 'swc-loader').env;
      assert.deepEqual([targets, mode], [['IE 11'], 'usage']);
    },
  },
  {
    says: [
      'When you build the project, the template string, ?. and the arrow functions are gone:',
      "the compiler doesn't add methods",
      'Your code in the project root, outside node_modules | Yes',
      'List your browsers in .browserslistrc in the project root, as above.',
    ],
    shown: '.browserslistrc',
    run: 'build',
    pageFiles,
    expect({ read, files }) {
      assert.match(read(script), /replaceAll/);
      assert.doesNotMatch(read(script), /`|\?\.|=>/);
      assert.equal(polyfillOf(files), undefined);
    },
  },
  {
    says: [
      "When the browser meets unknown syntax, it can't even read the file.",
      'Nothing runs, and the console shows a message like this:',
      "Uncaught SyntaxError: Unexpected token '.'",
    ],
    run: 'preview',
    // A browser without `?.` reads these characters as this one reads the line below.
    files: {
      'src/index.js': '',
      'public/new.js': "document.title = 'It runs';\nwindow ?? .name;\n",
    },
    async expect({ open }) {
      const page = await open();
      const failed = page.waitForEvent('pageerror');
      await page.addScriptTag({ url: '/new.js' });
      const { name, message } = await failed;
      assert.equal(`${name}: ${message}`, "SyntaxError: Unexpected token '.'");
      assert.notEqual(await page.title(), 'It runs');
    },
  },
  {
    says: [
      'The first module uses newer syntax, ?., and the second a newer API, replaceAll:',
      'But replaceAll is still there, so the script would fail in Internet Explorer.',
      'A missing API shows up later, when the line that uses it runs:',
      'Uncaught TypeError: name.replaceAll is not a function',
    ],
    run: 'preview',
    // Minified, the name in the message is another one.
    config: { output: { minify: false } },
    pageFiles,
    async expect({ open, root }) {
      const source = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');
      assert.match(source('src/index.ts'), /\?\./);
      assert.match(source('src/greet.ts'), /\.replaceAll\(/);
      const page = await open();
      assert.equal(await page.locator('body').textContent(), 'Hello, Ada Lovelace!');
      await page.addInitScript(() => {
        Reflect.deleteProperty(String.prototype, 'replaceAll');
      });
      const failed = page.waitForEvent('pageerror');
      await page.reload();
      const { name, message } = await failed;
      assert.equal(`${name}: ${message}`, 'TypeError: name.replaceAll is not a function');
    },
  },
  {
    says: 'You can also query by share of use, as Browserslist explains:',
    shown: { containing: 'not dead' },
    run: 'rspack',
    pageFiles: [{ containing: 'not dead', as: '.browserslistrc' }],
    expect: (config, { shown }) =>
      assert.deepEqual(loaderOptions(config, 'swc-loader').env.targets, shown.trim().split('\n')),
  },
  {
    says: [
      "The browser lacks a CSS feature that can't be compiled, such as custom properties in Internet Explorer.",
      'Provide other styles for it, and put the new ones into @supports, because Lightning CSS leaves only the last of two declarations:',
    ],
    run: 'build',
    config: { output: old },
    pageFiles: [{ containing: 'rebeccapurple', as: 'src/index.css' }],
    files: {
      'src/index.js': "import './index.css';\nimport './two.css';\n",
      'src/two.css': '.two { color: red; color: var(--brand, red) }\n',
    },
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      assert.match(styles, /\.card\{color:#639\}@supports[^{]*\{\.card\{color:var\(--brand/);
      assert.match(styles, /\.two\{color:var\(--brand,\s?red\)\}/);
    },
  },
  {
    says: [
      "the compiler doesn't add methods, just as a polyfill can't add syntax.",
      'Step 3 solves this.',
      'Both core-js and the helper functions of SWC come with Rsbuild, so there is nothing to install.',
      'The default chunkSplit strategy puts the polyfills of a web page into a separate chunk, lib-polyfill, which the page loads first.',
      'In each compiled file, Rsbuild looks for APIs that your browsers lack and imports their polyfills.',
      'Rsbuild now rewrites syntax in your code that is too new for the browsers in .browserslistrc, and output.polyfill adds methods that they lack.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    pageFiles,
    expect({ read, files }) {
      const polyfills = read(polyfillOf(files) ?? '');
      assert.match(polyfills, /replaceAll/);
      assert.doesNotMatch(polyfills, /copyWithin/);
      const scripts = [...read('index.html').matchAll(/src="[^"]*\/([\w-]+)[\w.]*\.js"/g)];
      assert.deepEqual(
        scripts.map(([, name]) => name),
        ['lib-polyfill', 'index'],
      );
    },
  },
  {
    says: 'Set output.polyfill, and Rsbuild adds polyfills from core-js 3.42.',
    run: 'rspack',
    config: { output: { polyfill: 'usage' } },
    expect: (config) => assert.match(`${loaderOptions(config, 'swc-loader').env.coreJs}`, /^3\.42/),
  },
  {
    says: [
      '.js, .mjs and .cjs files in node_modules | No',
      "When a browser from your list still reports a syntax error, the code comes from a file that Rsbuild doesn't compile, such as a package.",
    ],
    run: 'build',
    config: { output: old },
    files: shoes('js'),
    expect: ({ read }) => assert.match(read(script), modern),
  },
  {
    says: '.js, .mjs and .cjs files in node_modules | No',
    run: 'build',
    config: { output: old },
    files: shoes('mjs'),
    expect: ({ read }) => assert.match(read(script), modern),
  },
  ...['ts', 'tsx', 'jsx', 'mts', 'cts'].map<Proof>((extension) => ({
    says: '.ts, .tsx, .jsx, .mts and .cts files, also in node_modules | Yes',
    run: 'build',
    config: { output: old },
    files: shoes(extension),
    expect: ({ read }) => assert.doesNotMatch(read(script), /=>|\?\./),
  })),
  {
    says: [
      '.js, .mjs and .cjs files outside the root, such as another package in a monorepo | No',
      'Rsbuild leaves the JavaScript of packages alone',
      "So where a file is decides whether it's compiled:",
    ],
    run: 'script',
    files: monorepo,
    expect: async ({ root }) => assert.match((await buildBeside(root, {})).read(script), modern),
  },
  {
    says: "When the code comes from another package of your monorepo, add the absolute path of this package's source code to source.include.",
    run: 'script',
    files: monorepo,
    async expect({ root }) {
      const built = async (include: string) =>
        (await buildBeside(root, { source: { include: [include] } })).read(script);
      assert.doesNotMatch(await built(path.join(root, 'ui/src')), /=>|\?\./);
      assert.match(await built('../ui/src'), modern);
    },
  },
  {
    says: 'Add the package to source.include, and Rsbuild compiles it:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'query-string' },
    with: { output: old },
    files: {
      'node_modules/query-string/package.json': '{ "name": "query-string", "main": "index.js" }',
      'node_modules/query-string/index.js': syntax,
      'src/index.js': "import { size } from 'query-string';\nconsole.log(size);\n",
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /=>|\?\./),
  },
  {
    says: [
      'The page stays empty, and the console shows a syntax error',
      'compile the whole of node_modules instead, but leave out core-js',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'core-js' },
    with: { output: old },
    files: shoes('js'),
    expect: ({ read }) => assert.doesNotMatch(read(script), /=>|\?\./),
  },
  {
    says: [
      'The client of the dev server',
      "You can develop in an old browser, because the client of Rsbuild's dev server is compiled for your browsers, too.",
    ],
    run: 'dev',
    config: { output: old },
    async expect({ get, page }) {
      const sources = [...(await page('/')).matchAll(/src="([^"]+)"/g)];
      const codes = await Promise.all(
        sources.map(async ([, source = '']) => (await get(source)).text()),
      );
      const client = codes
        .flatMap((code) => code.split(/^\}\),$/m))
        .find((module) => /client\/hmr\.js"[^]*WebSocket/.test(module.slice(0, 50_000)));
      assert.ok(client);
      assert.doesNotMatch(client, /=> ?[{(]|\?\.\w/);
    },
  },
  ...sizes.map<Proof>(([polyfill, index, chunk]) => ({
    says: [
      `'${polyfill}' | ${index} | ${chunk}`,
      'For this example and Internet Explorer 11, the minified sizes are roughly these:',
    ],
    run: 'build',
    config: { output: { polyfill } },
    pageFiles,
    expect({ log }) {
      isAbout(sizeOf(log, 'index'), index);
      isAbout(sizeOf(log, 'lib-polyfill'), chunk);
    },
  })),
  {
    says: 'Then look at the size of lib-polyfill in the output of the build, to see what the polyfills cost.',
    run: 'build',
    config: { output: { polyfill: 'usage' } },
    pageFiles,
    expect: ({ log }) => assert.ok(sizeOf(log, 'lib-polyfill')),
  },
  {
    says: "'off' | 0.4 kB | None",
    run: 'build',
    pageFiles,
    expect: ({ files }) => assert.equal(polyfillOf(files), undefined),
  },
  {
    says: [
      "At the start of each entry, 'entry' adds what core-js has and your browsers lack, needed or not.",
      'So your visitors download more.',
      "When you have no idea which packages need polyfills, use 'entry', which also covers dependencies:",
    ],
    run: 'build',
    config: { output: { ...old, polyfill: 'entry' } },
    files: { 'src/index.js': 'console.log(1);\n' },
    expect: ({ read, files }) =>
      assert.match(read(polyfillOf(files) ?? ''), /replaceAll.*copyWithin|copyWithin.*replaceAll/s),
  },
  {
    says: [
      'Newer browsers need fewer of them.',
      "We recommend 'usage', because it adds only what your code needs.",
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome >= 120'], polyfill: 'usage' } },
    pageFiles: ['src/index.ts', 'src/greet.ts'],
    expect: ({ files, read }) =>
      assert.doesNotMatch(polyfillOf(files) ? read(polyfillOf(files)!) : '', /replaceAll/),
  },
  {
    says: 'For the target node, Rsbuild adds no polyfills, whatever output.polyfill says.',
    run: 'build',
    config: { output: { target: 'node', polyfill: 'entry', overrideBrowserslist: ['node 10'] } },
    pageFiles: ['src/greet.ts'],
    files: { 'src/index.ts': "import { greet } from './greet';\nconsole.log(greet('a-b'));\n" },
    expect: ({ files, read }) => {
      assert.equal(files.length, 1);
      assert.doesNotMatch(read('index.js'), /core-js|__core-js_shared__/);
    },
  },
  {
    says: [
      'Because Rsbuild goes by names and only looks at the files that it compiles, you may get too many polyfills or too few:',
      'Too many: Rsbuild takes name.replaceAll for the string method whatever name is, so it adds a little more than necessary.',
    ],
    run: 'build',
    config: { output: { ...old, polyfill: 'usage' } },
    files: { 'src/index.js': 'window.shop.replaceAll();\n' },
    expect: ({ files, read }) => assert.match(read(polyfillOf(files) ?? ''), /replaceAll/),
  },
  {
    says: [
      'Too few: it skips .js files in node_modules.',
      "If it's already set to 'usage', the code is usually in a dependency that isn't compiled.",
    ],
    run: 'build',
    config: { output: { ...old, polyfill: 'usage' } },
    files: {
      ...shoes('js'),
      'node_modules/shoes/index.js': "export const size = (a) => a.replaceAll('-', ' ');\n",
    },
    expect: ({ files }) => assert.equal(polyfillOf(files), undefined),
  },
  {
    says: 'If you know which package needs polyfills, add it to source.include.',
    run: 'build',
    config: {
      output: { ...old, polyfill: 'usage' },
      source: { include: [/node_modules[\\/]shoes[\\/]/] },
    },
    files: {
      ...shoes('js'),
      'node_modules/shoes/index.js': "export const size = (a) => a.replaceAll('-', ' ');\n",
    },
    expect: ({ files, read }) => assert.match(read(polyfillOf(files) ?? ''), /replaceAll/),
  },
  {
    says: [
      'By default, your scripts have defer too, and the browser runs such scripts in the order of the page.',
      'If you trust the service, put its script at the start of the head:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'cdnjs' },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<script defer src="https:\/\/cdnjs[^>]*><\/script>.*<script defer src="\/static\/js\/index/s,
      ),
  },
  ...inspectsBuild(
    'The list depends on NODE_ENV, so the flag --mode production would show you the one for development.',
  ),
  {
    says: [
      'To find out, run NODE_ENV=production npx rsbuild inspect and open the Rspack file whose path it prints, such as dist/.rsbuild/rspack.config.web.mjs.',
      'Under builtin:swc-loader, targets has your browsers:',
    ],
    shown: { containing: "targets: ['IE 11']" },
    run: 'command',
    command: 'rsbuild inspect',
    env: { NODE_ENV: 'production' },
    pageFiles: ['.browserslistrc'],
    files: { 'dist/.rsbuild/rspack.config.web.mjs': 'from an earlier run' },
    expect(result) {
      const [, options] = printedRspackFile(result).split('builtin:swc-loader', 2);
      looksLike(options!, result.shown);
    },
  },
  {
    says: [
      'because core-js covers the features of JavaScript itself and a few web APIs:',
      "APIs that core-js doesn't have",
    ],
    run: 'build',
    config: { output: { ...old, polyfill: 'usage' } },
    files: {
      'src/index.js': "new IntersectionObserver(() => {});\nfetch('/').then(console.log);\n",
    },
    expect: ({ files, read }) =>
      assert.doesNotMatch(read(polyfillOf(files) ?? ''), /IntersectionObserver|\bfetch\b/),
  },
  ...[true, false].map<Proof>((leftOut) => ({
    says: "When too many packages turn up, compile the whole of node_modules instead, but leave out core-js, because it breaks when it's compiled:",
    run: 'build',
    config: {
      output: { ...old, polyfill: 'usage' },
      source: { include: leftOut ? [{ not: /[\\/]core-js[\\/]/ }] : [/[\\/]node_modules[\\/]/] },
    },
    files: {
      'src/index.js':
        "console.log('a-b'.replaceAll('-', ''), Symbol('x').description, [[1]].flat());\n",
    },
    expect({ read }) {
      const logged: string[] = [];
      const page = createContext({
        console: { log: (...all: unknown[]) => logged.push(all.join()) },
      });
      page.self = page;
      page.window = page;
      const run = () => {
        for (const [, file = ''] of read('index.html').matchAll(/<script [^>]*src="\/([^"]+)"/g)) {
          runInContext(read(file), page);
        }
      };
      if (leftOut) run();
      else assert.throws(run, /is not a function/);
      assert.deepEqual(logged, leftOut ? ['ab,x,1'] : []);
    },
  })),
  ...checksSyntax([
    'In production mode and for the target web, the plugin compares the output with your browsers and reports newer syntax:',
    'Set output.sourceMap to true as well, so that the plugin names the file that the syntax comes from and not only the output file.',
  ]),
  {
    says: [
      'Your code in the project root, outside node_modules | Yes, with few exceptions',
      'Three kinds of files reach the browser as you wrote them:',
      'The script of a .svelte file',
    ],
    run: 'build',
    config: { plugins: [pluginSvelte()], output: old },
    files: {
      'src/index.js':
        "import 'svelte';\nimport Shop from './Shop.svelte';\nconst own = (shoe) => shoe?.own;\nconsole.log(Shop, own);\n",
      'src/Shop.svelte':
        '<script>\nconst size = (shoe) => shoe?.size;\nwindow.size = size;\n</script>\n<p>Shop</p>\n',
    },
    expect({ read, files }) {
      const code = files
        .filter((file) => file.endsWith('.js'))
        .map(read)
        .join('\n');
      assert.match(code, /=>\w+\?\.size/);
      assert.doesNotMatch(code, /=>\w+\?\.own/);
    },
  },
  {
    says: [
      'An inline script of an HTML template, or a file in the public directory.',
      "A file that you load by a URL from new URL('./file.js', import.meta.url).",
      'A worker is compiled, as long as the new URL() is directly inside new Worker().',
    ],
    run: 'build',
    config: { output: old, html: { template: './page.html' } },
    files: {
      'page.html': `<html><head><script>${syntax.replace('export ', '')}</script></head></html>`,
      'public/shoes.js': syntax,
      'src/index.js':
        "const url = new URL('./file.js', import.meta.url);\nnew Worker(url);\nnew Worker(new URL('./worker.js', import.meta.url));\n",
      'src/file.js': syntax,
      'src/worker.js': 'self.size = (shoe) => shoe?.size;\n',
    },
    expect({ read }) {
      assert.match(read('static/assets/file.*.js'), modern);
      assert.match(read('index.html'), modern);
      assert.match(read('shoes.js'), modern);
      assert.doesNotMatch(read('static/js/async/*.js'), /=>|\?\./);
    },
  },
  ...(
    [
      ['entry', '', false],
      ['entry', "import 'core-js/actual/string/replace-all';\n", true],
      ['usage', '', true],
    ] as const
  ).map<Proof>(([polyfill, imported, added]) => ({
    says: [
      "A worker that your code starts with new Worker() isn't an entry, so 'entry' adds no polyfills to it.",
      "If the worker needs polyfills, use 'usage', or import them from core-js in the worker.",
    ],
    run: 'build',
    config: { output: { ...old, polyfill } },
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': `${imported}console.log('a-b'.replaceAll('-', ''));\n`,
    },
    expect: ({ read }) =>
      assert.equal(read('static/js/async/*.js').includes('lib-polyfill'), added),
  })),
  {
    says: 'For example, it adds these imports to greet.ts:',
    shown: { section: '3. Add polyfills', containing: 'es.array.concat' },
    run: 'build',
    config: { mode: 'development', output: { ...old, polyfill: 'usage' } },
    pageFiles: ['src/index.ts', 'src/greet.ts'],
    expect({ read, shown }) {
      const greet = read('static/js/index.js')
        .split(/^"/m)
        .find((module) => /^[^"]*greet\.ts"/.test(module));
      const found = [
        ...(greet ?? '').matchAll(/__webpack_require__\([^)]*(core-js\/modules\/[\w.-]+)"\)/g),
      ];
      assert.deepEqual(
        found.map(([, name]) => `import '${name}';`),
        shown.trim().split('\n'),
      );
    },
  },
  {
    says: [
      'The page has to refer to the legacy script, so this script has a fixed name and contains all that the page loads at the start.',
      'The chunks that it loads with import() are beside it.',
      'These are the scripts in dist/index.html:',
      'The cache. Because the name of legacy/index.js has no hash, let browsers ask your server for it each time, as they do for the page.',
    ],
    shown: { section: 'Modern and legacy output', containing: 'nomodule defer' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'nomodule' },
    files: {
      'src/index.ts':
        "const size = (shoe) => shoe?.size;\nimport('./later').then(({ later }) => later(size, 'a-b'.replaceAll('-', '')));\n",
      'src/later.ts': 'export const later = (...all) => console.log(all);\n',
    },
    expect({ read, files, shown }) {
      for (const tag of shown.trim().split('\n')) looksLike(read('index.html'), tag);
      assert.deepEqual(
        files.map((file) => file.replace(/\w{8,10}\./, '').replace(/\d+\./, 'id.')).sort(),
        [
          'index.html',
          'legacy/async/id.js',
          'legacy/index.js',
          'static/js/async/id.js',
          'static/js/index.js',
        ],
      );
      assert.doesNotMatch(read('legacy/index.js'), /=>|\?\.\w/);
      assert.match(
        read('legacy/index.js'),
        /"\/legacy\/"[^]*replaceAll|replaceAll[^]*"\/legacy\/"/,
      );
      assert.match(read(script), /=>/);
    },
  },
  {
    shown: { section: 'Modern and legacy output', containing: 'dist/legacy/index.js' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'nomodule' },
    pageFiles,
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'To spare the others, build twice, and let each browser choose: old ones ignore a script with type="module", and new ones ignore a script with nomodule.',
    run: 'preview',
    sample: { title: 'rsbuild.config.ts', containing: 'nomodule' },
    files: { 'src/index.ts': 'document.title += location.pathname;\n' },
    async expect({ open }) {
      const page = await open();
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      assert.ok(loaded.some((name) => name.startsWith('/static/js/index')));
      assert.ok(!loaded.includes('/legacy/index.js'));
    },
  },
];
