import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const project = {
  'src/assets/image.png': 'x'.repeat(5000),
  'src/assets/.hidden': 'x',
  'src/assets/data/a.json': '{ "a": 1 }',
  'styles/old.css': '.a {  color: red  }',
  'lib/old.js': 'const  longName = 1; console.log( longName );',
};

const shop = {
  LICENSE: 'MIT',
  'src/assets/data/cities.json': '["Oslo"]',
  'src/assets/logo.png': 'x'.repeat(5000),
};

/** Builds a project whose root the configuration needs to know. */
const build = async (root: string, rsbuildConfig: RsbuildConfig) => {
  const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
};

export const proofs: Proof[] = [
  {
    says: 'Where to is missing, the files end up in the output directory itself.',
    shown: { containing: 'LICENSE', nth: 2 },
    run: 'build',
    files: shop,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  ...(
    [
      [
        'For one file, to can be a new name:',
        { containing: 'images/brand.png', nth: 1 },
        { containing: 'images/brand.png', nth: 2 },
      ],
      [
        'The copies keep their path from the project root, which is often more than you want:',
        { containing: "copy: ['src/assets/**/*.json']" },
        { containing: 'dist/src/assets/data/cities.json' },
      ],
      [
        'The path in the output then leaves this directory out:',
        { containing: "from: '**/*.json'" },
        { containing: 'dist/data/cities.json' },
      ],
      [
        'To let browsers cache them like the other files, set to to a template with a hash:',
        { containing: 'contenthash' },
        { containing: 'dist/files/cities.' },
      ],
    ] as const
  ).map(([says, sample, shown]): Proof => ({
    says,
    shown,
    run: 'build',
    files: shop,
    sample,
    expect: ({ files, shown: listed }) =>
      sameFiles(
        files.filter((file) => !/^(?:index|static)/.test(file)),
        listed,
      ),
  })),
  {
    says: 'You can copy files of a package in the same way, such as the WebAssembly that a library loads by its URL.',
    run: 'build',
    files: { 'node_modules/sql.js/dist/sql-wasm.wasm': 'x', 'node_modules/sql.js/dist/a.js': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'sql.js' },
    expect: ({ files }) =>
      assert.deepEqual(
        files.filter((file) => !/^(?:index|static)/.test(file)),
        ['wasm/sql-wasm.wasm'],
      ),
  },
  {
    says: "They're compared with absolute paths, so begin each glob with **/:",
    run: 'build',
    files: { ...project, 'src/assets/logo.psd': 'x' },
    sample: { title: 'rsbuild.config.ts', containing: '.psd' },
    expect({ files }) {
      assert.ok(files.includes('image.png'));
      assert.ok(!files.includes('data/a.json') && !files.includes('logo.psd'));
    },
  },
  ...(
    [
      ['**/*', undefined, []],
      ['*/*', undefined, undefined],
      ['.hid*', undefined, undefined],
      ['.hid*', { dot: true }, ['.hidden']],
      ['.dir/*.txt', undefined, ['.dir/a.txt']],
      ['**/*', { dot: true }, ['.dir/a.txt', '.hidden']],
      ['.hidden', undefined, ['.hidden']],
      ['.dir', undefined, ['a.txt']],
    ] as const
  ).map(([from, globOptions, hidden]): Proof => ({
    says: [
      'Hidden files, whose names begin with a dot, are the exception: a glob in from leaves them out, even if the glob is .env*.',
      'Neither does .well-known/*.json, because * and ** skip hidden directories, but this glob names the directory.',
      'Directories and single files are copied as they are, so ./.well-known and ./.env.example need no dot.',
      'To include them, set dot:',
    ],
    run: 'build',
    files: { 'texts/.hidden': 'x', 'texts/.dir/a.txt': 'x', 'texts/b.txt': 'x' },
    config: { output: { copy: [{ from, context: 'texts', globOptions }] } },
    expect({ files, error }) {
      assert.equal(error !== undefined, hidden === undefined);
      assert.deepEqual(
        files.filter((file) => !/^(?:index|static|b)/.test(file)),
        hidden ?? [],
      );
    },
  })),
  {
    says: 'To include them, set dot:',
    run: 'build',
    files: project,
    sample: { title: 'rsbuild.config.ts', containing: 'dot: true' },
    expect: ({ files }) => assert.ok(files.includes('.hidden') && files.includes('image.png')),
  },
  {
    says: 'Say you keep a data file readable, but want to publish it without whitespace.',
    run: 'build',
    files: { 'src/assets/data/cities.json': '[\n  "Oslo",\n  "Rome"\n]\n' },
    sample: { title: 'rsbuild.config.ts', containing: 'transform' },
    expect: ({ read }) => assert.equal(read('cities.json'), '["Oslo","Rome"]'),
  },
  {
    says: 'caseSensitiveMatch: false makes a.* match A.txt. But ignore stays case-sensitive,',
    run: 'build',
    files: { 'texts/A.txt': 'a' },
    config: {
      output: {
        copy: [
          { from: './texts', globOptions: { ignore: ['**/a.txt'], caseSensitiveMatch: false } },
        ],
      },
    },
    expect: ({ files }) => assert.ok(files.includes('A.txt')),
  },
  ...(['src/assets', './src/assets', 'src/../src/assets'] as const).map((from): Proof => ({
    says: [
      "Rspack leaves ./ and ../ in a path: for from: './src/assets', it compares the globs of ignore with paths such as /my-app/./src/assets/logo.png.",
      'transform gets such paths, too.',
      "Use from: 'src/assets' instead.",
    ],
    run: 'script',
    files: shop,
    async expect({ root }) {
      const paths: string[] = [];
      const copied = (ignore: string) =>
        build(root, {
          output: {
            copy: [
              {
                from,
                globOptions: { ignore: [ignore] },
                noErrorOnMissing: true,
                transform: (content, file) => {
                  paths.push(file);
                  return content;
                },
              },
            ],
          },
        });
      await copied(`${root}/src/assets/data/**`);
      const kept = paths.filter((file) => file.endsWith('cities.json'));
      assert.deepEqual(kept, from === 'src/assets' ? [] : [`${root}/${from}/data/cities.json`]);
      paths.length = 0;
      await copied(`${root}/${from}/data/**`);
      assert.deepEqual(paths, [`${root}/${from}/logo.png`]);
    },
  })),
  ...(
    [
      [{ from: '../fonts/*.woff2' }, 'fonts/a.woff2'],
      [{ from: '*.woff2', context: '../fonts' }, 'dist/a.woff2'],
    ] as const
  ).map(([pattern, copy]): Proof => ({
    says: [
      'The .. of a glob such as ../fonts/*.woff2 stays in the output as well, so the files end up beside dist.',
      "Set context to '../fonts' instead.",
    ],
    run: 'script',
    files: { 'fonts/a.woff2': 'x', 'shop/src/index.js': '' },
    async expect({ root }) {
      const shopRoot = path.join(root, 'shop');
      await build(shopRoot, { output: { copy: [pattern] } });
      assert.deepEqual(
        ['fonts/a.woff2', 'dist/a.woff2'].filter((file) =>
          fs.existsSync(path.join(shopRoot, file)),
        ),
        [copy],
      );
    },
  })),
  {
    says: 'A directory is copied with all of its content, but without its own name,',
    run: 'build',
    files: project,
    config: { output: { copy: ['./src/assets'] } },
    expect({ files }) {
      for (const name of ['image.png', '.hidden', 'data/a.json']) assert.ok(files.includes(name));
    },
  },
  {
    says: [
      "unable to locate '<path>' glob",
      "Rspack found nothing to copy: the source doesn't exist, the directory is empty, or no file matches the glob.",
    ],
    run: 'build',
    config: { output: { copy: ['missing.txt'] } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /unable to locate '.*missing.txt' glob/),
  },
  {
    says: "noErrorOnMissing | false | Don't fail if the source doesn't exist",
    run: 'build',
    config: { output: { copy: [{ from: 'missing.txt', noErrorOnMissing: true }] } },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  {
    says: 'In production, Rspack minifies copied JavaScript and CSS like the other files of the output.',
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
      'Tell Rspack that the file is finished:',
      'This is also the way to keep the comments of a script.',
    ],
    run: 'build',
    files: { 'lib/page.js': '{{ title }} of the shop', 'lib/old.js': '/* kept */ const  a = 1;' },
    sample: { title: 'rsbuild.config.ts', containing: 'minimized' },
    expect({ read }) {
      assert.equal(read('page.js'), '{{ title }} of the shop');
      assert.equal(read('old.js'), '/* kept */ const  a = 1;');
    },
  },
  {
    says: 'The build already has a script, a stylesheet or an image of this name, which takes precedence.',
    run: 'build',
    files: project,
    config: {
      output: { filenameHash: false, copy: [{ from: 'lib/old.js', to: 'static/js/index.js' }] },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /longName/),
  },
  {
    says: [
      'force | false | Overwrite a script, stylesheet, image or copied file of the same name',
      'Copy your file to another place.',
      'Or set force, and your file replaces the other one.',
    ],
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
    says: [
      'Multiple assets emit different content to the same filename',
      'A copied file has the name of a page, such as index.html.',
      'force is no help here.',
    ],
    run: 'build',
    files: project,
    config: { output: { copy: [{ from: 'lib/old.js', to: 'index.html', force: true }] } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Multiple assets emit different content to the same filename/),
  },
  {
    says: [
      'Each environment copies the files of the top-level patterns into its own output directory.',
      'The patterns of an environment are added to those at the top level.',
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
    says: [
      'Each environment copies the files of the top-level patterns into its own output directory.',
      'The patterns of an environment are added to those at the top level.',
    ],
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
    says: 'but a build for web or web-worker copies all files of the directory.',
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
    says: 'Turn copyOnBuild off, and copy the directory with a pattern that ignores the drafts:',
    run: 'build',
    files: { 'public/a.txt': '', 'public/drafts/b.txt': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect: ({ files }) => assert.ok(files.includes('a.txt') && !files.includes('drafts/b.txt')),
  },
  {
    says: 'In contrast to the usual copy, the build now minifies the scripts and stylesheets of the directory.',
    run: 'build',
    files: { 'public/old.js': project['lib/old.js'], 'public/old.css': 'a  {  color: red  }' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect({ read }) {
      assert.doesNotMatch(read('old.js'), /const {2}longName/);
      assert.equal(read('old.css'), 'a{color:red}');
    },
  },
  {
    says: 'In contrast to the usual copy, the build now minifies the scripts and stylesheets of the directory.',
    run: 'build',
    files: { 'public/old.js': project['lib/old.js'] },
    expect: ({ read }) => assert.equal(read('old.js'), project['lib/old.js']),
  },
  {
    says: 'The dev server still serves the whole directory,',
    run: 'dev',
    files: { 'public/drafts/b.txt': 'draft' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect: async ({ get }) => assert.equal(await (await get('/drafts/b.txt')).text(), 'draft'),
  },
  ...[undefined, true, false].map((caseSensitiveMatch): Proof => ({
    says: 'caseSensitiveMatch: false makes a.* match A.txt.',
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
  ...(
    [
      ['**/data/**', false],
      ['src/assets/data/**', true],
      ['data/**', true],
    ] as const
  ).map(([ignore, copied]): Proof => ({
    says: [
      'To copy a directory without some of its files, list globs in ignore.',
      "They're compared with absolute paths, so begin each glob with **/:",
    ],
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
    says: [
      'priority | 0 | Which of two patterns with the same target wins',
      "If you've set force, the pattern with the higher priority wins. Without force, the lower priority takes precedence.",
    ],
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
    says: 'Set transform, a function that gets the content as a buffer and the absolute path of the file, and returns the new content or a promise of it:',
    run: 'build',
    files: { 'a.txt': 'a' },
    config: {
      output: {
        copy: [
          {
            from: 'a.txt',
            transform: async (content, file) =>
              `${String(content)} ${Buffer.isBuffer(content) && path.isAbsolute(file)}`,
          },
        ],
      },
    },
    expect: ({ read }) => assert.equal(read('a.txt'), 'a true'),
  },
  {
    says: "The function can't be async.",
    run: 'build',
    files: { 'a.txt': 'a' },
    config: { output: { copy: [{ from: 'a.txt', to: async () => 'b.txt' }] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /StringExpected/),
  },
  ...([undefined, 'dir'] as const).map((toType): Proof => ({
    says: [
      "You've set to to a directory whose name looks like a file, such as v1.2, so the files overwrite each other.",
      'Only one of the files is there',
    ],
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
    says: [
      "toType | Guessed from to | 'dir', 'file' or 'template', in case the guess is wrong",
      'The opposite happens with a file name that has no extension, such as COPY.',
    ],
    run: 'build',
    files: { 'notes/a.txt': 'a' },
    config: { output: { copy: [{ from: 'notes/a.txt', to: 'COPY', toType }] } },
    expect: ({ files }) => assert.ok(files.includes(toType ? 'COPY' : 'COPY/a.txt'), files.join()),
  })),
  {
    says: "Rspack found nothing to copy: the source doesn't exist, the directory is empty, or no file matches the glob.",
    run: 'build',
    config: { output: { copy: ['nowhere/**/*.txt'] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /unable to locate '.*' glob/),
  },
  {
    says: [
      'JavaScript parsing error in a copied file',
      "But a template with the extension .js isn't valid JavaScript, so the build fails.",
    ],
    run: 'build',
    files: { 'lib/page.js': '{{ title }} of the shop' },
    config: { output: { copy: ['./lib'] } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  ...[true, false].map((cleanDistPath): Proof => ({
    says: [
      'copyPermissions | false | Also copy the file mode',
      'copyPermissions only works for files that are already in the output directory, so not after Rsbuild has emptied it.',
    ],
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
