import assert from 'node:assert/strict';
import type { RsbuildPlugin } from '@rsbuild/core';
import { samplePackage } from '#kit/sample-package';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const { pluginTypeCheck } = samplePackage<{ pluginTypeCheck: () => RsbuildPlugin }>(
  '@rsbuild/plugin-type-check',
);
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
    says: 'rsbuild dev | Prints it after the compilation and shows it in the error overlay. The page below still works',
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
      'It runs ts-checker-rspack-plugin in a separate process while Rsbuild compiles.',
      'rsbuild build waits for the result:',
      'rsbuild build | Prints it and fails',
    ],
    run: 'build',
    config: { mode, plugins: [pluginTypeCheck()] },
    files: mistaken,
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /TS2322/);
    },
  })),
  {
    says: '@rsbuild/core has declarations for the imports in the table below.',
    run: 'script',
    pageFiles: ['src/env.d.ts'],
    files: {
      'src/index.ts': ['png', 'woff', 'mp3', 'mp4', 'module.scss', 'yaml', 'toml', 'css?inline']
        .map((end, index) => `import i${index} from './a.${end}';\nconsole.log(i${index});\n`)
        .join(''),
    },
    expect({ root }) {
      assert.equal(typeErrors(root, ['src/index.ts']).length, 8);
      assert.deepEqual(typeErrors(root, ['src/index.ts', 'src/env.d.ts']), []);
    },
  },
  {
    says: [
      "Rsbuild compiles .ts and .tsx files without setup, but it doesn't check their types.",
      "The build succeeds although the editor shows errors | The build doesn't check types. Add the plugin.",
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
    says: "The build then fails with export 'Price' (reexported as 'Price') was not found in './types'.",
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
      './format.js | format.js, format.ts, format.tsx',
      './Button.jsx | Button.jsx, Button.tsx',
      "though not for .mjs and .cjs, so ./format.mjs doesn't find format.mts.",
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
      './format.js | format.js, format.ts, format.tsx',
      './Button.jsx | Button.jsx, Button.tsx',
      'If the project has a tsconfig.json, Rsbuild finds the source file for such an import',
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
      'The import of ./format.js then fails.',
      "Can't resolve './format.js' | There is no tsconfig.json in the project root.",
    ],
    run: 'build',
    files: { 'src/index.js': "import './format.js';\n", 'src/format.ts': 'export {};\n' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Can't resolve '\.\/format\.js'/),
  },
  {
    says: "It doesn't set it without a tsconfig.json, or if you use a jsconfig.json instead.",
    run: 'rspack',
    files: { 'jsconfig.json': '{}\n' },
    config: { source: { tsconfigPath: './jsconfig.json' } },
    expect: (config) => assert.equal(config.resolve?.extensionAlias, undefined),
  },
  {
    says: "The setting experimentalDecorators in tsconfig.json doesn't affect the build.",
    run: 'rspack',
    files: { 'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }\n' },
    expect: (config) =>
      assert.match(JSON.stringify(config.module?.rules), /"decoratorVersion":"2022-03"/),
  },
  {
    says: [
      "'legacy' | Those of experimentalDecorators, with metadata. This also turns off useDefineForClassFields",
    ],
    run: 'rspack',
    config: { source: { decorators: { version: 'legacy' } } },
    expect(config) {
      const rules = JSON.stringify(config.module?.rules);
      assert.match(rules, /"legacyDecorator":true/);
      assert.match(rules, /"decoratorMetadata":true/);
      assert.match(rules, /"useDefineForClassFields":false/);
    },
  },
  {
    says: [
      'SWC removes the types and compiles the syntax for the browsers that you support.',
      'target | Browserslist',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 60'] } },
    files: {
      'src/index.ts': 'const shoes: unknown = document.title ?? 1;\nconsole.log(shoes);\n',
      'tsconfig.json': '{ "compilerOptions": { "target": "ESNext" } }\n',
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.*.js'), /unknown|title\?\?/),
  },
  {
    says: 'paths | Rsbuild reads it from tsconfig.json.',
    run: 'build',
    files: {
      'src/index.ts': "import { shoe } from '@/shoe';\nconsole.log(shoe);\n",
      'src/shoe.ts': "export const shoe = 'red shoe';\n",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }\n',
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"red shoe"/),
  },
  {
    says: [
      "If a file re-exports a name from another file, SWC can't tell whether the name is a type, so it keeps the export.",
      'export … was not found for a type | Write export type, as shown above.',
    ],
    run: 'build',
    files: {
      'src/index.ts': "export { Price } from './types';\n",
      'src/types.ts': 'export type Price = number;\n',
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'Price' .* was not found in '\.\/types'/),
  },
  {
    says: 'export … was not found for a type | Write export type, as shown above.',
    run: 'build',
    files: {
      'src/index.ts': "export type { Price } from './types';\n",
      'src/types.ts': 'export type Price = number;\n',
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
];
