import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hasFile } from '#kit/has-file';
import { pluginReact } from '@rsbuild/plugin-react';
import { looksLike, sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const worker = {
  'src/worker.js':
    "import './worker.css';\nimport('./later.js').then(({ later }) => self.postMessage(later));\n",
  'src/worker.css': 'a { color: red }\n',
  'src/later.js': "export const later = 'later';\n",
};
const entry = { source: { entry: { worker: './src/worker.js' } } };
const doubles = ['src/index.ts', 'src/worker.ts', 'src/double.ts'];
const offline = {
  sample: { title: 'rsbuild.config.ts', containing: 'environments' },
  pageFiles: [{ title: 'src/sw.js', nth: 1 }, 'src/app.ts'],
};

export const proofs: Proof[] = [
  {
    says: ['The build then creates this script:', 'dist/static/js/worker.7c1de0a4.js'],
    run: 'build',
    config: { ...entry, output: { target: 'web-worker' } },
    files: worker,
    expect: ({ files }) => hasFile(files, /^static\/js\/worker\.\w{8,10}\.js$/),
  },
  {
    says: [
      'Give each worker a different name.',
      'Two workers with the same name share a file, which runs the code of only one of them.',
    ],
    run: 'build',
    files: {
      'src/index.js': `new Worker(new URL('./worker.js', import.meta.url), { name: 'double' });
new Worker(new URL('./other.js', import.meta.url), { name: 'double' });
`,
      'src/worker.js': "self.postMessage('shoes');\n",
      'src/other.js': "self.postMessage('boots');\n",
    },
    expect({ read }) {
      const script = read('static/js/async/double.*.js');
      assert.match(script, /shoes[^]*boots|boots[^]*shoes/);
      const sent: string[] = [];
      const self = { postMessage: (text: string) => sent.push(text) };
      runInNewContext(script, { self });
      assert.equal(sent.length, 1);
    },
  },
  {
    says: "By default, all of yours are classic, because Rsbuild builds classic workers and removes type: 'module'.",
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect({ read }) {
      const given: unknown[] = [];
      class Worker {
        constructor(_url: URL, { type }: { type?: string }) {
          given.push(type);
        }
      }
      const document = { baseURI: 'http://localhost/', location: { href: 'http://localhost/' } };
      runInNewContext(read('static/js/index.*.js'), { Worker, URL, document, self: document });
      assert.deepEqual(given, [undefined]);
    },
  },
  {
    says: "For a site below a path, use that path, such as '/shop/', instead of '/'.",
    run: 'build',
    config: {
      output: { assetPrefix: 'https://cdn.example.com/' },
      tools: { rspack: { output: { workerPublicPath: '/shop/' } } },
    },
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect({ files, read }) {
      const asked: string[] = [];
      class Worker {
        constructor({ href }: URL) {
          asked.push(href);
        }
      }
      const document = { baseURI: 'https://example.com/shop/' };
      runInNewContext(read('static/js/index.*.js'), { Worker, URL, document, self: document });
      const worker = files.find((file) => file.startsWith('static/js/async/'));
      assert.deepEqual(asked, [`https://example.com/shop/${worker}`]);
    },
  },
  {
    says: "You pass a variable as name, and the worker's file still has a number.",
    run: 'build',
    files: {
      'src/index.js':
        "const name = document.title;\nnew Worker(new URL('./worker.js', import.meta.url), { name });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/\d+\.\w{8,10}\.js$/),
  },
  {
    says: [
      'When you build, the worker becomes a separate script:',
      "The worker's file is compiled like your other code",
    ],
    shown: { nth: 1, containing: 'async' },
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome 40'] } },
    pageFiles: doubles,
    expect({ files, read, shown }) {
      sameFiles(files, shown);
      assert.doesNotMatch(read('static/js/async/*.js'), /=>|data:\s*number/);
    },
  },
  {
    says: 'Run npx rsbuild dev --open, and the page shows Doubled: 20.',
    run: 'dev',
    pageFiles: doubles,
    expect: async ({ open }) => (await open()).getByText('Doubled: 20').waitFor(),
  },
  ...([false, true] as const).map<Proof>((isInWorker) => ({
    says: [
      'While a long calculation runs, the page no longer reacts to clicks.',
      'Move the calculation into a worker, and the page stays responsive:',
    ],
    run: 'preview',
    files: {
      'src/index.js': `import { calculate } from './calculate';
let reactions = 0;
const isDone = () => { document.title = 'Reactions: ' + reactions; };
setInterval(() => reactions++, 10);
${
  isInWorker
    ? "new Worker(new URL('./worker.js', import.meta.url)).onmessage = isDone;"
    : 'calculate();\nisDone();'
}
`,
      'src/worker.js':
        "import { calculate } from './calculate';\ncalculate();\nself.postMessage('done');\n",
      'src/calculate.js':
        'export function calculate() {\n  const end = Date.now() + 500;\n  while (Date.now() < end);\n}\n',
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title.startsWith('Reactions'));
      const reactions = Number(/\d+/.exec(await page.title()));
      assert.equal(reactions > 0, isInWorker);
    },
  })),
  {
    says: 'Create the worker when the component appears, and stop it when the component goes away.',
    run: 'preview',
    config: { plugins: [pluginReact()] },
    pageFiles: ['src/doubled.tsx', 'src/worker.ts', 'src/double.ts'],
    files: {
      'src/index.tsx': `import { createRoot } from 'react-dom/client';
import 'react';
import { Doubled } from './doubled';
const { terminate } = Worker.prototype;
Worker.prototype.terminate = function () {
  document.title = 'stopped';
  terminate.call(this);
};
const root = createRoot(document.getElementById('root')!);
root.render(<Doubled value={21} />);
document.addEventListener('click', () => root.render(<p>gone</p>));
`,
    },
    async expect({ open }) {
      const page = await open();
      await page.getByText('42').waitFor();
      assert.notEqual(await page.title(), 'stopped');
      await page.getByText('42').click();
      await page.getByText('gone').waitFor();
      await page.waitForFunction(() => document.title === 'stopped');
    },
  },
  ...(
    [
      ['dev', 0],
      ['preview', 1],
    ] as const
  ).map<Proof>(([run, registered]) => ({
    says: 'The page registers the service worker, but only in production.',
    run,
    ...offline,
    async expect({ open }) {
      const page = await open();
      await page.getByText('Open').waitFor();
      if (registered) await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const found = await page.evaluate(() =>
        navigator.serviceWorker.getRegistrations().then((all) => all.length),
      );
      assert.equal(found, registered);
    },
  })),
  {
    says: 'They may change, so use the cache only when the network fails.',
    run: 'preview',
    alone: true,
    ...offline,
    async expect({ open, root, write }) {
      const page = await open();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.reload({ waitUntil: 'networkidle' });
      const html = readFileSync(`${root}/dist/index.html`, 'utf8');
      write('dist/index.html', html.replace(/<title>.*<\/title>/, '<title>Changed</title>'));
      await page.reload({ waitUntil: 'networkidle' });
      assert.equal(await page.title(), 'Changed');
      await page.context().setOffline(true);
      await page.reload();
      assert.equal(await page.title(), 'Changed');
      await page.context().setOffline(false);
    },
  },
  {
    says: [
      "The browser reports Script at 'https://cdn…' cannot be accessed from origin.",
      'The worker is on another origin.',
    ],
    run: 'preview',
    files: {
      'src/index.js':
        "try {\n  new Worker('https://cdn.example.com/worker.js');\n} catch (error) {\n  document.title = String(error);\n}\n",
    },
    expect: async ({ open }) =>
      assert.match(
        await (await open()).title(),
        /Script at 'https:\/\/cdn\.example\.com\/worker\.js' cannot be accessed from origin/,
      ),
  },
  {
    says: 'For this, you need one setting, workerPublicPath, which works for each kind of worker:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'workerPublicPath' },
    files: {
      'src/index.ts':
        "new Worker(new URL('./worker.js', import.meta.url));\nnew SharedWorker(new URL('./shared.js', import.meta.url));\n",
      'src/worker.js': 'self.postMessage(1);\n',
      'src/shared.js': "self.onconnect = () => console.log('shared');\n",
    },
    expect({ files, read }) {
      const asked: string[] = [];
      class Worker {
        constructor({ href }: URL) {
          asked.push(href);
        }
      }
      const document = { baseURI: 'https://example.com/' };
      const globals = { Worker, SharedWorker: Worker, URL, document, self: document };
      runInNewContext(read('static/js/index.*.js'), globals);
      const built = files.filter((file) => file.startsWith('static/js/async/'));
      assert.equal(built.length, 2);
      assert.deepEqual(asked.sort(), built.map((file) => `https://example.com/${file}`).sort());
    },
  },
  {
    says: [
      'Workers have no DOM.',
      'Send the result to the page with postMessage, and let the page show it.',
    ],
    run: 'preview',
    files: {
      'src/index.js':
        "new Worker(new URL('./worker.js', import.meta.url)).onmessage = ({ data }) => document.body.append(data);\n",
      'src/worker.js':
        'try {\n  document.body.append(1);\n} catch (error) {\n  self.postMessage(error.message);\n}\n',
    },
    expect: async ({ open }) =>
      (await open()).getByText('document is not defined', { exact: true }).waitFor(),
  },
  {
    says: 'So give the worker a name, which is also used for its file, in this case static/js/async/double.*.js:',
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { name: 'double' });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/double\.\w{8,10}\.js$/),
  },
  {
    says: "Rspack looks for the whole expression new Worker(new URL('…', import.meta.url)), with the path as a string.",
    run: 'build',
    files: {
      'src/index.js':
        "const file = document.title;\nnew Worker(new URL(file, import.meta.url));\nnew Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect({ files, read }) {
      assert.equal(files.filter((file) => file.startsWith('static/js/async/')).length, 1);
      // What it doesn't recognize stays as it is written, apart from the URL of the module.
      assert.match(read('static/js/index.*.js'), /new Worker\(new URL\(\w+(?:\.\w+)?,/);
    },
  },
  {
    says: 'The file is then copied as it is, and the browser refuses the TypeScript in it:',
    run: 'preview',
    files: {
      'src/index.js':
        "const url = new URL('./worker.ts', import.meta.url);\nnew Worker(url).onerror = () => { document.title = 'refused'; };\n",
      'src/worker.ts': 'const one: number = 1;\nself.postMessage(one);\n',
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'refused');
    },
  },
  {
    says: [
      'As soon as you take the expression apart, Rspack only sees a URL. The file is then copied as it is',
      'The browser requests static/assets/worker.*.ts',
      "new URL() isn't directly inside new Worker(), so Rsbuild copied the file without compiling it.",
    ],
    run: 'build',
    files: {
      'src/index.js':
        "const address = new URL('./worker.ts', import.meta.url);\nnew Worker(address);\n",
      'src/worker.ts': 'const one: number = 1;\nself.postMessage(one);\n',
    },
    expect({ files, read }) {
      assert.match(read('static/assets/worker.*.ts'), /: number/);
      assert.ok(!files.some((file) => file.startsWith('static/js/async/')));
    },
  },
  {
    says: [
      'Each entry becomes one script that contains everything, including what it loads with import().',
      'There are no pages and no stylesheets.',
    ],
    run: 'build',
    config: { ...entry, output: { target: 'web-worker' } },
    files: worker,
    expect({ files, read }) {
      assert.equal(files.length, 1);
      assert.match(read('static/js/worker.*.js'), /later/);
    },
  },
  {
    says: 'Only a worker that the script starts with new Worker() is a separate file.',
    run: 'build',
    config: { ...entry, output: { target: 'web-worker' } },
    files: {
      'src/worker.js':
        "new Worker(new URL('./second.js', import.meta.url));\nimport('./later.js').then(console.log);\n",
      'src/second.js': "self.postMessage('second');\n",
      'src/later.js': "export const later = 'later';\n",
    },
    expect({ files, read }) {
      assert.equal(files.length, 2, files.join());
      assert.match(read('static/js/worker.*.js'), /later/);
      assert.match(read('static/js/async/*.js'), /second/);
    },
  },
  {
    says: ['A service worker controls only pages in its own directory and below.'],
    run: 'preview',
    config: {
      environments: {
        web: {},
        worker: {
          ...entry,
          output: { target: 'web-worker', filename: { js: '[name].js' }, distPath: { js: '' } },
        },
        below: { ...entry, output: { target: 'web-worker', filename: { js: '[name].js' } } },
      },
    },
    files: { 'src/index.js': '', 'src/worker.js': "self.addEventListener('fetch', () => {});\n" },
    async expect({ open, port }) {
      const page = await open();
      const scopeOf = (script: string) =>
        page.evaluate(
          async (address) => (await navigator.serviceWorker.register(address)).scope,
          script,
        );
      assert.equal(await scopeOf('/worker.js'), `http://localhost:${port}/`);
      assert.equal(await scopeOf('/static/js/worker.js'), `http://localhost:${port}/static/js/`);
    },
  },
  {
    says: 'because it puts the file into static/js/async, with a hash, from where the service worker controls none of your pages:',
    run: 'preview',
    files: {
      'src/index.js':
        "navigator.serviceWorker.register(new URL('./sw.js', import.meta.url)).then(({ scope }) => { document.title = scope; });\n",
      'src/sw.js': 'self.onfetch = () => {};\n',
    },
    async expect({ open, port, root }) {
      const page = await open();
      await page.waitForFunction(() => document.title.startsWith('http'));
      assert.equal(await page.title(), `http://localhost:${port}/static/js/async/`);
      assert.match(readdirSync(`${root}/dist/static/js/async`).join(), /^\d+\.\w{8,10}\.js$/);
    },
  },
  {
    says: "A shared worker runs once for all open tabs of your site. That's useful for a connection that you want to have only once.",
    run: 'preview',
    files: {
      'src/index.js': `const { port } = new SharedWorker(new URL('./shared.ts', import.meta.url));
port.addEventListener('message', ({ data }) => { document.title = data; });
port.start();
`,
      'src/shared.ts': `let pages: number = 0;
self.addEventListener('connect', (event: any) => event.ports[0].postMessage(String(++pages)));
`,
    },
    async expect({ open }) {
      const first = await open();
      await first.waitForFunction(() => document.title === '1');
      const second = await first.context().newPage();
      await second.goto(first.url());
      await second.waitForFunction(() => document.title === '2');
    },
  },
  {
    says: 'html.appIcon can generate a manifest, too, but without a start page and a display mode.',
    run: 'build',
    config: {
      html: { appIcon: { name: 'Shoe shop', icons: [{ src: './src/icon.png', size: 192 }] } },
    },
    files: { 'src/icon.png': 'png' },
    expect: ({ read }) =>
      assert.deepEqual(Object.keys(JSON.parse(read('manifest.webmanifest')) as object), [
        'name',
        'icons',
      ]),
  },
  {
    says: [
      'So link to the one in the public directory from your pages:',
      'Each page then has this link:',
    ],
    shown: { section: 'Make the app installable', containing: '<link' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'webmanifest' },
    pageFiles: ['public/app.webmanifest'],
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.ok(files.includes('app.webmanifest'));
    },
  },
  ...(
    [
      ["import given from './worker.js?worker';\ndocument.title = given;\n", 'the module'],
      [
        "document.title = new Worker(new URL('./worker.js', import.meta.url)).constructor.name;\n",
        'Worker',
      ],
    ] as const
  ).map<Proof>(([code, title]) => ({
    says: [
      'The code of the worker runs on the page',
      'Rsbuild ignores this query, so the import gives you the module itself.',
      'Replace it with new Worker().',
    ],
    run: 'build',
    files: {
      'src/index.js': code,
      'src/worker.js': "self.ran = 'the worker ran';\nexport default 'the module';\n",
    },
    expect({ files, read }) {
      class Worker {}
      const document = { baseURI: 'http://localhost/', title: '' };
      const self: { ran?: string } = {};
      runInNewContext(read('static/js/index.*.js'), { Worker, URL, document, self });
      assert.equal(document.title, title);
      assert.equal(self.ran, title === 'Worker' ? undefined : 'the worker ran');
      assert.equal(
        files.some((file) => file.startsWith('static/js/async/')),
        title === 'Worker',
      );
    },
  })),
  ...(['entry', 'usage'] as const).map<Proof>((polyfill) => ({
    says: [
      "You've set output.polyfill to 'entry', and the worker fails in an older browser.",
      "The polyfills are only in the entries, so use 'usage' instead.",
    ],
    run: 'preview',
    config: { output: { polyfill, overrideBrowserslist: ['chrome >= 80'] } },
    files: {
      'src/index.js': `const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.onmessage = ({ data }) => { document.title = data; };
worker.onerror = ({ message }) => { document.title = message; };
`,
      'src/worker.js': "self.postMessage('a-b'.replaceAll('-', ' and '));\n",
    },
    async expect({ open }) {
      const page = await open();
      // An older browser has no replaceAll.
      const deleted = 'delete String.prototype.replaceAll;';
      const html = `<script>${deleted}</script>`;
      await page.context().route('**/*', async (route) => {
        const response = await route.fetch();
        const isWorker = route.request().url().includes('/async/');
        const isPage = route.request().isNavigationRequest();
        const before = isWorker ? deleted : isPage ? html : '';
        await route.fulfill({ response, body: `${before}${await response.text()}` });
      });
      await page.reload();
      await page.waitForFunction(() => /a and b|not a function/.test(document.title));
      if (polyfill === 'usage') assert.equal(await page.title(), 'a and b');
      else assert.match(await page.title(), /replaceAll is not a function/);
      const isInPage = await page.evaluate(() => 'replaceAll' in String.prototype);
      assert.equal(isInPage, polyfill === 'entry');
    },
  })),
];
