import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Proof } from '@site/tests/docs/proving/proof';

const written = (root: string, name: string) => fs.existsSync(path.join(root, 'dist', name));

export const proofs: Proof[] = [
  {
    says: ['The dev server keeps its output in memory.', 'false | None | Memory'],
    run: 'dev',
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'index.html'), false);
    },
  },
  {
    says: [
      'true | All | The folder',
      'With true, the server sends what is in the folder.',
      'If you change or delete a file there, the browser gets the changed file or none, until the next compilation writes it again.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'static/js/index.js'), true);
      fs.writeFileSync(path.join(root, 'dist/index.html'), 'changed by hand');
      assert.equal(await page('/'), 'changed by hand');
    },
  },
  {
    says: [
      'A function | Those for which it returns true. Its argument is the absolute path of the file | Memory',
    ],
    run: 'dev',
    alone: true,
    config: {
      dev: {
        writeToDisk(filename) {
          assert.ok(path.isAbsolute(filename));
          return filename.endsWith('.html');
        },
      },
    },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'index.html'), true);
      assert.equal(written(root, 'static/js/index.js'), false);
      fs.writeFileSync(path.join(root, 'dist/index.html'), 'changed by hand');
      assert.notEqual(await page('/'), 'changed by hand');
    },
  },
  {
    says: 'Open /rsbuild-dev-server on the running server instead.',
    run: 'dev',
    expect: async ({ page }) =>
      assert.match(await page('/rsbuild-dev-server'), /static\/js\/index\.js/),
  },
  {
    says: [
      'Since 1.1.1, you can set the option for each environment.',
      'In this example, Rsbuild only writes the server bundle.',
      'Because the environments have different values, the server answers from memory:',
    ],
    run: 'dev',
    sample: { title: 'rsbuild.config.ts', containing: 'environments' },
    files: { 'src/index.ts': 'console.log(1);', 'src/server.ts': 'console.log(2);' },
    async expect({ page, root }) {
      assert.match(await page('/'), /<script/);
      assert.equal(written(root, 'server/index.js'), true);
      assert.equal(written(root, 'index.html'), false);
    },
  },
  {
    says: 'If you set a function both at the top level and in an environment, Rsbuild merges them into an array and then writes all files of that environment.',
    run: 'dev',
    config: {
      dev: { writeToDisk: () => false },
      environments: { web: { dev: { writeToDisk: () => false } } },
    },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'static/js/index.js'), true);
    },
  },
  {
    says: "If Rsbuild writes files to disk, the default 'auto' of output.cleanDistPath deletes the content of the output directory when the dev server starts.",
    run: 'dev',
    config: { dev: { writeToDisk: true } },
    files: { 'src/index.js': 'console.log(1);', 'dist/old.txt': 'old' },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'old.txt'), false);
    },
  },
  {
    says: 'Even without this option, the dev server writes the file of output.manifest to disk.',
    run: 'dev',
    config: { output: { manifest: true } },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'manifest.json'), true);
      assert.equal(written(root, 'index.html'), false);
    },
  },
];
