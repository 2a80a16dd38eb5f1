import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { until } from '#kit/until';
import { manifestInMemory } from '#kit/manifest-in-memory';
import type { Proof } from '#tools/prover/proof';

const written = (root: string, name: string) => fs.existsSync(path.join(root, 'dist', name));
const updatesIn = (root: string) =>
  fs
    .readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.hot-update.'));

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
      'If you change a file there, the browser gets the changed file.',
      'If you delete one, the browser gets the page index.html instead',
      'The next compilation writes all files again.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ get, page, root, write }) {
      await page('/');
      assert.equal(written(root, 'static/js/index.js'), true);
      // A watcher that was slow to start may compile once more, and write the file again.
      await until(async () => {
        write('dist/index.html', 'changed by hand');
        return (await page('/')) === 'changed by hand';
      });
      await until(async () => {
        fs.rmSync(path.join(root, 'dist/static/js/index.js'), { force: true });
        return (await (await get('/static/js/index.js')).text()) === 'changed by hand';
      });
      await until(async () => {
        write('src/index.js', `console.log(${Date.now()});\n`);
        return (await page('/')).includes('<script');
      });
      assert.match(fs.readFileSync(path.join(root, 'dist/index.html'), 'utf8'), /<script/);
      assert.equal(written(root, 'static/js/index.js'), true);
    },
  },
  {
    says: 'or the status 404 if server.htmlFallback is false.',
    run: 'dev',
    alone: true,
    config: { dev: { writeToDisk: true }, server: { htmlFallback: false } },
    async expect({ get, page, root }) {
      await page('/');
      await until(async () => {
        fs.rmSync(path.join(root, 'dist/static/js/index.js'), { force: true });
        return (await get('/static/js/index.js')).status === 404;
      });
    },
  },
  {
    says: 'An async function counts as true for each file',
    run: 'dev',
    config: { dev: { writeToDisk: (() => Promise.resolve(false)) as unknown as () => boolean } },
    async expect({ page, root }) {
      await page('/');
      for (const name of ['index.html', 'static/js/index.js']) assert.ok(written(root, name), name);
    },
  },
  ...([{ bundleAnalyze: {} }, { profile: true }] as const).map<Proof>((performance) => ({
    says: [
      'performance.bundleAnalyze and performance.profile turn this option on for the whole project, even if you set it to false at the top level, or only analyze one environment.',
      'An environment that sets dev.writeToDisk keeps its value.',
    ],
    run: 'script',
    config: {
      dev: { writeToDisk: false },
      environments: { analyzed: { performance }, other: {}, own: { dev: { writeToDisk: false } } },
    },
    async expect({ root, config }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: config });
      await rsbuild.initConfigs();
      const { environments } = rsbuild.getNormalizedConfig();
      assert.deepEqual(
        Object.values(environments).map(({ dev }) => dev.writeToDisk),
        [true, true, false],
      );
    },
  })),
  {
    says: [
      'A function | Those for which it returns true. Its argument is the absolute path of the file. An async function counts as true for each file | Memory',
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
    says: [
      'Each edit creates update files for HMR, which fill up the folder over time.',
      'You can leave them out:',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', containing: 'hot-update' },
    async expect({ page, root, write }) {
      await page('/');
      const script = () => fs.readFileSync(path.join(root, 'dist/static/js/index.js'), 'utf8');
      await until(() => {
        write('src/index.js', `console.log('edited', ${Date.now()});\n`);
        return script().includes('edited');
      });
      assert.deepEqual(updatesIn(root), []);
    },
  },
  {
    says: 'Each edit creates update files for HMR, which fill up the folder over time.',
    run: 'dev',
    alone: true,
    config: { dev: { writeToDisk: true } },
    async expect({ page, root, write }) {
      await page('/');
      await until(() => {
        write('src/index.js', `console.log(${Date.now()});\n`);
        return updatesIn(root).length > 3;
      });
    },
  },
  {
    says: 'Open /rsbuild-dev-server on the running server instead',
    run: 'dev',
    expect: async ({ page }) =>
      assert.match(await page('/rsbuild-dev-server'), /static\/js\/index\.js/),
  },
  {
    says: 'below server.base if you set it.',
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get, page }) {
      assert.equal((await get('/rsbuild-dev-server')).status, 404);
      assert.match(await page('/shop/rsbuild-dev-server'), /static\/js\/index\.js/);
    },
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
  ...manifestInMemory('In the other modes, it keeps the file in memory.'),
  {
    says: 'In development mode, the dev server writes the file of output.manifest to disk even without this option.',
    run: 'dev',
    config: { output: { manifest: true } },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'manifest.json'), true);
      assert.equal(written(root, 'index.html'), false);
    },
  },
];
