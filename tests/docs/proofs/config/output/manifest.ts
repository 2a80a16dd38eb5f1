import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'true | dist/manifest.json',
    run: 'build',
    config: { output: { manifest: true, filenameHash: false } },
    expect({ read }) {
      const manifest = JSON.parse(read('manifest.json')) as { allFiles: string[]; entries: object };
      assert.deepEqual(manifest.allFiles, ['/static/js/index.js', '/index.html']);
      assert.deepEqual(manifest.entries, {
        index: { initial: { js: ['/static/js/index.js'] }, html: ['/index.html'] },
      });
    },
  },
  {
    says: 'Your function replaces the default filter',
    run: 'build',
    config: { output: { manifest: { filter: (file) => file.name.endsWith('.html') } } },
    expect: ({ read }) =>
      assert.deepEqual((JSON.parse(read('manifest.json')) as { allFiles: string[] }).allFiles, [
        '/index.html',
      ]),
  },
  {
    says: [
      "The images, fonts and source maps in assets don't.",
      "If the asset prefix is 'auto', the other paths begin with the word auto/, so don't combine the two options.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import url from './a.png';\nconsole.log(url);\n",
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { manifest: true, assetPrefix: 'auto', filenameHash: false } },
    expect({ read }) {
      const { allFiles, entries } = JSON.parse(read('manifest.json'));
      assert.ok(allFiles.includes('auto/static/js/index.js'));
      assert.deepEqual(entries.index.assets, ['static/image/a.png']);
    },
  },
  {
    says: "allFiles | The files that Rspack writes. Files of the public directory aren't included",
    run: 'build',
    files: { 'public/robots.txt': '' },
    config: { output: { manifest: true } },
    expect({ files, read }) {
      assert.ok(files.includes('robots.txt'));
      assert.doesNotMatch(read('manifest.json'), /robots/);
    },
  },
  {
    says: "If it doesn't return an object, the build fails with manifest.generate function must return a valid manifest object.",
    run: 'build',
    config: { output: { manifest: { generate: () => 'text' as never } } },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`.replaceAll('`', ''),
        /manifest\.generate function must return a valid manifest object/,
      ),
  },
  {
    says: "A string, 'assets/files.json' | A file with this path in the output directory",
    run: 'build',
    config: { output: { manifest: 'assets/files.json' } },
    expect: ({ files }) => assert.ok(files.includes('assets/files.json')),
  },
  {
    says: [
      'Since 1.3.16, Rsbuild warns you that manifest.filename must be unique.',
      'The warning only compares the names, so it also appears if the environments have different output directories and nothing is overwritten.',
    ],
    run: 'build',
    config: {
      output: { manifest: true },
      environments: {
        web: { output: { distPath: { root: 'dist/web' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect({ files, log }) {
      assert.match(log, /manifest\.filename.* must be unique/);
      assert.ok(files.includes('web/manifest.json') && files.includes('node/manifest.json'));
    },
  },
];
