import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Proof } from '#tools/prover/proof';

const styled = {
  'src/index.js': "import './a.css';\nconsole.log('shop');\n",
  'src/a.css': '.a { color: red }',
};

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: "It's now false, as in webpack-dev-middleware.",
    run: 'dev',
    alone: true,
    files: styled,
    async expect({ root, get }) {
      assert.equal((await get('/static/js/index.js')).status, 200);
      assert.ok(!fs.existsSync(path.join(root, 'dist')));
    },
  },
  {
    says: 'If you need the files on disk, set the option to true:',
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'writeToDisk' },
    files: styled,
    async expect({ root, get }) {
      assert.equal((await get('/static/js/index.js')).status, 200);
      assert.ok(fs.existsSync(path.join(root, 'dist/static/js/index.js')));
    },
  },
  {
    says: 'Use source.entry with the same value:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'entry: {' },
    files: { 'src/index.ts': "console.log('shop');\n" },
    expect: ({ files, error }) => {
      assert.equal(error, undefined);
      assert.ok(files.includes('index.html'));
    },
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says:
      mode === 'development'
        ? 'Development | Scripts and styles | Scripts'
        : 'Production | Scripts | None',
    run: 'build',
    config: { mode },
    files: styled,
    expect({ files }) {
      const maps = files.filter((file) => file.endsWith('.map'));
      assert.deepEqual(
        maps.map((file) => path.extname(file.slice(0, -'.map'.length))),
        mode === 'development' ? ['.js'] : [],
      );
    },
  })),
  {
    says: [
      'The effect is the same: scripts contain the styles and add them to the page at run time.',
      'Styles in scripts | output.disableCssExtract: true | output.injectStyles: true | Projects that set this option',
    ],
    run: 'preview',
    config: { output: { injectStyles: true } },
    files: styled,
    async expect({ open }) {
      const page = await open();
      assert.equal(await page.locator('link[rel="stylesheet"]').count(), 0);
      assert.match((await page.locator('style').textContent())!, /\.a\{color:red\}/);
    },
  },
];
