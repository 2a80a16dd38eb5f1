import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { sameFiles } from '#kit/looks-like';
import { typeErrors } from '#kit/type-errors';
import { samplePackage } from '#kit/sample-package';
import { projectRoot } from '#tools/pages/project-root';
import { thrownOn } from '#kit/thrown-on';
import type { Proof } from '#tools/prover/proof';

const config = 'rsbuild.config.ts';
const plain = { title: config, section: '2. Register the plugin' };
const jsx = { title: config, section: 'JSX' };
const script = 'static/js/index.*.js';
const { pluginVue } = samplePackage<{ pluginVue: () => RsbuildPlugin }>('@rsbuild/plugin-vue');
const { pluginVueJsx } = samplePackage<{ pluginVueJsx: () => RsbuildPlugin }>(
  '@rsbuild/plugin-vue-jsx',
);
const entry = {
  'src/index.ts':
    "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
};
const counter = (name: string, more = '') => `<script setup lang="ts">
import { ref } from 'vue';
${more}
const count = ref(0);
</script>
<template>
  <button id="${name}" @click="count++">Clicked {{ count }} times</button>
</template>
`;
const styled = (color: string, component: string) =>
  `${component}<style scoped>#one { color: ${color} }</style>\n`;
const both = counter('one', "import Two from './Two.vue';").replace(
  '</template>',
  '<Two /></template>',
);
const alone = {
  says: [
    'Without pluginBabel, pluginVueJsx changes nothing and prints no warning.',
    'In a .tsx file, the build succeeds, but SWC compiles the JSX to calls of React.createElement, and the page fails with React is not defined.',
    'JSX in a .tsx file was compiled without pluginBabel, so SWC compiled it for React.',
  ],
};

const withJsx = (
  [
    [/Expression expected/, '<p />'],
    [/Expected '>', got 'class'/, '<p class="shoe">Hello</p>'],
  ] as const
).flatMap(([message, tag]): [RegExp, Record<string, string>][] => [
  [message, { 'src/index.jsx': `console.log(${tag});\n` }],
  [
    message,
    {
      ...entry,
      'src/App.vue': `<script lang="jsx">\nexport default () => ${tag};\n</script>\n`,
    },
  ],
]);
const imported = {
  says: "But install typescript as well when a macro such as defineProps takes a type from another file, because Vue's compiler has to look for that file:",
};
const priced = {
  'src/price.ts': 'export interface Price {\n  amount: string;\n}\n',
  'src/App.vue':
    '<script setup lang="ts">\nimport type { Price } from \'./price\';\ndefineProps<Price>();\n</script>\n<template>{{ amount }}</template>\n',
};
/** Compiles a component as Vue does where TypeScript isn't installed. */
const compileAlone = `
const { parse, compileScript, registerTS } = require('vue/compiler-sfc');
registerTS(() => {
  throw new Error("Cannot find module 'typescript'");
});
const [, filename] = process.argv;
const { descriptor } = parse(require('node:fs').readFileSync(filename, 'utf8'), { filename });
console.log(compileScript(descriptor, { id: 'app' }).content.trim().replace(/^ +/gm, ''));
`;

export const proofs: Proof[] = [
  {
    says: [
      '@rsbuild/plugin-vue compiles .vue files with vue-loader 17:',
      'The element with the id root comes from the built-in HTML template.',
    ],
    shown: { containing: 'dist/static/js/lib-vue' },
    run: 'build',
    sample: plain,
    pageFiles: [{ title: 'src/index.ts', nth: 1 }, 'src/App.vue'],
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.match(read('index.html'), /<div id="root"><\/div>/);
      assert.match(samplePackage<{ version: string }>('vue-loader/package.json').version, /^17\./);
    },
  },
  {
    says: 'The component that you edited is reset, so its count is 0 again, while other components keep their state.',
    run: 'dev',
    alone: true,
    sample: plain,
    files: { ...entry, 'src/App.vue': both, 'src/Two.vue': counter('two') },
    async expect({ open, write }) {
      const page = await open();
      await page.locator('#one').click();
      await page.locator('#two').click();
      write('src/Two.vue', counter('two').replace('Clicked', 'Pressed'));
      await page.getByText('Pressed 0 times').waitFor();
      assert.equal(await page.locator('#one').textContent(), 'Clicked 1 times');
    },
  },
  {
    says: [
      'the source map of each part of a .vue file contains the whole file.',
      'Then the state survives edits of the template and the styles. The price is that errors point to compiled code.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: config, section: 'Each edit resets the component' },
    files: { ...entry, 'src/App.vue': styled('red', counter('one')) },
    async expect({ open, write, get }) {
      const page = await open();
      await page.locator('#one').click();
      const edited = counter('one').replace('Clicked', 'Pressed');
      write('src/App.vue', styled('red', edited));
      await page.getByText('Pressed 1 times').waitFor();
      write('src/App.vue', styled('rgb(1, 2, 3)', edited));
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('#one')!).color === 'rgb(1, 2, 3)',
      );
      assert.equal(await page.locator('#one').textContent(), 'Pressed 1 times');
      assert.doesNotMatch(
        await (await get('/static/js/index.js')).text(),
        /sourceMappingURL=index/,
      );
    },
  },
  {
    says: [
      'You can use lang="ts" without further setup, because SWC compiles it.',
      "Rsbuild doesn't check types",
    ],
    run: 'build',
    sample: plain,
    files: {
      ...entry,
      'src/App.vue':
        '<script setup lang="ts">\nconst price: number = \'no number\';\n</script>\n<template>{{ price }}</template>\n',
    },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read(script), /"no number"/);
      assert.doesNotMatch(read(script), /price: number/);
    },
  },
  ...[[], ['src/env.d.ts']].map((declared): Proof => ({
    says: [
      'For these, add a declaration that describes what a .vue file exports:',
      'But there is no src/env.d.ts, or include in tsconfig.json leaves this file out.',
    ],
    run: 'script',
    pageFiles: ['src/env.d.ts'],
    files: entry,
    expect({ root }) {
      const errors = typeErrors(root, ['src/index.ts', ...declared]).join('\n');
      assert.equal(/TS2307: Cannot find module '\.\/App\.vue'/.test(errors), declared.length === 0);
    },
  })),
  {
    says: 'To use JSX inside a .vue file, set the language of the script:',
    run: 'dev',
    sample: jsx,
    pageFiles: ['src/Done.vue', 'src/UploadProgress.tsx'],
    files: { 'src/index.ts': entry['src/index.ts'].replace('./App.vue', './Done.vue') },
    async expect({ open }) {
      assert.equal(await (await open()).locator('progress.upload').getAttribute('value'), '100');
    },
  },
  ...(['dev', 'preview'] as const).map((run): Proof => ({
    says: 'No file is called /orders/7, but when you reload such a page, the dev server and the preview server answer with index.html, and then the router takes over.',
    run,
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/index.html')),
  })),
  {
    says: 'This variable contains server.base, so you change the path in one place.',
    run: 'build',
    config: { server: { base: '/shop' } },
    files: { 'src/index.js': 'console.log(import.meta.env.BASE_URL);\n' },
    expect: ({ read }) => assert.match(read(script), /console\.log\("\/shop"\)/),
  },
  {
    says: 'Most examples for Vue use #app instead. To follow them, set html.mountId:',
    run: 'dev',
    sample: { title: config, section: '3. Write the app' },
    pageFiles: ['src/App.vue'],
    files: { 'src/index.ts': entry['src/index.ts'].replace('#root', '#app') },
    async expect({ open }) {
      assert.equal(await (await open()).locator('#app button').textContent(), 'Clicked 0 times');
    },
  },
  {
    says: 'Vue ends up in a separate file, which browsers can keep in their cache while your code changes:',
    run: 'script',
    sample: plain,
    with: { mode: 'production' },
    files: { ...entry, 'src/App.vue': counter('one') },
    async expect({ root, config: rsbuildConfig, write }) {
      const names = async () => {
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        const { stats, close } = await rsbuild.build();
        const files = stats!.toJson({ all: false, assets: true }).assetsByChunkName!;
        await close();
        return { vue: files['lib-vue'], own: files.index };
      };
      const before = await names();
      write('src/App.vue', counter('one').replace('Clicked', 'Pressed'));
      const after = await names();
      assert.ok(before.vue);
      assert.deepEqual(after.vue, before.vue);
      assert.notDeepEqual(after.own, before.own);
    },
  },
  {
    ...alone,
    run: 'build',
    config: { plugins: [pluginVueJsx()] },
    files: { 'src/index.tsx': 'console.log(<p />);\n' },
    expect({ error, log, read }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn/);
      assert.match(read(script), /React\.createElement\("p"/);
    },
  },
  {
    ...alone,
    run: 'preview',
    config: { plugins: [pluginVueJsx()] },
    files: { 'src/index.tsx': 'console.log(<p />);\n' },
    expect: async ({ open }) => assert.match(await thrownOn(await open()), /React is not defined/),
  },
  ...withJsx.map(([message, files]): Proof => ({
    says: "In a .jsx or .vue file, the build already fails with a syntax error at a tag, such as Expression expected or Expected '>', got 'class'.",
    run: 'build',
    config: { plugins: [pluginVue(), pluginVueJsx()] },
    files,
    expect: ({ error, log }) => assert.match(`${error}${log}`, message),
  })),
  {
    ...imported,
    run: 'build',
    sample: plain,
    pageFiles: [{ title: 'src/Price.vue', as: 'src/App.vue' }, 'src/price.ts'],
    files: entry,
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read(script), /props:\{amount:\{\}\}/);
    },
  },
  ...[
    { Price: "import type { Price } from './price';", printed: /Failed to load TypeScript/ },
    { Price: 'interface Price { amount: string }', printed: /^amount: \{/m },
  ].map(({ Price, printed }): Proof => ({
    ...imported,
    run: 'script',
    files: { ...priced, 'src/App.vue': priced['src/App.vue'].replace(/import type.*/, Price) },
    expect({ root }) {
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['-e', compileAlone, path.join(root, 'src/App.vue')],
        { cwd: path.join(projectRoot, 'tests/docs/packages'), encoding: 'utf8' },
      );
      assert.match(`${stdout}${stderr}`, printed);
    },
  })),
  {
    says: [
      'To enable support for Vue, use "@rsbuild/plugin-vue"',
      "The plugin isn't registered. Add pluginVue() to plugins.",
    ],
    run: 'build',
    files: { ...entry, 'src/App.vue': '<template>a</template>\n' },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /To enable support for Vue, use "@rsbuild\/plugin-vue"/),
  },
  {
    says: "Lightning CSS drops rules with /deep/, which isn't valid CSS.",
    run: 'build',
    sample: plain,
    files: {
      ...entry,
      'src/App.vue':
        '<template><p class="a" /></template>\n<style scoped>\n.a /deep/ .b { color: red }\n.a :deep(.c) { color: red }\n</style>\n',
    },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /^\.a\[data-v-\w+\] \.c\{color:red\}$/);
    },
  },
];
