import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const written = (root: string, name: string) => fs.existsSync(path.join(root, 'dist', name));
const updatesIn = (root: string) =>
  fs
    .readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.hot-update.'));

export const proofs: Proof[] = [
  {
    says: 'While you develop, dist stays empty because the dev server keeps its output in memory.',
    run: 'dev',
    async expect({ page, root }) {
      await page('/');
      assert.equal(fs.existsSync(path.join(root, 'dist')), false);
    },
  },
  {
    says: [
      'Set dev.writeToDisk, and each compilation saves them:',
      'The files end up in output.distPath, under the names that the browser asks for:',
      'dist/index.html dist/static/js/index.js',
      'With true, these changes reach the browser, because the server sends what is in the directory.',
      'Somebody deleted the script from the directory while the server was running with true.',
      'Now server.htmlFallback answers the request with the page',
      'Save a source file, because the next compilation writes all files again.',
    ],
    run: 'dev',
    alone: true,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    async expect({ get, page, root, write }) {
      await page('/');
      for (const name of ['index.html', 'static/js/index.js']) assert.ok(written(root, name), name);
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
    says: 'or if the fallback is false, you see the status 404.',
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
    says: 'The function must not be async, since a promise counts as true for each file.',
    run: 'dev',
    config: { dev: { writeToDisk: (() => Promise.resolve(false)) as unknown as () => boolean } },
    async expect({ page, root }) {
      await page('/');
      for (const name of ['index.html', 'static/js/index.js']) assert.ok(written(root, name), name);
    },
  },
  ...([{ bundleAnalyze: {} }, { profile: true }] as const).map<Proof>((performance) => ({
    says: [
      'performance.bundleAnalyze and performance.profile turn dev.writeToDisk on for the whole project, even if you set it to false at the top level.',
      'Set it to false in an environment instead, because an environment keeps its own value.',
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
      'Rsbuild calls the function with the absolute path of each file, and saves the file if the function returns true:',
      'But if you set a function, or different values for your environments, the server answers from memory.',
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
    says: ['Nobody but the browser reads these files, so we recommend that you leave them out.'],
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
    says: 'When your backend just reads the pages, test for these instead:',
    run: 'dev',
    sample: { containing: 'endsWith' },
    async expect({ page, root }) {
      await page('/');
      assert.deepEqual(fs.readdirSync(path.join(root, 'dist')), ['index.html']);
    },
  },
  {
    says: [
      'So when you need each file on the disk and want the server to ignore such changes',
      'return true from a function:',
    ],
    run: 'dev',
    alone: true,
    sample: { containing: '() => true' },
    async expect({ get, page, root }) {
      await page('/');
      for (const name of ['index.html', 'static/js/index.js']) assert.ok(written(root, name), name);
      fs.rmSync(path.join(root, 'dist'), { recursive: true });
      assert.match(await page('/'), /<script/);
      assert.match(await (await get('/static/js/index.js')).text(), /hello/);
    },
  },
  {
    says: 'Each edit creates update files for HMR, which pile up in the directory.',
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
    says: [
      "When you only want to know which files there are, you don't need the disk.",
      'Open /rsbuild-dev-server on the running server',
    ],
    run: 'dev',
    expect: async ({ page }) =>
      assert.match(await page('/rsbuild-dev-server'), /static\/js\/index\.js/),
  },
  {
    says: "If you've set server.base, the page is below the base.",
    run: 'dev',
    config: { server: { base: '/shop' } },
    async expect({ get, page }) {
      assert.equal((await get('/rsbuild-dev-server')).status, 404);
      assert.match(await page('/shop/rsbuild-dev-server'), /static\/js\/index\.js/);
    },
  },
  {
    says: [
      'Your project also builds a server bundle, and to start it with Node.js, you need the bundle on the disk.',
      'The files for the browser can stay in memory, so set the option just for the environment of the server (since 1.1.1):',
      'different values for your environments, the server answers from memory.',
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
    says: [
      "You've set a function at the top level and another one in an environment, and all files of that environment are on the disk.",
      "That's because Rsbuild merges the two functions into an array.",
    ],
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
    says: "As soon as you use this option, the dev server deletes the content of the output directory when it starts, because output.cleanDistPath is 'auto' by default.",
    run: 'dev',
    config: { dev: { writeToDisk: true } },
    files: { 'src/index.js': 'console.log(1);', 'dist/old.txt': 'old' },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'old.txt'), false);
    },
  },
  {
    says: 'If your own files need to stay in this directory, turn off the cleaning, or put the files into the public directory:',
    run: 'dev',
    sample: { containing: 'cleanDistPath' },
    files: { 'src/index.js': 'console.log(1);', 'dist/old.txt': 'old' },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'index.html'), true);
      assert.equal(written(root, 'old.txt'), true);
    },
  },
  {
    says: 'output.manifest writes its file in development mode in each case, so that a backend finds the file.',
    run: 'dev',
    config: { output: { manifest: true } },
    async expect({ page, root }) {
      await page('/');
      assert.equal(written(root, 'manifest.json'), true);
      assert.equal(written(root, 'index.html'), false);
    },
  },
];
