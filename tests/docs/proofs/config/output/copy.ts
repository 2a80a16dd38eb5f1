import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const project = {
  'src/assets/image.png': 'x'.repeat(5000),
  'src/assets/.hidden': 'x',
  'src/assets/data/a.json': '{ "a": 1 }',
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
    config: { output: { copy: ['./lib'] } },
    expect: ({ read }) => assert.doesNotMatch(read('old.js'), /const {2}longName/),
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
    says: "Existing targets: if the build emits a script of the same name, your file isn't copied, unless the pattern sets force.",
    run: 'build',
    files: project,
    config: {
      output: { filenameHash: false, copy: [{ from: 'lib/old.js', to: 'static/js/index.js' }] },
    },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /longName/),
  },
  {
    says: 'force | boolean | false | Overwrite a script, stylesheet or copied file of the same name',
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
  {
    says: 'By default, each build copies all files of the public directory.',
    run: 'build',
    files: { 'public/a.txt': '', 'public/drafts/b.txt': '' },
    expect: ({ files }) => assert.ok(files.includes('a.txt') && files.includes('drafts/b.txt')),
  },
  {
    says: 'To skip some of them, disable this and copy the directory with a pattern:',
    run: 'build',
    files: { 'public/a.txt': '', 'public/drafts/b.txt': '' },
    sample: { title: 'rsbuild.config.ts', containing: 'copyOnBuild' },
    expect: ({ files }) => assert.ok(files.includes('a.txt') && !files.includes('drafts/b.txt')),
  },
];
