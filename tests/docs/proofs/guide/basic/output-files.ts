import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasFile } from '#kit/has-file';
import { listDrawnFiles, withoutHash } from '#tools/guides/file-listing';
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
      'async/152.* is what import() loads, here later.ts and its stylesheet. In production mode, the name is a number',
      '*.LICENSE.txt contains the license comments of a script',
      'There are no source maps in dist, because a production build generates none by default.',
      'Scripts and stylesheets | index.js, index.css | index.025dae44.js, index.dabb6971.css',
      'Images, fonts and other assets | logo.ee23334a.png | logo.ee23334a.png',
    ],
    run: 'build',
    ...project,
    expect({ files: written }) {
      hasFile(written, /^static\/js\/index\.\w{8,10}\.js$/);
      hasFile(written, /^static\/css\/index\.\w{8,10}\.css$/);
      hasFile(written, /^static\/js\/async\/\d+\.\w{8,10}\.js$/);
      hasFile(written, /^static\/js\/async\/\d+\.\w{8,10}\.js\.LICENSE\.txt$/);
      hasFile(written, /^static\/image\/logo\.\w{8,10}\.png$/);
      assert.ok(!written.some((file) => file.endsWith('.map')));
    },
  },
  {
    says: [
      'Scripts and stylesheets | index.js, index.css | index.025dae44.js, index.dabb6971.css',
      'In development, scripts and stylesheets have no hash:',
      'Images, fonts and other assets | logo.ee23334a.png | logo.ee23334a.png',
    ],
    run: 'build',
    config: { mode: 'development' },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^static\/js\/index\.js$/);
      hasFile(written, /^static\/css\/index\.css$/);
      hasFile(written, /^static\/js\/index\.js\.map$/);
      hasFile(written, /^static\/image\/logo\.\w{8,10}\.png$/);
    },
  },
  {
    says: 'The home page moves as well, to index/index.html.',
    shown: { section: 'Pages in separate directories', containing: 'dist/about' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'nested' },
    ...project,
    expect: ({ files: written, shown }) =>
      assert.deepEqual(
        written
          .filter((file) => file.endsWith('.html'))
          .map((file) => `dist/${file}`)
          .sort(),
        shown.trim().split('\n'),
      ),
  },
  {
    says: 'If you want it at the top, you can keep it at the root with a few more lines.',
    run: 'build',
    config: {
      source: { entry: { index: './src/index.js', about: './src/index.js' } },
      html: { outputStructure: 'nested' },
      tools: {
        htmlPlugin: (config, { entryName }) => {
          if (entryName === 'index') config.filename = 'index.html';
        },
      },
    },
    expect: ({ files: written }) =>
      assert.deepEqual(written.filter((file) => file.endsWith('.html')).sort(), [
        'about/index.html',
        'index.html',
      ]),
  },
  {
    says: 'The image is now build/assets/logo.ee23334a.png, and its URL in the page has changed with it.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "root: 'build'" },
    dist: 'build',
    ...project,
    expect({ files: written, read }) {
      hasFile(written, /^assets\/logo\.\w{8,10}\.png$/);
      const urls = read('static/js/index.*.js').match(/assets\/logo\.\w{8,10}\.png/g) ?? [];
      assert.equal(urls.length, 1);
      assert.ok(written.includes(urls[0]!));
      assert.doesNotMatch(read('static/js/index.*.js'), /static\/image/);
    },
  },
  {
    says: 'To put scripts and stylesheets next to the pages, set their directories to an empty string:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "jsAsync: ''" },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^index\.\w{8,10}\.js$/);
      hasFile(written, /^index\.\w{8,10}\.css$/);
      hasFile(written, /^\d+\.\w{8,10}\.js$/);
    },
  },
  {
    says: 'Otherwise, the chunks that import() loads end up in dist/async.',
    run: 'build',
    config: { output: { distPath: { js: '', css: '' } } },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^async\/\d+\.\w{8,10}\.js$/);
      hasFile(written, /^async\/\d+\.\w{8,10}\.css$/);
    },
  },
  {
    says: [
      'For this target, Rsbuild creates no pages and no stylesheets, and the scripts are at the top of dist, without hashes:',
    ],
    shown: { section: 'Output for Node.js', containing: '710.js' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Output for Node.js', nth: 1 },
    ...project,
    expect: ({ files: written, shown }) =>
      assert.deepEqual(written.map(withoutHash).sort(), listDrawnFiles(shown)),
  },
  {
    says: [
      'The scripts are CommonJS modules.',
      'require is not defined in ES module scope',
      'Node.js refuses to run dist/index.js, because a package.json with "type": "module" makes it an ES module.',
      'In a script without require, the message is module is not defined.',
      'Give the scripts the extension .cjs, and Node.js runs them as CommonJS:',
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
    says: 'because otherwise both use dist and their files are mixed:',
    run: 'build',
    config: { environments: { web: {}, node: { output: { target: 'node' } } } },
    ...project,
    expect({ files: written }) {
      hasFile(written, /^index\.js$/);
      hasFile(written, /^index\.html$/);
    },
  },
  {
    says: [
      'The image has at most 4096 bytes, so it became part of the script or the stylesheet.',
      'To get a file instead, add ?url to the import, as src/index.ts does, or change output.dataUriLimit.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import a from './a.png';\nimport b from './b.png';\nimport c from './a.png?url';\nconsole.log(a, b, c);\n",
      'src/a.png': new Uint8Array(4096).fill(1),
      'src/b.png': new Uint8Array(4097).fill(2),
    },
    expect({ files: written, read }) {
      assert.equal(read('static/js/index.*.js').match(/data:image\/png/g)?.length, 1);
      hasFile(written, /^static\/image\/b\.\w{8,10}\.png$/);
      hasFile(written, /^static\/image\/a\.\w{8,10}\.png$/);
    },
  },
  {
    says: [
      'Files in dist are gone after a build',
      'Rsbuild empties the directory before it builds.',
    ],
    run: 'build',
    files: { 'dist/mine.txt': 'mine' },
    expect: ({ files: written }) => assert.ok(!written.includes('mine.txt')),
  },
  {
    says: [
      'js/index.*.js and css/index.*.css contain what the entry imports.',
      'There are no source maps in dist, because a production build generates none by default.',
    ],
    shown: { nth: 1 },
    run: 'build',
    ...project,
    expect({ files: all, read, shown }) {
      assert.deepEqual(all.map(withoutHash).sort(), listDrawnFiles(shown));
      assert.match(read('static/css/index.*.css'), /margin:2rem/);
      assert.doesNotMatch(read('static/css/index.*.css'), /border-radius/);
    },
  },
  {
    says: [
      'index.html is the page.',
      'Each entry of source.entry gets a page with the name of the entry. Set html to false for an entry that needs no page.',
    ],
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
      hasFile(all, /^static\/js\/task\.\w{8,10}\.js$/);
      assert.deepEqual(
        all.filter((file) => file.endsWith('.html')),
        ['shop.html'],
      );
    },
  },
  {
    says: 'For example, this gives your scripts a prefix:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'shop-[name]' },
    ...project,
    expect: ({ files: all }) => hasFile(all, /^static\/js\/shop-index\.\w{8,10}\.js$/),
  },
  {
    says: 'If another system refers to your files by fixed names, you can turn the hash off for all of them.',
    shown: { section: 'The hash in the names', containing: 'dist/static' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'filenameHash' },
    ...project,
    expect({ files: all, shown }) {
      for (const file of shown.trim().split('\n')) {
        assert.ok(all.includes(file.replace('dist/', '')), all.join());
      }
      assert.ok(!all.some((file) => /\.[0-9a-f]{8,10}\./.test(file)));
    },
  },
  {
    says: 'turn on output.sourceMap, which puts a .map file beside each script:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'sourceMap' },
    ...project,
    expect({ files: all }) {
      const scripts = all.filter((file) => file.endsWith('.js'));
      assert.equal(scripts.length, 2);
      for (const script of scripts) assert.ok(all.includes(`${script}.map`));
    },
  },
  {
    says: [
      'from where the build copies them to the top of dist',
      'When the files are somewhere else, use output.copy:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: './legal' },
    files: { 'src/index.js': '', 'legal/terms.txt': 'one\n', 'public/two.txt': 'two\n' },
    expect({ files: all, read }) {
      assert.ok(all.includes('two.txt'), all.join());
      assert.equal(read('legal/terms.txt'), 'one\n');
    },
  },
  {
    says: 'output.legalComments can also leave them in the script.',
    run: 'build',
    config: { output: { legalComments: 'inline' } },
    files: { 'src/index.js': '/*! by the shop */\nconsole.log(1);\n' },
    expect({ files: all, read }) {
      assert.match(read('static/js/index.*.js'), /by the shop/);
      assert.ok(!all.some((file) => file.endsWith('.txt')));
    },
  },
  {
    says: [
      'To look at them, open http://localhost:3000/rsbuild-dev-server, which lists them all.',
      "The dev server keeps its files in memory, because that's faster than writing them to the disk.",
    ],
    run: 'dev',
    expect: async ({ page, root }) => {
      assert.match(await page('/rsbuild-dev-server'), /static\/js\/index\.js/);
      assert.ok(!existsSync(`${root}/dist/static`));
    },
  },
  {
    says: 'The URLs in the page begin with /static, so you need to tell Rsbuild the path:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "base: '/shop'" },
    ...project,
    expect: ({ read }) => assert.match(read('index.html'), /src="\/shop\/static\/js\/index\./),
  },
];
