import assert from 'node:assert/strict';
import type { RsbuildPlugin } from '@rsbuild/core';
import { samplePackage } from '#kit/sample-package';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const { pluginTypeCheck } = samplePackage<{ pluginTypeCheck: () => RsbuildPlugin }>(
  '@rsbuild/plugin-type-check',
);
const imported = ['css', 'scss', 'sass', 'less', 'styl', 'stylus']
  .map((end) => `module.${end}`)
  .concat(['png', 'woff', 'mp3', 'mp4', 'yaml', 'yml', 'toml'])
  .concat(['css?inline', 'txt?raw', 'txt?url']);
const text = (extension: string) => `console.log('written in ${extension}');\n`;
const tsconfig = { 'tsconfig.json': '{ "compilerOptions": {} }\n' };
const mistaken = {
  'tsconfig.json':
    '{ "compilerOptions": { "lib": ["DOM", "ES2020"], "types": [] }, "include": ["src"] }\n',
  'src/index.ts': "const n: number = 'runs';\ndocument.title = String(n);\n",
  'src/types.ts': "import 'typescript';\n",
};

export const proofs: Proof[] = [
  {
    says: [
      'the plugin checks in a separate process, so your page appears before the check is done. When the check finds a type error, you see it in the terminal and in the error overlay.',
      'You can still use the page under the overlay.',
    ],
    run: 'dev',
    config: { plugins: [pluginTypeCheck()] },
    files: mistaken,
    async expect({ open, log }) {
      const page = await open();
      await page.locator('rsbuild-error-overlay').waitFor({ state: 'attached' });
      assert.equal(await page.title(), 'runs');
      assert.match(log(), /TS2322/);
    },
  },
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: [
      'To find type errors in all other files, too, let the build check them.',
      'The build fails and shows you where the error is:',
    ],
    run: 'build',
    config: { mode, plugins: [pluginTypeCheck()] },
    files: mistaken,
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /index\.ts:1:7[^]*TS2322/);
    },
  })),
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: "If you'd rather be left alone while you develop, turn the check on for builds only:",
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_ENV: mode },
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'enable:' }],
    files: mistaken,
    expect({ code, log }) {
      assert.equal(code, mode === 'production' ? 1 : 0, log);
      assert.equal(/TS2322/.test(log), mode === 'production', log);
    },
  })),
  {
    says: [
      "TypeScript doesn't know what you get when you import an image, so it reports TS2307.",
      'The declarations cover images, fonts, audio and video, CSS Modules in CSS, Sass, Less and Stylus, YAML and TOML files, and the queries ?url, ?inline and ?raw.',
    ],
    run: 'script',
    pageFiles: ['src/env.d.ts'],
    files: {
      'src/index.ts': imported
        .map((end, index) => `import i${index} from './a.${end}';\nconsole.log(i${index});\n`)
        .join(''),
    },
    expect({ root }) {
      const errors = typeErrors(root, ['src/index.ts']);
      assert.equal(errors.filter((error) => error.startsWith('TS2307')).length, imported.length);
      assert.deepEqual(typeErrors(root, ['src/index.ts', 'src/env.d.ts']), []);
    },
  },
  {
    says: [
      'Give a file the extension .ts or .tsx, and Rsbuild compiles it.',
      'SWC only removes the types, which is what makes it fast, so a build succeeds even if amount is a string.',
      "The build doesn't check types.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.ts';\nimport './b.tsx';\n",
      'src/a.ts': "const a: number = 'text';\nconsole.log(a);\n",
      'src/b.tsx': 'export const b: string = String(1);\n',
    },
    expect: ({ error, read }) => {
      assert.equal(error, undefined);
      assert.match(read('static/js/index.*.js'), /text/);
    },
  },
  {
    says: "When a file re-exports a name from another file, SWC can't tell whether the name is a type, so it keeps the export. But ./types contains no such value once its types are removed.",
    run: 'build',
    files: {
      'src/index.js': "import './api.ts';\n",
      'src/api.ts': "export { Price } from './types';\n",
      'src/types.ts': 'export interface Price {\n  amount: number;\n}\n',
    },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /export 'Price' \(reexported as 'Price'\) was not found in '\.\/types'/,
      ),
  },
  ...(
    [
      [{ 'src/format.js': text('js'), 'src/format.ts': text('ts') }, './format.js', 'js'],
      [{ 'src/format.ts': text('ts'), 'src/format.tsx': text('tsx') }, './format.js', 'ts'],
      [{ 'src/format.tsx': text('tsx') }, './format.js', 'tsx'],
      [{ 'src/Button.jsx': text('jsx'), 'src/Button.tsx': text('tsx') }, './Button.jsx', 'jsx'],
      [{ 'src/Button.tsx': text('tsx') }, './Button.jsx', 'tsx'],
      [{ 'src/format.mts': text('mts') }, './format.mjs', undefined],
    ] as const
  ).map<Proof>(([sources, asked, found]) => ({
    says: [
      'For ./format.js, it tries format.js, format.ts and format.tsx, in this order, and for ./Button.jsx, it tries Button.jsx and Button.tsx.',
      "./format.mjs doesn't find format.mts.",
    ],
    run: 'build',
    files: { ...tsconfig, ...sources, 'src/index.js': `import '${asked}';\n` },
    expect({ error, read }) {
      if (found === undefined) assert.ok(error);
      else assert.match(read('static/js/index.*.js'), new RegExp(`"written in ${found}"`));
    },
  })),
  {
    says: [
      'For ./format.js, it tries format.js, format.ts and format.tsx, in this order, and for ./Button.jsx, it tries Button.jsx and Button.tsx.',
      'If the project has a tsconfig.json, Rsbuild finds the source (since 1.0.6).',
    ],
    run: 'rspack',
    files: tsconfig,
    expect: (config) =>
      assert.deepEqual(config.resolve?.extensionAlias, {
        '.js': ['.js', '.ts', '.tsx'],
        '.jsx': ['.jsx', '.tsx'],
      }),
  },
  {
    says: [
      "Can't resolve './format.js'",
      'The file is called format.ts, and there is no tsconfig.json in the project root.',
    ],
    run: 'build',
    files: { 'src/index.js': "import './format.js';\n", 'src/format.ts': 'export {};\n' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '\.\/format\.js'/),
  },
  {
    says: 'If source.tsconfigPath names a jsconfig.json, Rsbuild takes the project for one without TypeScript, so an import of ./format.js finds only that file.',
    run: 'rspack',
    files: { 'jsconfig.json': '{}\n' },
    config: { source: { tsconfigPath: './jsconfig.json' } },
    expect: (config) => assert.equal(config.resolve?.extensionAlias, undefined),
  },
  {
    says: [
      'Rsbuild compiles the standard decorators, which TypeScript 5 has as well.',
      "You do so, and the decorators still don't work, because the build doesn't read this setting.",
    ],
    run: 'rspack',
    files: { 'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }\n' },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"decoratorVersion":"2022-03"/),
  },
  {
    says: [
      "With 'legacy', Rsbuild also adds the metadata of decorators and turns off useDefineForClassFields",
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'decorators' },
    expect(config) {
      const rules = JSON.stringify(config.module?.rules);
      assert.match(rules, /"legacyDecorator":true/);
      assert.match(rules, /"decoratorMetadata":true/);
      assert.match(rules, /"useDefineForClassFields":false/);
    },
  },
  {
    says: ['Which browsers can run your code depends on your Browserslist:'],
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 60'] } },
    files: {
      'src/index.ts': 'const shoes: unknown = document.title ?? 1;\nconsole.log(shoes);\n',
      'tsconfig.json': '{ "compilerOptions": { "target": "ESNext" } }\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /unknown|title\?\?/),
  },
  {
    says: 'Rsbuild reads paths, so an alias from tsconfig.json works in the build as well:',
    run: 'build',
    files: {
      'src/index.ts': "import { shoe } from '@/shoe';\nconsole.log(shoe);\n",
      'src/shoe.ts': "export const shoe = 'red shoe';\n",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"red shoe"/),
  },
  {
    says: ['export … was not found for a type', 'You re-export a type like a value.'],
    run: 'build',
    files: {
      'src/index.ts': "export { Price } from './types';\n",
      'src/types.ts': 'export type Price = number;\n',
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'Price' .* was not found in '\.\/types'/),
  },
  {
    says: 'Use export type instead, as in Set isolatedModules.',
    run: 'build',
    files: {
      'src/index.ts': "export type { Price } from './types';\n",
      'src/types.ts': 'export type Price = number;\n',
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'Import the file without its extension and add .mts to resolve.extensions.',
    run: 'build',
    config: { resolve: { extensions: ['...', '.mts'] } },
    files: { ...tsconfig, 'src/index.js': "import './format';\n", 'src/format.mts': text('mts') },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /written in mts/),
  },
  ...[true, false].map<Proof>((given) => ({
    says: "They're shorter, and they work whether or not there is a tsconfig.json.",
    run: 'build',
    files: {
      ...(given ? tsconfig : {}),
      'src/index.js': "import './format';\n",
      'src/format.ts': text('ts'),
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /written in ts/),
  })),
];
