import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDrawnFiles, withoutHash } from '#tools/guides/file-listing';
import type { GuideCase } from '#tools/guides/guide-case';
import { isPrinted } from '#tools/guides/match-quote';
import { addWasm, makePng } from '#tools/project/sample-binaries';
import { compact, toExpression, shownOn } from '#tools/guides/shown';
import { rsbuildBinIn } from '#tools/project/rsbuild-bin';

const icon = { 'src/assets/icon.png': makePng(16, 16) };
const wasm = { 'src/assets/add.wasm': addWasm };

export const basicGuides: GuideCase[] = [
  {
    page: 'basic/html-template',
    shows: 'two pages from one template, a notice while developing',
    given: icon,
    async look({ build, serve }, guide) {
      const { read } = await build();
      const shown = shownOn(guide, 'html').find((html) => html.includes('orders.')) ?? '';
      expect(compact(read('orders.html'))).toMatch(toExpression(shown));
      const page = await (await serve('dev')).open('/orders');
      expect(await page.title()).toBe('Orders');
      expect(await page.locator('p').textContent()).toBe('Development version');
      expect(await page.textContent('#root')).toBe('No orders yet');
    },
  },
  {
    page: 'basic/html-template',
    shows: 'icons for phones',
    variants: ['appIcon:'],
    given: {
      ...icon,
      'src/assets/icon-192.png': makePng(192, 192),
      'src/assets/icon-512.png': makePng(512, 512),
    },
    async look({ build }) {
      const { read } = await build();
      expect(read('index.html')).toMatch(/<link rel="apple-touch-icon" sizes="192x192"/);
      expect(read('manifest.webmanifest')).toContain('Shoe shop');
    },
  },
  {
    page: 'basic/html-template',
    shows: 'a script in front of those of Rsbuild',
    variants: ['count.js'],
    async look({ build }) {
      expect((await build()).read('index.html')).toMatch(/count\.js.*static\/js\/index/);
    },
  },
  {
    page: 'basic/html-template',
    shows: 'a page with a hash in its name',
    variants: ['config.filename ='],
    async look({ build }) {
      expect((await build()).files).toContainEqual(expect.stringMatching(/^index\.\w{8}\.html$/));
    },
  },
  {
    page: 'basic/html-template',
    shows: 'conditions and loops',
    async look({ build, write }, guide) {
      const parts = ['count >= 10', "open ? 'open'", 'for (const item', 'items.forEach'];
      write(
        'src/page.html',
        parts
          .map((part) => shownOn(guide, 'html').find((html) => html.includes(part)) ?? part)
          .join('\n'),
      );
      write(
        'rsbuild.config.ts',
        `const templateParameters = { count: 3, open: false, items: ['one', '<two>'] };
export default { html: { template: './src/page.html', templateParameters } };
`,
      );
      const html = compact((await build()).read('index.html'));
      expect(html).toContain('<p>Afew</p><pclass="closed">Shop</p>');
      expect(html).toContain('<ul><li>one</li><li>&lt;two&gt;</li></ul>');
      expect(html).toContain('<ol><livalue="1">one</li><livalue="2">');
    },
  },
  {
    page: 'basic/json-files',
    shows: 'the texts of a JSON, a YAML and a TOML file',
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.title()).toBe('Shoe shop');
      expect(await page.locator('body').innerText()).toContain(
        'Open from 9 to 18Welcome: Add to cartBoots: 79.5 EUR',
      );
    },
  },
  {
    page: 'basic/json-files',
    shows: 'only the keys that are read',
    given: { 'src/index.ts': "import './name';\n" },
    async look({ build }) {
      const script = (await build()).read('static/js/index.*.js');
      expect(script).toContain('Shoe shop');
      expect(script).not.toContain('opening');
    },
  },
  {
    page: 'basic/wasm-assets',
    shows: 'a function of a Wasm file, in a separate folder',
    given: wasm,
    async look({ build, serve }) {
      const { files } = await build();
      expect(files).toContainEqual(expect.stringMatching(/^resource\/wasm\/\w+\.module\.wasm$/));
      const page = await (await serve('preview')).open();
      await page.getByText('1 + 2 = 3').waitFor();
    },
  },
  {
    page: 'basic/wasm-assets',
    shows: 'a Wasm file on demand, and its address',
    given: wasm,
    async look({ build, serve, remove, write, printed }, guide) {
      remove('rsbuild.config.ts');
      write(
        'src/index.ts',
        "import { addLater } from './later';\nvoid addLater(3, 4).then((sum) => document.body.append(`${sum}`));\n",
      );
      await build();
      await (await (await serve('preview')).open()).getByText('7').waitFor();
      write('src/index.ts', shownOn(guide, 'ts')[0] ?? '');
      await build();
      await (await serve('preview')).open();
      await printed(/^\/static\/wasm\/\w{16}\.module\.wasm$/);
    },
  },
  {
    page: 'basic/web-workers',
    shows: 'a number that a worker has doubled; the worker is a separate script',
    async look({ build, serve, write }, guide) {
      const { files } = await build();
      expect(files.map(withoutHash).sort()).toEqual(listDrawnFiles(shownOn(guide, 'txt')[0] ?? ''));
      await (await (await serve('preview')).open()).getByText('Doubled: 20').waitFor();
      write('src/index.ts', shownOn(guide, 'ts').find((code) => code.includes("'double'")) ?? '');
      expect((await build()).files.map(withoutHash)).toContain('static/js/async/double.[hash].js');
    },
  },
  {
    page: 'basic/web-workers',
    shows: 'a worker on the host of the page, the other scripts on a CDN',
    variants: ['workerPublicPath:'],
    async look({ build, serve, root }) {
      await build();
      const site = await serve('preview');
      const page = await site.open('about:blank');
      await page.route('https://cdn.example.com/**', (route) => {
        const file = path.join(root, 'dist', new URL(route.request().url()).pathname);
        return route.fulfill({ body: readFileSync(file), contentType: 'text/javascript' });
      });
      await page.goto(site.url);
      await page.getByText('Doubled: 20').waitFor();
    },
  },
  {
    page: 'basic/web-workers',
    shows: 'workers in the form of worker-loader',
    says: [
      'Until you have migrated, you can use worker-rspack-loader instead of worker-loader.',
      'The alias handles imports such as worker-loader!./task.js, and the rule handles imports of ./task.worker.js:',
    ],
    variants: ['worker-rspack-loader'],
    given: {
      'src/index.ts': `import Task from './task.worker.js';
import Inline from 'worker-loader!./task.js';
for (const Worker of [Task, Inline]) {
  new Worker().addEventListener('message', ({ data }) => document.body.append(data + ';'));
}
`,
      'src/task.worker.js': "self.postMessage('by rule');\n",
      'src/task.js': "self.postMessage('by alias');\n",
    },
    async look({ build, serve }) {
      await build();
      const page = await (await serve('preview')).open();
      await page.getByText('by rule').waitFor();
      await page.getByText('by alias').waitFor();
    },
  },
  {
    page: 'basic/web-workers',
    shows: 'a service worker, and a page that opens without a network',
    says: [
      'For the file to get this URL, build it as a separate entry, in a second environment with the target web-worker:',
      'the first visit installs the service worker, the second fills the cache, and for the third you can turn the network off in the Network panel.',
    ],
    variants: ['environments:'],
    async look({ build, serve }, guide) {
      const { files } = await build();
      const drawn = shownOn(guide, 'txt').find((tree) => tree.includes('sw.js'));
      expect(
        files
          .map(withoutHash)
          .filter((file) => !file.endsWith('.webmanifest'))
          .sort(),
      ).toEqual(listDrawnFiles(drawn ?? ''));
      const page = await (await serve('preview')).open();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload({ waitUntil: 'networkidle' });
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('Open').waitFor();
      await page.context().setOffline(false);
    },
  },
  {
    page: 'basic/web-workers',
    shows: 'a worker alone, without HTML',
    variants: ["worker: './src/worker.ts'"],
    async look({ build }) {
      const { files } = await build();
      expect(files).toHaveLength(1);
      expect(files[0]).toMatch(/worker[\w.]*\.js$/);
    },
  },
  {
    page: 'basic/typescript',
    shows: 'a price; type errors stop the build and tsc',
    async look({ build, serve, run, edit, root }, guide) {
      await build();
      const page = await (await serve('preview')).open();
      expect(await page.locator('body').innerText()).toBe('€79.50');
      const tsc = ['node_modules/typescript/bin/tsc', '--noEmit'];
      expect(await run(tsc)).toEqual({ code: 0, log: '' });
      edit('src/index.ts', 'amount: 79.5', "amount: '79.5'");
      const { code, log } = await run([rsbuildBinIn(root), 'build']);
      const shown = shownOn(guide, 'txt')[0] ?? '';
      expect({ code, shown: isPrinted(shown, log, root) || log }).toEqual({ code: 1, shown: true });
    },
  },
];
