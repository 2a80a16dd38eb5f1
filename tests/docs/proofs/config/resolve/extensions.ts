import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Your list replaces the default one, so you need to repeat the usual extensions.',
    run: 'rspack',
    config: { resolve: { extensions: ['.ts', '.js'] } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.ts', '.js']),
  },
  {
    says: 'A list in an environment replaces the shared list in the same way.',
    run: 'rspack',
    config: {
      resolve: { extensions: ['.ts', '.js'] },
      environments: { web: { resolve: { extensions: ['.mjs'] } } },
    },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.mjs']),
  },
  {
    says: ['Rsbuild merges the lists, with your extensions after the existing ones:'],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: "'.mdx'" },
    expect: ({ resolve }) =>
      assert.deepEqual(resolve?.extensions, [
        '.ts',
        '.tsx',
        '.mjs',
        '.js',
        '.jsx',
        '.json',
        '.mdx',
      ]),
  },
  {
    says: 'For .js it also tries .ts and .tsx, and for .jsx it also tries .tsx:',
    run: 'rspack',
    files: { 'src/index.ts': '', 'tsconfig.json': '{}' },
    config: {},
    expect: ({ resolve }) =>
      assert.deepEqual(resolve?.extensionAlias, {
        '.js': ['.js', '.ts', '.tsx'],
        '.jsx': ['.jsx', '.tsx'],
      }),
  },
  {
    says: 'For an import without an extension such as ./button, Rsbuild looks for button.ts, then button.tsx, button.mjs and so on, and takes the first file that exists.',
    run: 'build',
    files: {
      'src/index.js': "import './button';\n",
      'src/button.ts': "console.log('from ts');\n",
      'src/button.tsx': "console.log('from tsx');\n",
      'src/button.mjs': "console.log('from mjs');\n",
    },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"from ts"/),
  },
  {
    says: ["Can't resolve './data'", "The extension of the file isn't in your list."],
    run: 'build',
    files: {
      'src/index.js': "import data from './data';\nconsole.log(data);\n",
      'src/data.json': '{}',
    },
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    expect: ({ log, error }) => assert.match(`${log}${String(error)}`, /Can't resolve '\.\/data'/),
  },
  ...['js', 'json', 'ts'].map<Proof>((extension) => ({
    says: "For an empty list, Rspack's default applies, which has .js and .json but no TypeScript.",
    run: 'build',
    files: {
      'src/index.js': "import data from './data';\nconsole.log(data);\n",
      [`src/data.${extension}`]: extension === 'json' ? '"found"' : "export default 'found';\n",
    },
    config: { resolve: { extensions: [] } },
    expect({ log, error, read }) {
      if (extension === 'ts') assert.match(`${log}${error}`, /Can't resolve '\.\/data'/);
      else assert.match(read('static/js/index.*.js'), /"found"/);
    },
  })),
  {
    says: 'If your project has variants of a file, for example one for the web and one for a native app, put the extension that you prefer first:',
    shown: { containing: "← import './button'" },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    files: {
      'src/index.js': "import './button';\nimport './list';\n",
      'src/button.ts': "console.log('of the app');\n",
      'src/button.web.ts': "console.log('of the web');\n",
      'src/list.ts': "console.log('of both');\n",
    },
    expect({ read, shown }) {
      assert.match(shown, /button\.web\.ts +← [\s\S]*list\.ts +← /);
      assert.match(read('static/js/index.*.js'), /of the web.*of both/s);
      assert.doesNotMatch(read('static/js/index.*.js'), /of the app/);
    },
  },
  ...[[], ['.json']].map<Proof>((added) => ({
    says: [
      'Keep in mind that the list also applies to the packages in node_modules.',
      'When a package in node_modules contains the import, add it to the list.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import 'words';\n",
      'node_modules/words/index.js': "require('./data');\n",
      'node_modules/words/data.json': '{}',
    },
    config: { resolve: { extensions: ['.ts', '.js', ...added] } },
    expect({ error, log }) {
      assert.equal(error === undefined, added.length > 0, log);
      assert.equal(/Can't resolve '\.\/data'/.test(log), added.length === 0, log);
    },
  })),
  {
    says: [
      "In TypeScript, you can write import './button.js' for the file button.ts.",
      'If your project has a tsconfig.json, Rsbuild supports this too.',
      "This doesn't depend on resolve.extensions.",
    ],
    run: 'build',
    files: {
      'tsconfig.json': '{}',
      'src/index.ts': "import './button.js';\n",
      'src/button.ts': "console.log('from ts');\n",
    },
    config: { source: { entry: { index: './src/index.ts' } }, resolve: { extensions: ['.mjs'] } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"from ts"/),
  },
  {
    says: "When you want to add one without repeating the others, set Rspack's option with an object in tools.rspack.",
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', nth: 3 },
    expect: ({ resolve }) =>
      assert.deepEqual(resolve?.extensions, [
        '.ts',
        '.tsx',
        '.mjs',
        '.js',
        '.jsx',
        '.json',
        '.mdx',
      ]),
  },
];
