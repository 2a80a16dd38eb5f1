import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const project = {
  'src/assets/image.png': 'x'.repeat(5000),
  'src/assets/.hidden': 'x',
  'src/assets/data/a.json': '{ "a": 1 }',
  'styles/old.css': '.a {  color: red  }',
  'lib/old.js': 'const  longName = 1; console.log( longName );',
};

export const proofs: Proof[] = [
  {
    says: "{ from: './src/assets', to: 'files' } | src/assets/image.png | dist/files/image.png",
    run: 'build',
    files: { 'notes/a.txt': 'a' },
    config: { output: { copy: [{ from: './notes', to: 'texts' }] } },
    expect: ({ read }) => assert.equal(read('texts/a.txt'), 'a'),
  },
  {
    says: [
      "'./src/assets' | src/assets/image.png | dist/image.png",
      'If from is a directory, its content is copied without the directory itself.',
      'Files whose names begin with a dot are included.',
    ],
    run: 'build',
    files: project,
    config: { output: { copy: ['./src/assets'] } },
    expect({ files }) {
      for (const name of ['image.png', '.hidden', 'data/a.json']) assert.ok(files.includes(name));
    },
  },
  {
    says: [
      "'src/assets/**/*.json' | src/assets/data/a.json | dist/src/assets/data/a.json",
      'If from is a glob, the result keeps the path from the project root.',
    ],
    run: 'build',
    files: project,
    config: { output: { copy: ['src/assets/**/*.json'] } },
    expect: ({ files }) => assert.ok(files.includes('src/assets/data/a.json')),
  },
  {
    says: [
      "{ from: '**/*.json', context: 'src/assets' } | src/assets/data/a.json | dist/data/a.json",
      'You can set context to leave out the beginning of that path.',
    ],
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: '**/*.json', context: 'src/assets' }] } },
    expect: ({ files }) => assert.ok(files.includes('data/a.json')),
  },
  {
    says: "Missing files: if a source doesn't exist, the build fails with unable to locate '<path>' glob, unless the pattern sets noErrorOnMissing.",
    run: 'build',
    config: { output: { copy: ['missing.txt'] } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /unable to locate '.*missing.txt' glob/),
  },
  {
    says: "noErrorOnMissing | boolean | false | Don't fail if the source doesn't exist",
    run: 'build',
    config: { output: { copy: [{ from: 'missing.txt', noErrorOnMissing: true }] } },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'Minification: in production, Rspack minifies copied JavaScript and CSS like other output files.',
    run: 'build',
    files: project,
    config: { output: { copy: ['./lib', './styles'] } },
    expect({ read }) {
      assert.equal(read('old.js'), 'let longName=1;console.log(1);');
      assert.equal(read('old.css'), '.a{color:red}');
    },
  },
  {
    says: [
      'To copy a file unchanged, set info: { minimized: true }.',
      "info | object | – | Asset info. With { minimized: true }, the minimizer doesn't process the file",
    ],
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: './lib', info: { minimized: true } }] } },
    expect: ({ read }) => assert.match(read('old.js'), /const {2}longName/),
  },
  {
    says: "Existing targets: if the build emits a script, a stylesheet or an image of the same name, your file isn't copied, unless the pattern sets force.",
    run: 'build',
    files: project,
    config: {
      output: { filenameHash: false, copy: [{ from: 'lib/old.js', to: 'static/js/index.js' }] },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /longName/),
  },
  {
    says: 'force | boolean | false | Overwrite a script, stylesheet, image or copied file of the same name',
    run: 'build',
    files: project,
    config: {
      output: {
        filenameHash: false,
        copy: [{ from: 'lib/old.js', to: 'static/js/index.js', force: true }],
      },
    },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /longName/),
  },
  {
    says: "If it's the name of a page, such as index.html, the build fails with Multiple assets emit different content to the same filename, even with force.",
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: 'lib/old.js', to: 'index.html', force: true }] } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Multiple assets emit different content to the same filename/),
  },
  {
    says: [
      'Environments: patterns under environments.<name>.output.copy are added to the top-level ones.',
      'Each environment copies the top-level ones to its output directory.',
    ],
    run: 'build',
    files: project,
    config: {
      output: { copy: [{ from: 'src/assets/image.png', to: 'logo.png' }] },
      environments: { web: { output: { copy: ['./lib'] } } },
    },
    expect({ files }) {
      assert.ok(files.includes('logo.png') && files.includes('old.js'));
    },
  },
  ...(['top', 'environment'] as const).map((level): Proof => ({
    says: 'Environments: patterns under environments.<name>.output.copy are added to the top-level ones.',
    run: 'build',
    files: { 'top.txt': 'top', 'own.txt': 'own' },
    config:
      level === 'top'
        ? {
            output: { copy: { patterns: [{ from: 'top.txt' }] } },
            environments: { web: { output: { copy: [{ from: 'own.txt' }] } } },
          }
        : {
            output: { copy: [{ from: 'top.txt' }] },
            environments: { web: { output: { copy: { patterns: [{ from: 'own.txt' }] } } } },
          },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.txt')),
        ['own.txt', 'top.txt'],
      ),
  })),
  ...(['web', 'web-worker', 'node'] as const).map((target): Proof => ({
    says: 'By default, a build for web or web-worker copies all files of the public directory.',
    run: 'build',
    files: { 'public/a.txt': '', 'public/drafts/b.txt': '' },
    config: { output: { target } },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => file.endsWith('.txt')),
        target === 'node' ? [] : ['a.txt', 'drafts/b.txt'],
      ),
  })),
  {
    says: 'To skip some of them, disable this and copy the directory with a pattern:',
    run: 'build',
    files: { 'public/a.txt': '', 'public/drafts/b.txt': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect: ({ files }) => assert.ok(files.includes('a.txt') && !files.includes('drafts/b.txt')),
  },
  {
    says: 'With the pattern, scripts and stylesheets in it are minified.',
    run: 'build',
    files: { 'public/old.js': project['lib/old.js'], 'public/old.css': 'a  {  color: red  }' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect({ read }) {
      assert.doesNotMatch(read('old.js'), /const {2}longName/);
      assert.equal(read('old.css'), 'a{color:red}');
    },
  },
  {
    says: 'By default, Rsbuild copies this directory unchanged.',
    run: 'build',
    files: { 'public/old.js': project['lib/old.js'] },
    expect: ({ read }) => assert.equal(read('old.js'), project['lib/old.js']),
  },
  {
    says: 'The dev server still serves the whole directory.',
    run: 'dev',
    files: { 'public/drafts/b.txt': 'draft' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect: async ({ get }) => assert.equal(await (await get('/drafts/b.txt')).text(), 'draft'),
  },
  ...[undefined, { dot: true }].map((globOptions): Proof => ({
    says: "A glob doesn't match files whose names begin with a dot, unless you set globOptions: { dot: true }.",
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: 'src/assets/**/*', globOptions }] } },
    expect({ files }) {
      assert.ok(files.includes('src/assets/image.png'));
      assert.equal(files.includes('src/assets/.hidden'), globOptions !== undefined);
    },
  })),
  ...[undefined, true, false].map((caseSensitiveMatch): Proof => ({
    says: 'globOptions | { caseSensitiveMatch?, dot?, ignore? } | Case-sensitive, dot files only if from is a directory |',
    run: 'build',
    files: { 'src/index.js': '', 'texts/A.txt': 'a' },
    config: {
      output: {
        copy: [{ from: 'texts/a.*', noErrorOnMissing: true, globOptions: { caseSensitiveMatch } }],
      },
    },
    expect: ({ files }) =>
      assert.equal(files.includes('texts/A.txt'), caseSensitiveMatch === false, files.join()),
  })),
  ...['src/assets', 'src/assets/**/*'].map((from): Proof => ({
    says: 'globOptions | { caseSensitiveMatch?, dot?, ignore? } | Case-sensitive, dot files only if from is a directory |',
    run: 'build',
    files: project,
    config: { output: { copy: [{ from, context: '.' }] } },
    expect: ({ files }) =>
      assert.equal(files.includes('.hidden'), from === 'src/assets', files.join()),
  })),
  ...(
    [
      ['**/data/**', false],
      ['src/assets/data/**', true],
      ['data/**', true],
    ] as const
  ).map(([ignore, copied]): Proof => ({
    says: "How globs match. ignore is a list of globs to leave out. They're compared with absolute paths, so begin them with **/",
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: 'src/assets', globOptions: { ignore: [ignore] } }] } },
    expect({ files }) {
      assert.ok(files.includes('.hidden'));
      assert.equal(files.includes('data/a.json'), copied);
    },
  })),
  ...(
    [
      [true, 'a', 'b'],
      [true, 'b', 'a'],
      [false, 'a', 'b'],
      [false, 'b', 'a'],
    ] as const
  ).map(([force, first, second]): Proof => ({
    says: 'priority | number | 0 | If two patterns with force have the same target, the higher number wins. Without force, the lower number wins',
    run: 'build',
    files: { 'a.txt': 'low', 'b.txt': 'high' },
    config: {
      output: {
        copy: [first, second].map((name) => ({
          from: `${name}.txt`,
          to: 'c.txt',
          force,
          priority: name === 'a' ? 1 : 2,
        })),
      },
    },
    expect: ({ read }) => assert.equal(read('c.txt'), force ? 'high' : 'low'),
  })),
  {
    says: 'transform | function | – | Gets the content and the absolute path of a file and returns the new content or a promise of it',
    run: 'build',
    files: { 'a.txt': 'a' },
    config: {
      output: {
        copy: [
          {
            from: 'a.txt',
            transform: async (content, file) => `${String(content)} ${path.isAbsolute(file)}`,
          },
        ],
      },
    },
    expect: ({ read }) => assert.equal(read('a.txt'), 'a true'),
  },
  {
    says: "A function can't be async",
    run: 'build',
    files: { 'a.txt': 'a' },
    config: { output: { copy: [{ from: 'a.txt', to: async () => 'b.txt' }] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /StringExpected/),
  },
  {
    says: "or a template such as '[name].[contenthash:6][ext]'",
    run: 'build',
    files: { 'texts/a.txt': 'a' },
    config: { output: { copy: [{ from: './texts', to: '[name].[contenthash:6][ext]' }] } },
    expect: ({ files }) => hasFile(files, /^a\.[0-9a-f]{6}\.txt$/),
  },
  {
    says: "{ from: './src/assets/image.png', to: 'logo.png' } | src/assets/image.png | dist/logo.png",
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: './src/assets/image.png', to: 'logo.png' }] } },
    expect: ({ files }) => assert.ok(files.includes('logo.png')),
  },
  ...([undefined, 'dir'] as const).map((toType): Proof => ({
    says: "A name with an extension is a file, so set 'dir' for a directory such as v1.2. Otherwise, the copied files overwrite each other",
    run: 'build',
    files: { 'notes/a.txt': 'a', 'notes/b.txt': 'b' },
    config: { output: { copy: [{ from: 'notes', to: 'v1.2', toType }] } },
    expect({ files }) {
      assert.deepEqual(
        files.filter((file) => file.startsWith('v1.2')).sort(),
        toType ? ['v1.2/a.txt', 'v1.2/b.txt'] : ['v1.2'],
      );
    },
  })),
  ...([undefined, 'file'] as const).map((toType): Proof => ({
    says: "toType | 'dir' | 'file' | 'template' | Guessed from to | What to is, in case the guess is wrong",
    run: 'build',
    files: { 'notes/a.txt': 'a' },
    config: { output: { copy: [{ from: 'notes/a.txt', to: 'COPY', toType }] } },
    expect: ({ files }) => assert.ok(files.includes(toType ? 'COPY' : 'COPY/a.txt'), files.join()),
  })),
  {
    says: 'The same happens with an empty directory or a glob without a match.',
    run: 'build',
    config: { output: { copy: ['nowhere/**/*.txt'] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /unable to locate '.*' glob/),
  },
  {
    says: "If a copied script isn't valid JavaScript, for example because it's a template, the build fails.",
    run: 'build',
    files: { 'lib/page.js': '{{ title }} of the shop' },
    config: { output: { copy: ['./lib'] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  ...[true, false].map((cleanDistPath): Proof => ({
    says: 'copyPermissions | boolean | false | Also copy the file mode, for example of executables. In 1.3.22, this only works for files that are already in the output directory, so not after Rsbuild has emptied it',
    run: 'build',
    alone: true,
    files: { 'bin/a.sh': '#!/bin/sh\n', 'dist/a.sh': '' },
    config: {
      output: { cleanDistPath, copy: [{ from: './bin', copyPermissions: true }] },
      plugins: [
        {
          name: 'executable',
          setup(api) {
            api.onBeforeBuild(() =>
              fs.chmodSync(path.join(api.context.rootPath, 'bin/a.sh'), 0o755),
            );
          },
        },
      ],
    },
    expect({ root, read }) {
      assert.equal(read('a.sh'), '#!/bin/sh\n');
      const { mode } = fs.statSync(path.join(root, 'dist/a.sh'));
      assert.equal((mode & 0o111) !== 0, !cleanDistPath);
    },
  })),
];
