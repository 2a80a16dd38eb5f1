import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const worker = {
  'src/worker.js':
    "import './worker.css';\nimport('./later.js').then(({ later }) => self.postMessage(later));\n",
  'src/worker.css': 'a { color: red }\n',
  'src/later.js': "export const later = 'later';\n",
};
const entry = { source: { entry: { worker: './src/worker.js' } } };

export const proofs: Proof[] = [
  {
    says: 'dist/static/js/worker.7c1de0a4.js',
    run: 'build',
    config: { ...entry, output: { target: 'web-worker' } },
    files: worker,
    expect: ({ files }) => hasFile(files, /^static\/js\/worker\.\w{8}\.js$/),
  },
  {
    says: [
      'Give each worker another name.',
      'Two workers of one name share a file, which runs the code of only one of them.',
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
    says: "By default, you have none, because Rsbuild builds classic workers and removes type: 'module'.",
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
    says: "It names the worker, but its file keeps a number, because Rspack can't know the value.",
    run: 'build',
    files: {
      'src/index.js':
        "const name = document.title;\nnew Worker(new URL('./worker.js', import.meta.url), { name });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/\d+\.\w{8}\.js$/),
  },
  {
    says: 'A name becomes the name of the worker and of its file, in this case static/js/async/double.*.js:',
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { name: 'double' });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/double\.\w{8}\.js$/),
  },
  {
    says: [
      'As soon as you take it apart, it only sees a URL. The file is then copied as it is',
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
    says: 'Only a worker that it starts with new Worker() is a separate script.',
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
    says: [
      'And it controls only pages in its own directory and below, so it belongs at the top of dist.',
    ],
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
    says: 'It puts the file into static/js/async, with a hash, from where it controls none of your pages:',
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
      assert.match(readdirSync(`${root}/dist/static/js/async`).join(), /^\d+\.\w{8}\.js$/);
    },
  },
  {
    says: 'A shared worker runs once for all open tabs of your site',
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
    says: 'html.appIcon can write a manifest, too, but without a start page and a display mode:',
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
    says: 'Then link to it from your pages.',
    shown: { section: 'Make the app installable', containing: '<link' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'webmanifest' },
    pageFiles: ['public/app.webmanifest'],
    expect({ files, read, shown }) {
      looksLike(read('index.html'), shown);
      assert.ok(files.includes('app.webmanifest'));
    },
  },
];
