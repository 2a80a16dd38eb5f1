import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { openBrowserPage } from '@site/tests/docs/proving/browser-pages';
import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import { awaitMessage } from '@site/tests/docs/proving/kit/await-message';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
      "type | 'reload-page' | What happens after a change",
    ],
    run: 'dev',
    alone: true,
    files: { 'data/a.txt': 'a' },
    config: { dev: { watchFiles: { paths: 'data/*.txt' } } },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('data/a.txt', `change ${count}`);
      });
    },
  },
  {
    says: [
      'paths | Required | A file, a directory or a glob, or an array of these',
      'With an array (since 1.0.11), you can give each rule a type and options:',
    ],
    run: 'dev',
    alone: true,
    files: { 'templates/a.html': 'a', 'config/a.ts': 'export {};' },
    sample: { title: 'rsbuild.config.ts', containing: 'usePolling' },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('templates/a.html', `change ${count}`);
      });
    },
  },
  {
    says: [
      'Rsbuild expands a glob once.',
      "If you create a matching file later, Rsbuild doesn't notice it until you restart.",
      "If you list a directory without a glob, Rsbuild also watches files that you add to it, but 'reload-page' doesn't react until their content changes.",
      'A glob starts at root, and a path without a glob starts at the working directory.',
      'If these differ, write absolute paths or set options.cwd.',
      "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
    ],
    run: 'script',
    files: Object.fromEntries(
      ['globbed', 'plain', 'absolute', 'based', 'folder'].map((name) => [`${name}/a.txt`, 'a']),
    ),
    async expect({ root, port, write }) {
      const { server } = await startDev(root, {
        server: { port },
        dev: {
          watchFiles: [
            { paths: 'globbed/*.txt' },
            { paths: 'plain/a.txt' },
            { paths: path.join(root, 'absolute/a.txt') },
            { paths: 'a.txt', options: { cwd: path.join(root, 'based') } },
            { paths: path.join(root, 'folder') },
          ],
        },
      });
      try {
        const { page } = await openBrowserPage(`http://localhost:${port}/`);
        let loads = 0;
        page.on('load', () => void (loads += 1));
        const reloads = async (act: () => void) => {
          const before = loads;
          act();
          await page.waitForTimeout(2000);
          return loads > before;
        };
        assert.equal(await reloads(() => write('globbed/a.txt', 'b')), true);
        assert.equal(await reloads(() => write('globbed/new.txt', 'a')), false);
        assert.equal(await reloads(() => write('globbed/new.txt', 'b')), false);
        assert.equal(await reloads(() => write('plain/a.txt', 'b')), false);
        assert.equal(await reloads(() => write('absolute/a.txt', 'b')), true);
        assert.equal(await reloads(() => write('based/a.txt', 'b')), true);
        assert.equal(await reloads(() => write('folder/new.txt', 'a')), false);
        assert.equal(await reloads(() => write('folder/new.txt', 'b')), true);
        assert.equal(await reloads(() => fs.rmSync(path.join(root, 'folder/a.txt'))), false);
        await page.context().close();
      } finally {
        await server.close();
      }
    },
  },
];
