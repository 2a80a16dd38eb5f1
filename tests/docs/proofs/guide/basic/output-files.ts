import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const pageFiles = ['src/index.ts', 'src/index.css', 'src/later.ts', 'src/later.css'];
const files = { 'src/assets/logo.png': new Uint8Array(5000).fill(7) };
const project = { pageFiles, files };

const fails = (run: () => unknown) => {
  try {
    run();
    return '';
  } catch (error) {
    return String(error);
  }
};

export const proofs: Proof[] = [
  {
    says: [
      'async/152.* | What import() loads. In production mode the name is a number, unless a comment names the chunk',
      '*.LICENSE.txt | The license comments of a script, if output.legalComments has its default value ',
      '*.map | Source maps. By default, a production build has none.',
      'Scripts and stylesheets | index.js, index.css | index.025dae44.js, index.dabb6971.css',
      'Images, fonts and other assets | logo.ee23334a.png | logo.ee23334a.png',
    ],
    run: 'build',
    ...project,
    expect({ files: written }) {
      hasFile(written, /^static\/js\/index\.\w{8}\.js$/);
      hasFile(written, /^static\/css\/index\.\w{8}\.css$/);
      hasFile(written, /^static\/js\/async\/\d+\.\w{8}\.js$/);
      hasFile(written, /^static\/js\/async\/\d+\.\w{8}\.js\.LICENSE\.txt$/);
      hasFile(written, /^static\/image\/logo\.\w{8}\.png$/);
      assert.ok(!written.some((file) => file.endsWith('.map')));
    },
  },
  {
    says: [
      'Scripts and stylesheets | index.js, index.css | index.025dae44.js, index.dabb6971.css',
      'Source maps of scripts | Yes | No',
    ],
    run: 'build',
    config: { mode: 'development' },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^static\/js\/index\.js$/);
      hasFile(written, /^static\/css\/index\.css$/);
      hasFile(written, /^static\/js\/index\.js\.map$/);
      hasFile(written, /^static\/image\/logo\.\w{8}\.png$/);
    },
  },
  {
    says: "about/index.html instead of about.html | html.outputStructure with 'nested'. The home page moves to index/index.html",
    run: 'build',
    config: {
      html: { outputStructure: 'nested' },
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
    },
    expect: ({ files: written }) =>
      assert.deepEqual(written.filter((file) => file.endsWith('.html')).sort(), [
        'about/index.html',
        'index/index.html',
      ]),
  },
  {
    says: 'The image is now build/assets/logo.ee23334a.png.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "root: 'build'" },
    dist: 'build',
    ...project,
    expect: ({ files: written }) => hasFile(written, /^assets\/logo\.\w{8}\.png$/),
  },
  {
    says: 'If you set a folder to an empty string, its files are placed next to the pages:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "jsAsync: ''" },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^index\.\w{8}\.js$/);
      hasFile(written, /^index\.\w{8}\.css$/);
      hasFile(written, /^\d+\.\w{8}\.js$/);
    },
  },
  {
    says: 'If you leave out the two Async fields, the chunks of import() are in dist/async.',
    run: 'build',
    config: { output: { distPath: { js: '', css: '' } } },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^async\/\d+\.\w{8}\.js$/);
      hasFile(written, /^async\/\d+\.\w{8}\.css$/);
    },
  },
  {
    says: [
      "If output.target is 'node', the build has no pages and no stylesheets, and the names of scripts have no hash.",
      'The scripts are at the top of dist, together with the chunks of import():',
      'Scripts for the target node | index.js | index.js',
    ],
    run: 'build',
    config: { output: { target: 'node' } },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^index\.js$/);
      hasFile(written, /^\d+\.js$/);
      assert.ok(!written.some((file) => /\.(html|css)$/.test(file)));
    },
  },
  {
    says: [
      'The scripts are CommonJS modules.',
      'In a package with "type": "module", Node.js stops them with require is not defined in ES module scope, or with module is not defined if a script has no require.',
      "To avoid this, set output.filename.js to '[name].cjs'.",
    ],
    run: 'script',
    config: { output: { target: 'node' } },
    files: {
      'package.json': '{ "name": "server", "type": "module" }\n',
      'src/index.js': "import fs from 'node:fs';\nconsole.log(typeof fs.existsSync);\n",
      'src/plain.js': 'export const shoe = 1;\n',
    },
    async expect({ root, config, port }) {
      const { createRsbuild } = await import('@rsbuild/core');
      const build = async (output: object) => {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: {
            ...config,
            source: { entry: { index: './src/index.js', plain: './src/plain.js' } },
            server: { port },
            output: { ...config.output, ...output },
          },
        });
        await (await rsbuild.build()).close();
      };
      const start = (file: string) =>
        execFileSync(process.execPath, [`${root}/dist/${file}`], {
          encoding: 'utf8',
          stdio: 'pipe',
        });
      await build({});
      assert.match(
        fails(() => start('index.js')),
        /require is not defined in ES module scope/,
      );
      assert.match(
        fails(() => start('plain.js')),
        /module is not defined/,
      );
      await build({ filename: { js: '[name].cjs' } });
      assert.equal(start('index.cjs').trim(), 'function');
    },
  },
  {
    says: 'Otherwise both write into dist, and their files are mixed:',
    run: 'build',
    config: { environments: { web: {}, node: { output: { target: 'node' } } } },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^index\.js$/);
      hasFile(written, /^index\.html$/);
    },
  },
  {
    says: 'An image that you import is missing in dist | The image has at most 4096 bytes, so it became part of the script. Add ?url to the import, as in the example above, or change output.dataUriLimit.',
    run: 'build',
    files: {
      'src/index.js':
        "import a from './a.png';\nimport b from './b.png';\nimport c from './a.png?url';\nconsole.log(a, b, c);\n",
      'src/a.png': new Uint8Array(4096).fill(1),
      'src/b.png': new Uint8Array(4097).fill(2),
    },
    expect({ files: written, read }) {
      assert.equal(read('static/js/index.*.js').match(/data:image\/png/g)?.length, 1);
      hasFile(written, /^static\/image\/b\.\w{8}\.png$/);
      hasFile(written, /^static\/image\/a\.\w{8}\.png$/);
    },
  },
  {
    says: 'Files that you put into dist are gone | Rsbuild empties the folder before it builds.',
    run: 'build',
    files: { 'dist/mine.txt': 'mine' },
    expect: ({ files: written }) => assert.ok(!written.includes('mine.txt')),
  },
  {
    says: [
      'rsbuild build writes pages, scripts, stylesheets and other files into dist.',
      'index.html | Each entry of source.entry gets a page with the name of the entry, unless its html is false',
      'js/index.*.js, css/index.*.css | What the entry imports.',
      '*.map | Source maps. By default, a production build has none.',
    ],
    run: 'build',
    ...project,
    expect({ files: all }) {
      assert.ok(all.includes('index.html'));
      hasFile(all, /^static\/js\/index\.\w{8}\.js$/);
      hasFile(all, /^static\/css\/index\.\w{8}\.css$/);
      hasFile(all, /^static\/image\/logo\.\w{8}\.png$/);
      assert.ok(!all.some((file) => file.endsWith('.map')));
    },
  },
  {
    says: 'index.html | Each entry of source.entry gets a page with the name of the entry, unless its html is false',
    run: 'build',
    config: {
      source: {
        entry: {
          shop: './src/index.js',
          task: { import: './src/index.js', html: false },
        },
      },
    },
    expect({ files: all }) {
      hasFile(all, /^static\/js\/task\.\w{8}\.js$/);
      assert.deepEqual(
        all.filter((file) => file.endsWith('.html')),
        ['shop.html'],
      );
    },
  },
  {
    says: ['Other folders | output.distPath', 'Other file names | output.filename'],
    run: 'build',
    config: { output: { distPath: { js: 'scripts' }, filename: { js: '[name].shop.js' } } },
    expect: ({ files: all }) => assert.ok(all.includes('scripts/index.shop.js')),
  },
  {
    says: ['No hash | output.filenameHash', 'Source maps | output.sourceMap'],
    run: 'build',
    config: { output: { filenameHash: false, sourceMap: true } },
    expect: ({ files: all }) =>
      assert.ok(all.includes('static/js/index.js') && all.includes('static/js/index.js.map')),
  },
  {
    says: 'Additional files, copied as they are | output.copy or the public directory',
    run: 'build',
    config: { output: { copy: [{ from: './src/one.txt' }] } },
    files: { 'src/one.txt': 'one\n', 'public/two.txt': 'two\n' },
    expect({ files: all, read }) {
      assert.ok(all.includes('one.txt') && all.includes('two.txt'));
      assert.equal(read('one.txt'), 'one\n');
    },
  },
  {
    says: 'License comments in another place | output.legalComments',
    run: 'build',
    config: { output: { legalComments: 'inline' } },
    files: { 'src/index.js': '/*! by the shop */\nconsole.log(1);\n' },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /by the shop/),
  },
];
