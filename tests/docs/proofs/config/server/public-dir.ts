import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { awaitMessage } from '#kit/await-message';
import { startDev } from '#kit/start-dev';
import type { Proof } from '#tools/prover/proof';

const files = { 'public/a.txt': 'public text', 'public/deep/b.txt': 'deeper text' };
const html = { headers: { accept: 'text/html' } };
const environments = (first: string, second: string): RsbuildConfig => ({
  environments: {
    one: { output: { distPath: { root: first } } },
    two: { output: { distPath: { root: second } } },
  },
});
const copies = (root: string, ...folders: string[]) =>
  folders.filter((folder) => fs.existsSync(path.join(root, folder, 'a.txt')));
const copying = (copyOnBuild: boolean | 'auto', target: 'web' | 'node' | 'web-worker') => ({
  output: { target },
  server: { publicDir: { copyOnBuild } },
});
const targets = ['web', 'node', 'web-worker'] as const;
const none = { headers: { accept: 'text/plain' } };
const robots = { 'public/robots.txt': 'Disallow: /' };

/** Fails unless the page is told to reload by changes of the second kind, and not by two seconds of the first. */
async function reloadsAt(
  root: string,
  port: number,
  name: string,
  { started = '.', unnoticed, noticed }: Changes,
) {
  process.chdir(path.join(root, started));
  const { server } = await startDev(root, {
    server: { port, publicDir: { name, watch: true } },
  });
  let count = 0;
  try {
    await awaitMessage(port, 'static-changed', () => {
      count += 1;
      if (count <= 10) unnoticed(count);
      else noticed(count);
    });
    assert.ok(count > 10, `a change of the first kind was noticed after ${count}`);
  } finally {
    await server.close();
  }
}

interface Changes {
  started?: string;
  unnoticed: (count: number) => void;
  noticed: (count: number) => void;
}

const twice = {
  'first/same.txt': 'first',
  'second/same.txt': 'second',
};
const both: RsbuildConfig = { server: { publicDir: [{ name: 'first' }, { name: 'second' }] } };

export const proofs: Proof[] = [
  {
    says: 'The dev server now serves static/robots.txt at /robots.txt and static/images/team.jpg at /images/team.jpg.',
    run: 'dev',
    sample: { containing: "name: 'static'", nth: 1 },
    files: { 'static/robots.txt': 'Disallow: /', 'static/images/team.jpg': 'jpg' },
    async expect({ get }) {
      assert.equal(await (await get('/robots.txt')).text(), 'Disallow: /');
      assert.equal(await (await get('/images/team.jpg')).text(), 'jpg');
    },
  },
  {
    says: ['If you set server.base, put the base in front of it:'],
    run: 'dev',
    files,
    config: { server: { base: '/shop' } },
    async expect({ get }) {
      assert.equal(await (await get('/shop/a.txt')).text(), 'public text');
      assert.equal(await (await get('/shop/deep/b.txt')).text(), 'deeper text');
    },
  },
  {
    says: [
      'Some files need a fixed URL: robots.txt, favicon.ico, a file that a third party requests.',
      "Put them into the directory public in the project root; there's no need to import them.",
      "there's no need to import them.",
    ],
    run: 'build',
    files,
    expect({ read }) {
      assert.equal(read('a.txt'), 'public text');
      assert.equal(read('deep/b.txt'), 'deeper text');
    },
  },
  {
    says: [
      'When you want to use another directory, name it in server.publicDir:',
      'A build copies both files into the output:',
    ],
    shown: { containing: 'dist/robots.txt' },
    run: 'build',
    sample: { containing: "name: 'static'", nth: 1 },
    files: { 'static/robots.txt': 'Disallow: /', 'static/images/team.jpg': 'jpg' },
    expect({ shown, read }) {
      for (const file of shown.trim().split('\n')) assert.ok(read(file.replace('dist/', '')));
      assert.equal(read('robots.txt'), 'Disallow: /');
    },
  },

  {
    says: 'If your public directory has another purpose, pass false instead of an object: its files are then neither served nor copied.',
    run: 'build',
    files,
    sample: { containing: 'publicDir: false' },
    expect: ({ files: built }) => assert.ok(!built.includes('a.txt'), built.join()),
  },
  {
    says: 'If your public directory has another purpose, pass false instead of an object: its files are then neither served nor copied.',
    run: 'dev',
    files,
    sample: { containing: 'publicDir: false' },
    expect: async ({ get }) => assert.equal((await get('/a.txt', none)).status, 404),
  },
  {
    says: 'Set name to its path, relative to the project root or absolute:',
    run: 'build',
    files: { 'assets/a.txt': 'an asset' },
    config: { server: { publicDir: { name: 'assets' } } },
    expect: ({ read }) => assert.equal(read('a.txt'), 'an asset'),
  },
  {
    says: 'Set name to its path, relative to the project root or absolute:',
    run: 'build',
    files: { 'assets/a.txt': 'an asset' },
    config: {
      plugins: [
        {
          name: 'absolute',
          setup(api) {
            api.modifyRsbuildConfig((config: RsbuildConfig) => {
              const name = path.join(api.context.rootPath, 'assets');
              config.server = { ...config.server, publicDir: { name } };
            });
          },
        },
      ],
    },
    expect: ({ read }) => assert.equal(read('a.txt'), 'an asset'),
  },
  ...targets.map<Proof>((target) => ({
    says: [
      "'auto' | Copies for the targets web and web-worker, but not for node",
      "A build for browsers needs the files in its output, and a build for Node.js mostly doesn't, so the default is 'auto':",
    ],
    run: 'build',
    files,
    config: copying('auto', target),
    expect: ({ files: built }) => assert.equal(built.includes('a.txt'), target !== 'node'),
  })),
  ...targets.map<Proof>((target) => ({
    says: 'true | Copies for every target',
    run: 'build',
    files,
    config: copying(true, target),
    expect: ({ files: built }) => assert.ok(built.includes('a.txt'), built.join()),
  })),
  {
    says: 'But if your server bundle reads the files at run time, it needs a copy beside it, so use true:',
    run: 'build',
    files,
    sample: { section: 'copyOnBuild', nth: 1 },
    expect: ({ read }) => assert.equal(read('a.txt'), 'public text'),
  },
  {
    says: 'false | Copies nothing',
    run: 'build',
    files,
    config: copying(false, 'web'),
    expect: ({ files: built }) => assert.ok(!built.includes('a.txt'), built.join()),
  },
  {
    says: 'Note that rsbuild preview lacks them then too, because it serves the output directory:',
    run: 'preview',
    files,
    config: { server: { htmlFallback: false, publicDir: { copyOnBuild: false } } },
    expect: async ({ get }) => assert.equal((await get('/a.txt', none)).status, 404),
  },
  {
    says: 'And if the build itself emits a file with this name, such as index.html, that file wins in both cases.',
    run: 'build',
    files: { 'public/index.html': 'from the public folder' },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /from the public folder/),
  },
  {
    says: [
      "The files aren't in dist while the dev server is running",
      'dev.writeToDisk only covers what the build emits, while the dev server reads public files from their own directory.',
    ],
    run: 'dev',
    files,
    config: { dev: { writeToDisk: true } },
    async expect({ root, get }) {
      assert.equal(await (await get('/a.txt', html)).text(), 'public text');
      assert.deepEqual(copies(root, 'dist'), []);
      assert.ok(fs.existsSync(path.join(root, 'dist/index.html')));
    },
  },
  {
    says: 'Symbolic links become real files in the output.',
    run: 'script',
    files,
    async expect({ root }) {
      fs.symlinkSync(path.join(root, 'public/a.txt'), path.join(root, 'public/link.txt'));
      const { createRsbuild } = await import('@rsbuild/core');
      await (await (await createRsbuild({ cwd: root })).build()).close();
      const copy = path.join(root, 'dist/link.txt');
      assert.equal(fs.readFileSync(copy, 'utf8'), 'public text');
      assert.ok(!fs.lstatSync(copy).isSymbolicLink());
    },
  },
  {
    says: 'Each environment gets a copy in its output directory, but not if this directory is inside another one.',
    run: 'build',
    files,
    config: environments('dist/esm', 'dist/cjs'),
    expect: ({ root }) =>
      assert.deepEqual(copies(root, 'dist', 'dist/esm', 'dist/cjs'), ['dist/esm', 'dist/cjs']),
  },
  {
    says: 'For example, when your environments write to dist and dist/admin, Rsbuild copies the files into dist alone.',
    run: 'build',
    files,
    config: environments('dist', 'dist/admin'),
    expect: ({ root }) => assert.deepEqual(copies(root, 'dist', 'dist/admin'), ['dist']),
  },
  {
    says: 'It compares the beginning of the paths for this, so dist-admin counts as a directory inside dist as well.',
    run: 'build',
    files,
    config: environments('dist', 'dist-admin'),
    expect: ({ root }) => assert.deepEqual(copies(root, 'dist', 'dist-admin'), ['dist']),
  },
  {
    says: 'Use names such as dist/web and dist/admin, and both directories get a copy.',
    run: 'build',
    files,
    config: environments('dist/web', 'dist/admin'),
    expect: ({ root }) =>
      assert.deepEqual(copies(root, 'dist/web', 'dist/admin'), ['dist/web', 'dist/admin']),
  },
  {
    says: [
      "You edit public/texts.json, and nothing happens, because Rsbuild doesn't watch these files by default.",
      'Set watch to true, and the page reloads after each change:',
    ],
    run: 'script',
    files,
    sample: { section: 'watch' },
    async expect({ root, port, config, write }) {
      process.chdir(root);
      const { server } = await startDev(root, { ...config, server: { ...config.server, port } });
      let count = 0;
      await awaitMessage(port, 'static-changed', () =>
        write('public/a.txt', `change ${(count += 1)}`),
      );
      await server.close();
    },
  },
  {
    says: [
      "Avoid equal names in the two directories, because you'd see one file in development and another one in production.",
      'The dev server looks into the directories one after the other and takes the first file that it finds.',
    ],
    run: 'dev',
    files: twice,
    config: both,
    expect: async ({ page }) => assert.equal(await page('/same.txt'), 'first'),
  },
  {
    says: [
      "Avoid equal names in the two directories, because you'd see one file in development and another one in production.",
      'A build copies the directories one after the other, so the last file overwrites the others.',
    ],
    run: 'preview',
    files: twice,
    config: both,
    expect: async ({ page }) => assert.equal(await page('/same.txt'), 'second'),
  },
  {
    says: 'And if the build itself emits a file with this name, such as index.html, that file wins in both cases.',
    run: 'dev',
    files: { 'public/index.html': 'from the public folder' },
    expect: async ({ page }) => assert.doesNotMatch(await page('/'), /from the public folder/),
  },
  ...[true, false].map<Proof>((liveReload) => ({
    says: "Turn it on, because dev.hmr alone isn't enough.",
    run: 'dev',
    config: { dev: { hmr: !liveReload, liveReload }, server: { publicDir: { watch: true } } },
    async expect({ get }) {
      const client = await (await get('/static/js/index.js')).text();
      assert.match(
        client,
        new RegExp(
          `function reloadPage\\(\\) \\{\\s+if \\(${liveReload}\\) ${liveReload ? 'window\\.location\\.reload' : '\\{\\}'}`,
        ),
      );
    },
  })),
  {
    says: 'the preview server has the file at /web/robots.txt, while the dev server has it at /robots.txt.',
    run: 'preview',
    files: robots,
    config: environments('dist/web', 'dist/admin'),
    async expect({ get }) {
      assert.equal(await (await get('/web/robots.txt', none)).text(), 'Disallow: /');
      assert.notEqual(await (await get('/robots.txt', none)).text(), 'Disallow: /');
    },
  },
  {
    says: 'the preview server has the file at /web/robots.txt, while the dev server has it at /robots.txt.',
    run: 'dev',
    files: robots,
    config: environments('dist/web', 'dist/admin'),
    async expect({ get }) {
      assert.equal(await (await get('/robots.txt', none)).text(), 'Disallow: /');
      assert.notEqual(await (await get('/web/robots.txt', none)).text(), 'Disallow: /');
    },
  },
  {
    says: [
      'You added or deleted a file.',
      'Rsbuild notices changed files only, so reload the page yourself.',
    ],
    run: 'script',
    files: {
      ...files,
      ...Object.fromEntries(Array.from({ length: 11 }, (_, nth) => [`public/old-${nth}.txt`, ''])),
    },
    expect: ({ root, port, write }) =>
      reloadsAt(root, port, 'public', {
        unnoticed(count) {
          write(`public/new-${count}.txt`, 'new');
          fs.rmSync(path.join(root, `public/old-${count}.txt`), { force: true });
        },
        noticed: (count) => write('public/a.txt', `change ${count}`),
      }),
  },
  {
    says: [
      'The path is absolute and contains (, [ or {.',
      'Rsbuild takes these characters for a pattern, for example in a directory called app (1).',
      'Use a relative path, or rename the directory.',
    ],
    run: 'script',
    files: {
      'app (1)/src/index.js': '',
      'app (1)/public/a.txt': 'public text',
      'app (1)/other/a.txt': 'more text',
    },
    async expect({ root, port, write }) {
      const app = path.join(root, 'app (1)');
      process.chdir(app);
      const publicDir = [path.join(app, 'public'), 'other'].map((name) => ({ name, watch: true }));
      const { server } = await startDev(app, { server: { port, publicDir } });
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write(`app (1)/${count <= 10 ? 'public' : 'other'}/a.txt`, `change ${count}`);
      });
      await server.close();
      assert.ok(count > 10, `a change below the absolute path was noticed after ${count}`);
    },
  },
  {
    says: 'Rsbuild watches a relative name from the directory in which you started it.',
    run: 'script',
    files: { ...files, 'elsewhere/public/b.txt': 'not served' },
    expect: ({ root, port, write }) =>
      reloadsAt(root, port, 'public', {
        started: 'elsewhere',
        unnoticed: (count) => write('public/a.txt', `change ${count}`),
        noticed: (count) => write('elsewhere/public/b.txt', `change ${count}`),
      }),
  },
  {
    says: 'Rsbuild watches a relative name from the directory in which you started it.',
    run: 'script',
    files: { ...files, 'elsewhere/public/b.txt': 'not served' },
    expect: ({ root, port, write }) =>
      reloadsAt(root, port, path.join(root, 'public'), {
        started: 'elsewhere',
        unnoticed: (count) => write('elsewhere/public/b.txt', `change ${count}`),
        noticed: (count) => write('public/a.txt', `change ${count}`),
      }),
  },
  {
    says: 'If another program needs the public files in the output directory during development, copy them with output.copy:',
    run: 'dev',
    files,
    sample: { containing: 'copy: [' },
    async expect({ root, page }) {
      await page('/');
      assert.deepEqual(copies(root, 'dist'), ['dist']);
    },
  },
];
