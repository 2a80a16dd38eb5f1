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
    says: [
      'server.publicDir sets the public directory.',
      "You don't have to import its files.",
      'The server offers them below server.base under their own names, and a build copies them into the output.',
    ],
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
      'The server offers them below server.base under their own names, and a build copies them into the output.',
      "By default, it's the folder public in the project root.",
      'Rsbuild copies the files once before the first compilation, including subfolders.',
    ],
    run: 'build',
    files,
    expect({ read }) {
      assert.equal(read('a.txt'), 'public text');
      assert.equal(read('deep/b.txt'), 'deeper text');
    },
  },
  {
    says: "If the folder doesn't exist, Rsbuild goes on without it.",
    run: 'build',
    expect({ error, log }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /public|warn/i);
    },
  },
  {
    says: 'To turn off both serving and copying, pass false instead of an object:',
    run: 'build',
    files,
    sample: { containing: 'publicDir: false' },
    expect: ({ files: built }) => assert.ok(!built.includes('a.txt'), built.join()),
  },
  {
    says: 'To turn off both serving and copying, pass false instead of an object:',
    run: 'dev',
    files,
    sample: { containing: 'publicDir: false' },
    expect: async ({ get }) => assert.equal((await get('/a.txt', none)).status, 404),
  },
  {
    says: [
      "name | string | 'public' | The folder, as an absolute path or relative to the root",
      'Fields that you leave out keep their defaults.',
    ],
    run: 'build',
    files: { 'assets/a.txt': 'an asset' },
    config: { server: { publicDir: { name: 'assets' } } },
    expect: ({ read }) => assert.equal(read('a.txt'), 'an asset'),
  },
  {
    says: "name | string | 'public' | The folder, as an absolute path or relative to the root",
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
      "copyOnBuild | boolean | 'auto' | 'auto' | Whether a build copies the files",
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
    says: 'If a server bundle reads the files at run time, it needs a copy next to it:',
    run: 'build',
    files,
    sample: { section: 'copyOnBuild', nth: 1 },
    expect: ({ read }) => assert.equal(read('a.txt'), 'public text'),
  },
  {
    says: "false | Doesn't copy",
    run: 'build',
    files,
    config: copying(false, 'web'),
    expect: ({ files: built }) => assert.ok(!built.includes('a.txt'), built.join()),
  },
  {
    says: "With false, rsbuild preview doesn't find the files either, because it serves the output directory and not the public directory.",
    run: 'preview',
    files,
    config: { server: { htmlFallback: false, publicDir: { copyOnBuild: false } } },
    expect: async ({ get }) => assert.equal((await get('/a.txt', none)).status, 404),
  },
  {
    says: 'If the build emits a file with the same name, it overwrites the copy.',
    run: 'build',
    files: { 'public/index.html': 'from the public folder' },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /from the public folder/),
  },
  {
    says: "A build copies files, but the dev server doesn't, because it reads them from the folder.",
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
    says: 'Symbolic links become real files.',
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
    says: ['Each environment gets a copy in its output directory.', 'dist/esm and dist/cjs | Both'],
    run: 'build',
    files,
    config: environments('dist/esm', 'dist/cjs'),
    expect: ({ root }) =>
      assert.deepEqual(copies(root, 'dist', 'dist/esm', 'dist/cjs'), ['dist/esm', 'dist/cjs']),
  },
  {
    says: [
      'If one directory is inside another, Rsbuild copies the files into the outer one:',
      'dist and dist/admin | dist',
    ],
    run: 'build',
    files,
    config: environments('dist', 'dist/admin'),
    expect: ({ root }) => assert.deepEqual(copies(root, 'dist', 'dist/admin'), ['dist']),
  },
  {
    says: [
      'dist and dist-admin | Only dist',
      'Rsbuild compares the beginning of the paths, so it treats dist-admin as a directory inside dist.',
    ],
    run: 'build',
    files,
    config: environments('dist', 'dist-admin'),
    expect: ({ root }) => assert.deepEqual(copies(root, 'dist', 'dist-admin'), ['dist']),
  },
  {
    says: 'To avoid this, use names such as dist/web and dist/admin.',
    run: 'build',
    files,
    config: environments('dist/web', 'dist/admin'),
    expect: ({ root }) =>
      assert.deepEqual(copies(root, 'dist/web', 'dist/admin'), ['dist/web', 'dist/admin']),
  },
  {
    says: [
      'watch | boolean | false | Whether a change reloads the page',
      'The page now reloads after a change in the folder.',
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
      'If two folders have a file with the same name, you can get different files in development and production:',
      'Dev server | Output files, then the folders in their order | The one in the first folder',
    ],
    run: 'dev',
    files: twice,
    config: both,
    expect: async ({ page }) => assert.equal(await page('/same.txt'), 'first'),
  },
  {
    says: [
      'If two folders have a file with the same name, you can get different files in development and production:',
      'Build and preview | The folders are copied in their order, then the output files are written | The one in the last folder',
    ],
    run: 'preview',
    files: twice,
    config: both,
    expect: async ({ page }) => assert.equal(await page('/same.txt'), 'second'),
  },
  {
    says: 'Dev server | Output files, then the folders in their order | The one in the first folder',
    run: 'dev',
    files: { 'public/index.html': 'from the public folder' },
    expect: async ({ page }) => assert.doesNotMatch(await page('/'), /from the public folder/),
  },
  ...[true, false].map<Proof>((liveReload) => ({
    says: ['It works in the dev server while dev.liveReload is on.', "dev.hmr isn't enough."],
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
    says: 'The preview server then has the file at /web/robots.txt, while the dev server has it at /robots.txt.',
    run: 'preview',
    files: robots,
    config: environments('dist/web', 'dist/admin'),
    async expect({ get }) {
      assert.equal(await (await get('/web/robots.txt', none)).text(), 'Disallow: /');
      assert.notEqual(await (await get('/robots.txt', none)).text(), 'Disallow: /');
    },
  },
  {
    says: 'The preview server then has the file at /web/robots.txt, while the dev server has it at /robots.txt.',
    run: 'dev',
    files: robots,
    config: environments('dist/web', 'dist/admin'),
    async expect({ get }) {
      assert.equal(await (await get('/robots.txt', none)).text(), 'Disallow: /');
      assert.notEqual(await (await get('/web/robots.txt', none)).text(), 'Disallow: /');
    },
  },
  {
    says: 'Rsbuild notices changed files, but not new ones.',
    run: 'script',
    files,
    expect: ({ root, port, write }) =>
      reloadsAt(root, port, 'public', {
        unnoticed: (count) => write(`public/new-${count}.txt`, 'new'),
        noticed: (count) => write('public/a.txt', `change ${count}`),
      }),
  },
  {
    says: 'If name is relative, Rsbuild watches the path from the directory in which you started it.',
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
    says: 'If root is a different directory, use an absolute path.',
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
    says: 'If the files have to be in the output directory during development, use output.copy.',
    run: 'dev',
    files,
    config: { dev: { writeToDisk: true }, output: { copy: [{ from: 'public' }] } },
    async expect({ root, page }) {
      await page('/');
      assert.deepEqual(copies(root, 'dist'), ['dist']);
    },
  },
];
