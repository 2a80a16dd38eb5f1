import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { sameFiles } from '#kit/looks-like';
import { rspackConfig } from '#kit/rspack-config';
import { pluginSvelte } from '@rsbuild/plugin-svelte';
import type { Proof } from '#tools/prover/proof';

const config = 'rsbuild.config.ts';
const script = 'static/js/index.*.js';
const app = [
  'src/index.ts',
  'src/App.svelte',
  'src/counter.svelte.ts',
  { title: 'tsconfig.json', nth: 1 },
];
const warning = /verbatimModuleSyntax/;
const typed = {
  'src/index.ts':
    "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\n",
  'src/App.svelte':
    "<script lang=\"ts\">\n  import Shoe from './Shoe.svelte';\n  const name: string = 'red';\n</script>\n<Shoe />{name}\n",
  'src/Shoe.svelte': '<p>A running shoe</p>\n',
};
/** Looks for `typescript` where it isn't, whoever asks: this repository has it, a reader's project may not. */
const withoutTypescript = `const Module = require('node:module');
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, parent, isMain, options) =>
  resolve.call(Module, request, parent, isMain, request === 'typescript' ? { paths: ['/'] } : options);
`;

export const proofs: Proof[] = [
  {
    says: [
      'The component imports a counter, shows a button and styles it:',
      'The counter uses the rune $state outside a component.',
      'The button counts your clicks.',
      'When you edit a component, the page reloads, because this version of the plugin lacks hot updates of Svelte 5 components.',
    ],
    run: 'dev',
    alone: true,
    sample: config,
    pageFiles: app,
    async expect({ root, open, write }) {
      const page = await open();
      const background = await page
        .locator('button')
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      assert.equal(background, 'rgb(255, 69, 0)');
      assert.match(readFileSync(`${root}/src/counter.svelte.ts`, 'utf8'), /value = \$state\(0\)/);
      await page.locator('button').click();
      await page.getByText('Clicked 1 times').waitFor();
      const reloaded = page.waitForEvent('load');
      const code = readFileSync(`${root}/src/App.svelte`, 'utf8');
      write('src/App.svelte', code.replace('Clicked', 'Pressed'));
      await reloaded;
      await page.getByText('Pressed 0 times').waitFor();
    },
  },
  {
    says: [
      '@rsbuild/plugin-svelte compiles .svelte files.',
      'The entry mounts the component App into the element with the id root, which comes from the built-in HTML template:',
    ],
    shown: { containing: 'dist/index.html' },
    run: 'build',
    sample: config,
    pageFiles: app,
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('index.html'), /<div id="root"><\/div>/);
    },
  },
  ...['js', 'ts'].map((extension): Proof => ({
    says: 'In Svelte 5, it also compiles modules that end in .svelte.js or .svelte.ts.',
    run: 'build',
    sample: config,
    with: { output: { minify: false } },
    files: {
      'src/index.js': `import 'svelte';\nimport { total } from './total.svelte.${extension}';\nconsole.log(total());\n`,
      [`src/total.svelte.${extension}`]:
        'let price = $state(4);\nexport const total = () => (price += 1);\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\$state\(4\)/),
  })),
  {
    says: [
      'If you want to write components in TypeScript, as this page does, install typescript as well:',
      'A component has lang="ts", but typescript isn\'t installed.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_OPTIONS: '--require ./without-typescript.cjs' },
    sample: config,
    files: { ...typed, 'without-typescript.cjs': withoutTypescript },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /Cannot find module 'typescript'/);
    },
  },
  {
    says: "The plugin looks for svelte in your project and stops the build if it isn't there.",
    run: 'script',
    expect: ({ root }) =>
      assert.rejects(
        rspackConfig(root, { plugins: [pluginSvelte()] }),
        /Failed to resolve `?svelte`? package/,
      ),
  },
  {
    says: 'Edits of plain stylesheets still reach the page without a reload.',
    run: 'dev',
    alone: true,
    sample: config,
    files: {
      ...typed,
      'src/index.ts': `import './index.css';\n${typed['src/index.ts']}`,
      'src/index.css': 'p { color: red }\n',
      'tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }\n',
    },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('p').waitFor();
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      write('src/index.css', 'p { color: rgb(1, 2, 3) }\n');
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('p')!).color === 'rgb(1, 2, 3)',
      );
      assert.equal(await page.locator('body').getAttribute('data-same-page'), '');
    },
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: 'No file is called /orders/7, but when you reload such a page, the dev server and the preview server answer with index.html, and then the router takes over.',
    run,
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/index.html')),
  })),
  {
    says: ['A router in the browser needs no plugin.', 'No file is called /orders/7'],
    run: 'preview',
    sample: config,
    files: {
      'src/index.js':
        "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\n",
      'src/App.svelte': `<script>
  let path = $state(location.pathname);
  const go = () => {
    history.pushState({}, '', '/orders/7');
    path = location.pathname;
  };
</script>
{#if path === '/orders/7'}<p>Order 7</p>{:else}<button onclick={go}>Open order 7</button>{/if}
`,
    },
    async expect({ open, root }) {
      const page = await open();
      await page.locator('button').click();
      await page.getByText('Order 7', { exact: true }).waitFor();
      assert.ok(existsSync(`${root}/dist/index.html`));
      assert.ok(!existsSync(`${root}/dist/orders`));
      await page.reload();
      await page.getByText('Order 7', { exact: true }).waitFor();
    },
  },
  {
    says: [
      'The first one sets verbatimModuleSyntax, because a component often uses an import in its markup but not in its script.',
      'With this option, TypeScript keeps such imports:',
      'svelte-preprocess prints this warning when tsconfig.json lacks the option:',
    ],
    run: 'build',
    sample: config,
    pageFiles: [{ title: 'tsconfig.json', nth: 1 }],
    files: typed,
    expect({ read, log, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, warning);
      assert.match(read(script), /A running shoe/);
    },
  },
  {
    says: [
      'svelte-preprocess prints this warning when tsconfig.json lacks the option:',
      'verbatimModuleSyntax is now required in the terminal',
    ],
    run: 'command',
    command: 'rsbuild build',
    sample: config,
    files: { ...typed, 'tsconfig.json': '{ "compilerOptions": { "target": "ES2020" } }\n' },
    expect: ({ log }) => assert.match(log, /verbatimModuleSyntax.* is now required/),
  },
  {
    says: [
      "SWC doesn't compile the scripts of .svelte files, so they keep the syntax that you write.",
      'Stay with this version, and move code with modern syntax into a .ts file.',
    ],
    run: 'build',
    sample: config,
    with: { output: { overrideBrowserslist: ['chrome 60'] } },
    files: {
      'src/index.js':
        "import { mount } from 'svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\nconsole.log(window.first ?? 'entry');\n",
      'src/App.svelte':
        "<script>\n  import { third } from './third.ts';\n  console.log(window.second ?? 'component', third());\n</script>\n",
      'src/third.ts':
        "export const third = (): unknown => Reflect.get(window, 'third') ?? 'moved';\n",
    },
    expect({ read }) {
      assert.match(read(script), /window\.second\?\?"component"/);
      assert.doesNotMatch(read(script), /window\.first\?\?/);
      assert.match(read(script), /"moved"/);
      assert.doesNotMatch(read(script), /\?\?"moved"/);
    },
  },
  {
    says: 'Rsbuild compiles TypeScript without checking the types.',
    run: 'build',
    sample: config,
    pageFiles: [{ title: 'tsconfig.json', nth: 1 }],
    files: {
      ...typed,
      'src/index.ts': `${typed['src/index.ts']}const price: number = 'four euros';\nconsole.log(price);\n`,
      'src/App.svelte':
        '<script lang="ts">\n  const size: number = "size nine";\n</script>\n{size}\n',
    },
    expect({ error, read, files }) {
      assert.equal(error, undefined);
      const scripts = files.filter((file) => file.endsWith('.js')).map(read);
      assert.match(scripts.join('\n'), /four euros/);
      assert.match(scripts.join('\n'), /size nine/);
    },
  },
];
