import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

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
];
