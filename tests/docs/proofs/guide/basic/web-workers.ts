import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { hasFile } from '#kit/has-file';
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
    says: 'The name has a hash, as in static/js/worker.*.js.',
    run: 'build',
    config: { ...entry, output: { target: 'web-worker' } },
    files: worker,
    expect: ({ files }) => hasFile(files, /^static\/js\/worker\.\w{8}\.js$/),
  },
  {
    says: "To get dist/worker.js, set output.filename.js to '[name].js' and output.distPath.js to ''.",
    run: 'build',
    config: {
      ...entry,
      output: { target: 'web-worker', filename: { js: '[name].js' }, distPath: { js: '' } },
    },
    files: worker,
    expect: ({ files }) => assert.deepEqual([...files], ['worker.js']),
  },
  {
    says: [
      'Give each worker another name.',
      'Two workers of one name share a file, which runs the code of one of them:',
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
    says: "By default, that's enough, because Rsbuild builds classic workers and removes type: 'module':",
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
    says: "If the site is below a path, write that path, such as '/shop/', instead of '/':",
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
    says: 'A variable only names the worker.',
    run: 'build',
    files: {
      'src/index.js':
        "const name = document.title;\nnew Worker(new URL('./worker.js', import.meta.url), { name });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/\d+\.\w{8}\.js$/),
  },
  {
    says: 'If you set the option name to a string, it becomes the name of the worker and of its file, in this case static/js/async/double.*.js.',
    run: 'build',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url), { name: 'double' });\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    expect: ({ files }) => hasFile(files, /^static\/js\/async\/double\.\w{8}\.js$/),
  },
  {
    says: [
      "It doesn't recognize a path in a variable.",
      "The browser requests static/assets/worker.*.ts, and the worker doesn't start | new URL() isn't written directly inside new Worker(), so Rsbuild copied the file without compiling it.",
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
      'Each entry then becomes one self-contained script.',
      'HTML files | Yes | No',
      'CSS files | Yes | No',
      'Splitting into more than one script | Yes | No',
      'import() | A separate script | Part of the entry',
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
    says: [
      'HTML files | Yes | No',
      'CSS files | Yes | No',
      'import() | A separate script | Part of the entry',
    ],
    run: 'build',
    config: entry,
    files: worker,
    expect({ files }) {
      hasFile(files, /^worker\.html$/);
      hasFile(files, /^static\/css\/worker\.\w{8}\.css$/);
      hasFile(files, /^static\/js\/async\/\d+\.\w{8}\.js$/);
    },
  },
  {
    says: 'Only a worker that it starts with new Worker() is a separate script:',
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
      'A service worker needs a fixed address, and by default it controls the pages in its folder and below.',
      "To get dist/worker.js, set output.filename.js to '[name].js' and output.distPath.js to ''.",
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
];
