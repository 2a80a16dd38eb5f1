import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { sameFiles } from '#kit/looks-like';
import { editUntil } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

const outside = { 'src/index.js': "console.log('a');\n", 'dist/old.txt': '' };
const elsewhere: RsbuildConfig = {
  root: 'src',
  source: { entry: { index: './index.js' } },
  output: { distPath: { root: '../dist' } },
};

export const proofs: Proof[] = [
  {
    says: 'For files that you can move, we recommend the public directory instead, because each build copies them to dist again.',
    run: 'build',
    files: { 'public/CNAME': 'shop.example.com', 'dist/CNAME': 'old' },
    expect: ({ read }) => assert.equal(read('CNAME'), 'shop.example.com'),
  },
  ...(['development', 'production'] as const).map((mode): Proof => ({
    says: 'If the dev server writes to the disk as well, you may want to keep the files of your last build while you develop:',
    run: 'dev',
    alone: true,
    files: { 'dist/old.js': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'NODE_ENV' },
    with: { dev: { writeToDisk: true } },
    env: { NODE_ENV: mode },
    expect({ root }) {
      assert.equal(fs.existsSync(path.join(root, 'dist/old.js')), mode === 'development');
    },
  })),
  {
    says: 'List the files that you want to keep in keep (since 1.2.0):',
    run: 'build',
    files: { 'dist/old.txt': 'old', 'dist/kept.json': '{}' },
    config: { output: { cleanDistPath: { keep: [/dist\/kept\.json$/] } } },
    expect({ files }) {
      assert.ok(files.includes('kept.json'), files.join());
      assert.ok(!files.includes('old.txt'), files.join());
    },
  },
  {
    says: 'Turn the cleaning off for the second one:',
    run: 'build',
    files: { 'dist/old.txt': 'old' },
    config: { output: { cleanDistPath: false } },
    expect: ({ files }) => assert.ok(files.includes('old.txt'), files.join()),
  },
  {
    says: "That's because of the default, 'auto': a directory inside your project is emptied, while one outside of it stays as it is, because Rsbuild can't know what else is there.",
    run: 'build',
    config: {
      root: 'src',
      source: { entry: { index: './index.js' } },
      output: { distPath: { root: '../dist' } },
    },
    files: { 'src/index.js': "console.log('a');\n", 'dist/old.txt': '' },
    expect({ files, log }) {
      assert.ok(files.includes('old.txt'));
      assert.match(log, /The dist path is not a subdir of root path, Rsbuild will not empty it\./);
      assert.match(log, /Current root path: .*\n.*Current dist path: /);
    },
  },
  {
    says: "While keep has items, Rsbuild doesn't remove directories that become empty.",
    run: 'build',
    files: { 'dist/folder/old.txt': '', 'dist/kept.txt': '' },
    config: { output: { cleanDistPath: { keep: [/\/dist\/kept\.txt$/] } } },
    expect({ root, files }) {
      assert.ok(!files.includes('folder/old.txt'));
      assert.ok(fs.existsSync(path.join(root, 'dist/folder')));
    },
  },
  {
    says: [
      'If a directory matches, its content is kept too.',
      "But this also deletes files that aren't from the build, such as the CNAME for your domain.",
    ],
    shown: { containing: 'CNAME', nth: 2 },
    run: 'build',
    files: { 'dist/uploads/photo.png': '', 'dist/CNAME': '', 'dist/old.js': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'uploads' },
    expect: ({ files, shown }) => sameFiles(files, shown.split('\n\n')[1]!),
  },
  {
    says: "That's because of the default, 'auto': a directory inside your project is emptied, while one outside of it stays as it is, because Rsbuild can't know what else is there.",
    run: 'build',
    files: outside,
    config: { ...elsewhere, output: { ...elsewhere.output, cleanDistPath: 'auto' } },
    expect({ files, log }) {
      assert.ok(files.includes('old.txt'));
      assert.match(log, /warn +The dist path is not a subdir of root path/);
    },
  },
  ...[{}, { cleanDistPath: 'auto' as const }, { cleanDistPath: true }, { cleanDistPath: {} }].map(
    (output): Proof => ({
      says: [
        'Before a build, Rsbuild empties dist, so that no script of an earlier build is left.',
        'a directory inside your project is emptied,',
      ],
      run: 'build',
      files: { 'dist/old.txt': 'old' },
      config: { output },
      expect: ({ files }) => assert.ok(!files.includes('old.txt'), files.join()),
    }),
  ),
  ...[true, { enable: true }].map((cleanDistPath): Proof => ({
    says: [
      'If the directory belongs to the build alone, set true:',
      'If you want Rsbuild to empty it, set true.',
    ],
    run: 'build',
    files: outside,
    config: { ...elsewhere, output: { ...elsewhere.output, cleanDistPath } },
    expect: ({ files }) => assert.ok(!files.includes('old.txt'), files.join()),
  })),
  ...[false, { enable: false }].map((cleanDistPath): Proof => ({
    says: ['To turn off the warning without emptying the directory, set false.'],
    run: 'build',
    files: outside,
    config: { ...elsewhere, output: { ...elsewhere.output, cleanDistPath } },
    expect({ files, log }) {
      assert.ok(files.includes('old.txt'), files.join());
      assert.doesNotMatch(log, /warn/);
    },
  })),
  {
    says: [
      'The dist path is not a subdir of root path',
      'Rsbuild leaves the directory alone and warns you.',
    ],
    shown: { containing: 'Current dist path' },
    run: 'build',
    files: outside,
    config: elsewhere,
    expect: ({ log, root, shown }) =>
      assert.ok(
        log.includes(
          shown
            .trim()
            .replace('/home/me/shop/web', `${root}/src`)
            .replace('/home/me/shop/server/public', `${root}/dist`),
        ),
        log,
      ),
  },
  {
    says: 'Rsbuild tests each regular expression against absolute paths,',
    run: 'build',
    files: { 'dist/kept.txt': '' },
    config: { output: { cleanDistPath: { keep: [/^\/.*\/dist\/kept\.txt$/] } } },
    expect: ({ files }) => assert.ok(files.includes('kept.txt')),
  },
  {
    says: 'Rsbuild empties the directory once, with the setting of the first environment.',
    run: 'build',
    files: { 'dist/old.txt': '', 'dist/second.txt': '' },
    config: {
      environments: {
        web: { output: { cleanDistPath: { keep: [/old\.txt$/] } } },
        node: { output: { target: 'node', cleanDistPath: { keep: [/second\.txt$/] } } },
      },
    },
    expect({ files }) {
      assert.ok(files.includes('old.txt') && !files.includes('second.txt'), files.join());
      assert.ok(files.includes('index.html') && files.includes('index.js'), files.join());
    },
  },
  ...[
    [{}, true],
    [{ dev: { writeToDisk: true } }, false],
    [{ output: { cleanDistPath: true } }, false],
  ].map(([config, kept]): Proof => ({
    says: [
      'The dev server empties the directory before it starts.',
      "With 'auto', this happens if dev.writeToDisk is set, because otherwise the dev server doesn't write the output to disk.",
    ],
    run: 'dev',
    files: { 'dist/old.txt': '' },
    config: config as RsbuildConfig,
    expect({ root }) {
      assert.equal(fs.existsSync(path.join(root, 'dist/old.txt')), kept);
    },
  })),
  {
    says: 'If the output directory is the project root, true deletes your source files before Rsbuild compiles them.',
    run: 'build',
    alone: true,
    dist: '.',
    files: { 'notes.txt': '' },
    config: { output: { distPath: { root: '.' }, cleanDistPath: true } },
    expect({ root, error, log }) {
      assert.ok(!fs.existsSync(path.join(root, 'src/index.js')));
      assert.ok(!fs.existsSync(path.join(root, 'notes.txt')));
      assert.match(`${error}${log}`, /Can't resolve '.*src\/index\.js'/);
    },
  },
  ...[{}, { cleanDistPath: { keep: [/\/dist\/server$/] } }].map((output): Proof => ({
    says: [
      'Your server build writes to dist/server, but its files disappear when the client build empties dist.',
      'Rsbuild empties a directory together with everything in it,',
      "and even false in the inner environment doesn't prevent that.",
      'So add the inner directory to keep of the outer environment:',
    ],
    run: 'build',
    files: { 'dist/server/old.txt': '', 'dist/old.txt': '' },
    config: {
      environments: {
        web: { output },
        node: {
          output: { target: 'node', distPath: { root: 'dist/server' }, cleanDistPath: false },
        },
      },
    },
    expect({ files }) {
      assert.ok(files.includes('server/index.js') && !files.includes('old.txt'), files.join());
      assert.equal(files.includes('server/old.txt'), 'cleanDistPath' in output);
    },
  })),
  ...[true, false].map((cleanDistPath): Proof => ({
    says: [
      'rsbuild inspect puts its files into .rsbuild inside the output directory.',
      'Whether Rsbuild empties .rsbuild depends on the setting at the top level:',
    ],
    run: 'build',
    files: { 'dist/.rsbuild/old.txt': '' },
    config: {
      output: { cleanDistPath },
      environments: {
        web: { output: { distPath: { root: 'dist/web' }, cleanDistPath: !cleanDistPath } },
        node: {
          output: {
            target: 'node',
            distPath: { root: 'dist/node' },
            cleanDistPath: !cleanDistPath,
          },
        },
      },
    },
    expect: ({ files }) => assert.equal(files.includes('.rsbuild/old.txt'), !cleanDistPath),
  })),
  {
    says: 'For false, an environment with true that writes to the same output directory empties it anyway.',
    run: 'build',
    files: { 'dist/.rsbuild/old.txt': '' },
    config: {
      output: { cleanDistPath: false },
      environments: { web: { output: { cleanDistPath: true } } },
    },
    expect: ({ files }) => assert.ok(!files.includes('.rsbuild/old.txt'), files.join()),
  },
  {
    says: "because keep doesn't protect this directory.",
    run: 'build',
    files: { 'dist/.rsbuild/old.txt': '' },
    config: { output: { cleanDistPath: { keep: [/\.rsbuild/] } } },
    expect: ({ files }) => assert.ok(!files.includes('.rsbuild/old.txt'), files.join()),
  },
  {
    says: "For 'auto', the dev server empties it even if it doesn't write to disk.",
    run: 'dev',
    files: { 'dist/.rsbuild/old.txt': '', 'dist/old.txt': '' },
    expect({ root }) {
      assert.ok(!fs.existsSync(path.join(root, 'dist/.rsbuild/old.txt')));
      assert.ok(fs.existsSync(path.join(root, 'dist/old.txt')));
    },
  },
  {
    says: [
      'rsbuild build empties the directory once, before the first compilation.',
      'In watch mode, rebuilds leave it alone.',
      'But if a change of the config file restarts the build, Rsbuild empties it once more.',
    ],
    run: 'script',
    alone: true,
    files: { 'rsbuild.config.mjs': 'export default {};\n', 'dist/old.txt': '' },
    async expect({ root, write }) {
      const tool = startTool([rsbuildBin, 'build', '--watch'], root);
      const isThere = () => fs.existsSync(path.join(root, 'dist/old.txt'));
      try {
        await waitForLog(tool, /built in/);
        assert.equal(isThere(), false);
        write('dist/old.txt', '');
        await editUntil(
          (count) => write('src/index.js', `console.log(${count});\n`),
          waitForLog(tool, /built in[^]*built in/),
        );
        assert.equal(isThere(), true);
        await editUntil(
          (count) => write('rsbuild.config.mjs', `export default {};\n// ${count}\n`),
          waitForLog(tool, /restarting build[^]*built in/),
        );
        assert.equal(isThere(), false);
      } finally {
        await stopTool(tool);
      }
    },
  },
];
