import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Your list replaces the default.',
    run: 'rspack',
    config: { resolve: { extensions: ['.ts', '.js'] } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.ts', '.js']),
  },
  {
    says: 'A list in environments replaces the shared list the same way.',
    run: 'rspack',
    config: {
      resolve: { extensions: ['.ts', '.js'] },
      environments: { web: { resolve: { extensions: ['.mjs'] } } },
    },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.mjs']),
  },
  {
    says: [
      'Your extensions come after the existing ones:',
      "tools.rspack.resolve.extensions: ['.mdx'] | .ts, .tsx, .mjs, .js, .jsx, .json, .mdx",
    ],
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
    says: 'For .js it also tries .ts and .tsx, and for .jsx it also tries .tsx.',
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
    says: "Without .json, for example, import './data' no longer finds data.json.",
    run: 'build',
    files: {
      'src/index.js': "import data from './data';\nconsole.log(data);\n",
      'src/data.json': '{}',
    },
    sample: { section: 'Replace the list' },
    expect: ({ log, error }) => assert.match(`${log}${String(error)}`, /Can't resolve '\.\/data'/),
  },
  ...['js', 'json', 'ts'].map<Proof>((extension) => ({
    says: "With an empty list, Rspack's default applies, so imports can still leave out .js and .json.",
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
    says: "resolve.extensions: ['.ts', '.mdx'] | .ts, .mdx",
    run: 'rspack',
    config: { resolve: { extensions: ['.ts', '.mdx'] } },
    expect: ({ resolve }) => assert.deepEqual(resolve?.extensions, ['.ts', '.mdx']),
  },
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
    says: "If you set Rspack's option with an object in tools.rspack, Rsbuild merges the lists.",
    run: 'rspack',
    sample: { section: 'Add to the list' },
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
