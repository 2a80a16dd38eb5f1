import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { needsNode } from '#kit/needs-node';
import { besideServer } from '#kit/beside-server';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const extensions = ['ts', 'js', 'tsx', 'jsx', 'mts', 'cts', 'mjs', 'cjs'];
const pages = [{ title: 'src/index.ts', section: '3. Provide an entry' }, 'src/about.ts'];

const element = (text: string) => `customElements.define('shoe-name', class extends HTMLElement {
  connectedCallback() { this.textContent = '${text}'; }
});
document.body.append(document.createElement('shoe-name'));
`;

export const proofs: Proof[] = [
  needsNode('You need Node.js 16.10 or later, Deno or Bun.'),
  {
    says: 'If port 3000 is taken, Rsbuild uses the next free one and shows it in the terminal.',
    run: 'script',
    expect: ({ root, log }) =>
      besideServer(
        (_request, response) => response.end(),
        async (port) => {
          const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
          const dev = await rsbuild.startDevServer();
          await dev.server.close();
          assert.ok(dev.port > port);
          assert.match(log(), new RegExp(`http://localhost:${dev.port}`));
        },
      ),
  },
  {
    says: [
      'npm run build puts the production files into dist',
      'The first command puts the files into dist and lists their sizes.',
    ],
    run: 'command',
    command: 'rsbuild build',
    expect({ log, files }) {
      assert.ok(files.includes('index.html'));
      assert.match(log, /dist\/index\.html +[\d.]+ kB/);
    },
  },
  {
    says: 'and npm run preview starts a local server for dist.',
    run: 'preview',
    expect: async ({ page }) => assert.match(await page('/'), /<div id="root">/),
  },
  {
    says: 'Without a configured entry, Rsbuild looks for src/index. with the extensions ts, js, tsx, jsx, mts, cts, mjs and cjs, in this order, and takes the first file that exists.',
    run: 'script',
    async expect({ root, write }) {
      fs.rmSync(path.join(root, 'src'), { recursive: true });
      for (const extension of [...extensions].reverse()) {
        write(`src/index.${extension}`, '');
        const { entry } = await rspackConfig(root, {});
        assert.match(JSON.stringify(entry), new RegExp(`src/index\\.${extension}"`));
      }
    },
  },
  {
    says: 'The terminal shows the addresses:',
    run: 'dev',
    pageFiles: pages.slice(0, 1),
    expect: ({ log, port }) => assert.match(log(), new RegExp(`Local: +http://localhost:${port}/`)),
  },
  {
    says: [
      "Open http://localhost:3000/, and you'll see the text Hello from Rsbuild.",
      'When you change a file in src, the page updates.',
    ],
    run: 'dev',
    alone: true,
    pageFiles: pages.slice(0, 1),
    async expect({ open, write, root }) {
      const page = await open();
      await page.getByText('Hello from Rsbuild').waitFor();
      const text = fs.readFileSync(path.join(root, 'src/index.ts'), 'utf8');
      write('src/index.ts', text.replace('Hello', 'Goodbye'));
      await page.getByText('Goodbye from Rsbuild').waitFor();
      await (await (await createRsbuild({ cwd: root })).build()).close();
      assert.ok(fs.existsSync(path.join(root, 'dist/index.html')));
    },
  },
  {
    says: 'You need no HTML file, because the built-in template has an element with the id root.',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<div id="root">/),
  },
  {
    says: 'the dev server answers /orders/7 with the same page.',
    run: 'dev',
    expect: async ({ page }) => assert.equal(await page('/orders/7'), await page('/')),
  },
  {
    says: 'If the site is at a path rather than at the root, you need to set the path before you build:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\/index/),
  },
  {
    says: [
      'But a page can define an element only once.',
      'Therefore, the page reloads after an edit instead of replacing the component.',
    ],
    run: 'dev',
    alone: true,
    files: { 'src/index.js': element('first'), 'src/other.js': '' },
    async expect({ open, write }) {
      const page = await open();
      await page.getByText('first').waitFor();
      const reloaded = page.waitForEvent('load');
      write('src/index.js', element('second'));
      await reloaded;
      await page.getByText('second').waitFor();
      const twice = "customElements.define('shoe-name', class extends HTMLElement {})";
      await assert.rejects(page.evaluate(twice), /has already been used/);
    },
  },
];
