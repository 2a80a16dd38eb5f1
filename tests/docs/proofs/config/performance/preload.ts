import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const lazy = { 'src/index.js': "import('./later.js');\n", 'src/later.js': "console.log('later');" };

export const proofs: Proof[] = [
  {
    says: "true is the same as { type: 'async-chunks' }.",
    run: 'build',
    files: lazy,
    config: { performance: { preload: true } },
    expect({ read }) {
      const [tag] = /<link[^>]*rel="preload"[^>]*>/.exec(read('index.html')) ?? [''];
      assert.match(tag, /as="script"/);
      assert.match(tag, /href="\/static\/js\/async\//);
    },
  },
  {
    says: 'With inlineScripts: true, for example, no script gets a tag.',
    run: 'build',
    files: lazy,
    config: { output: { inlineScripts: true }, performance: { preload: true } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /rel="preload"/),
  },
  {
    says: 'Other files, including SVG | script',
    run: 'build',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "import url from './logo.svg';\nconsole.log(url);",
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    config: { output: { dataUriLimit: 0 }, performance: { preload: true } },
    expect: ({ read }) =>
      assert.match(read('index.html'), /logo\.[0-9a-f]+\.svg" rel="preload" as="script"/),
  },
];
