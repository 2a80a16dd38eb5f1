import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const pdf: RsbuildConfig = { source: { assetsInclude: /\.pdf$/ } };
const large = '%PDF-1.7 '.repeat(600);

/** A project that imports a PDF and a small one. */
const manual = (text = 'tea', query = '') => ({
  'src/index.js': `import url from './manual.pdf${query}';\nconsole.log(url);\n`,
  'src/manual.pdf': text,
  'src/small.pdf': 'tea',
});

export const proofs: Proof[] = [
  ...[undefined, { assets: 0 }].map<Proof>((dataUriLimit) => ({
    says: [
      'Each data URI contains a MIME type, but Rspack has no MIME type for this extension.',
      'Set assets to 0 in output.dataUriLimit, as in the example above, and Rsbuild writes the file to the output instead.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import level from './a.level';\nconsole.log(level);\n",
      'src/a.level': '1',
    },
    config: { source: { assetsInclude: /\.level$/ }, output: { dataUriLimit } },
    expect: ({ error }) => assert.equal(error === undefined, dataUriLimit !== undefined),
  })),
  {
    says: 'Rsbuild copies the file to the output and gives it a name with a hash:',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.json5?url';\nconsole.log(url);\n",
      'src/a.json5': '{}',
    },
    config: { source: { assetsInclude: /\.json5$/ } },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.[0-9a-f]{8,10}\.json5$/),
  },
  {
    says: [
      "You'd like to link to a PDF that's next to your code, but the build fails, because Rspack tries to parse the file as JavaScript.",
      'JavaScript parsing error',
      "The condition doesn't match the file, so Rspack still parses it as JavaScript.",
    ],
    run: 'build',
    files: { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': '%PDF-1.7 binary' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  {
    says: 'Rsbuild copies the file to the output and gives it a name with a hash:',
    shown: { containing: 'dist/static/assets/manual.' },
    run: 'build',
    files: {
      'src/index.js': "import url from './manual.pdf?url';\nconsole.log(url);\n",
      'src/manual.pdf': '%PDF-1.7',
    },
    config: { mode: 'development', source: { assetsInclude: /\.pdf$/ } },
    expect({ files, shown }) {
      const [file] = files.filter((each) => each.endsWith('.pdf'));
      looksLike(`dist/${file}`, shown.trim());
    },
  },
  {
    shown: 'src/files.js',
    run: 'build',
    files: {
      'src/index.js': "import text from './prices.csv?raw';\nconsole.log(text);\n",
      'src/prices.csv': 'tea,3',
    },
    config: { source: { assetsInclude: /\.csv$/ } },
    expect({ read, shown }) {
      assert.match(shown, /prices\.csv\?raw'; \/\/ 'tea,3'/);
      assert.match(read('static/js/index.*.js'), /"tea,3"/);
    },
  },
  {
    says: [
      'Images, fonts, audio, video and SVG files are assets by default; add the other types here, and an import gives you the URL:',
    ],
    shown: 'src/files.js',
    run: 'build',
    files: {
      ...manual(large),
      'src/index.js':
        "import url from './manual.pdf';\nimport other from './small.pdf?url';\nconsole.log(url, other);\n",
    },
    config: pdf,
    expect({ files, read, shown }) {
      assert.match(shown, /manual\.pdf\?url'; \/\/ '\/static\/assets\/manual\.\w{8,10}\.pdf'/);
      for (const name of ['manual', 'small']) {
        const [file] = files.filter((each) => each.startsWith(`static/assets/${name}.`));
        assert.ok(file, files.join());
        assert.ok(read(script).includes(`"${file}"`));
      }
    },
  },
  {
    says: 'Without a query, you get the URL, or a data URI if the file is small.',
    run: 'build',
    files: manual(),
    config: pdf,
    expect({ files, read }) {
      assert.match(read(script), /"data:application\/pdf;base64,dGVh"/);
      assert.ok(!files.some((file) => file.endsWith('.pdf')));
    },
  },
  {
    shown: 'src/files.js',
    run: 'build',
    files: manual('tea', '?inline'),
    config: { ...pdf, output: { dataUriLimit: 0 } },
    expect({ read, shown }) {
      assert.match(shown, /\?inline'; \/\/ 'data:application\/pdf;base64,…'/);
      assert.match(read(script), /"data:application\/pdf;base64,dGVh"/);
    },
  },
  ...[4096, 4097].map<Proof>((size) => ({
    says: 'output.dataUriLimit sets the size up to which Rsbuild inlines a file (4096 bytes by default).',
    run: 'build',
    files: manual('a'.repeat(size)),
    config: pdf,
    expect: ({ files }) =>
      assert.equal(
        files.some((file) => file.endsWith('.pdf')),
        size > 4096,
      ),
  })),
  {
    says: [
      "You don't need the option for url() in CSS and for new URL('./manual.pdf', import.meta.url), because they work with each type.",
      "You don't need the option for url() in CSS and for new URL('./manual.pdf', import.meta.url), because they work with each type.",
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import './a.css';\nconsole.log(new URL('./one.pdf', import.meta.url).href);\n",
      'src/a.css': "a { background: url('./two.pdf') }\n",
      'src/one.pdf': '%PDF-1.7 one',
      'src/two.pdf': '%PDF-1.7 two',
    },
    config: {},
    expect({ files, error }) {
      assert.equal(error, undefined);
      for (const name of ['one', 'two']) hasFile(files, new RegExp(`^static/assets/${name}\\.`));
    },
  },
  ...(
    [
      ['Most often, a regular expression for the extension is what you need.', /\.pdf$/],
      [
        'You can also set a function that receives the path, an array of conditions, or a combination with and, or and not:',
        (file: string) => file.endsWith('.pdf'),
      ],
      [
        'You can also set a function that receives the path, an array of conditions, or a combination with and, or and not:',
        [/nowhere/, /\.pdf$/],
      ],
      [
        'You can also set a function that receives the path, an array of conditions, or a combination with and, or and not:',
        { and: [/\.pdf$/, { not: /nowhere/ }] },
      ],
    ] as const
  ).map<Proof>(([says, assetsInclude]) => ({
    says,
    run: 'build',
    files: manual(),
    config: { source: { assetsInclude: assetsInclude as never } },
    expect: ({ read }) => assert.match(read(script), /"data:application\/pdf;base64,dGVh"/),
  })),
  {
    says: [
      'The last condition matters, because modules can match, too.',
      "A script in that directory would become an asset: you'd get its URL, and its code wouldn't run.",
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import code from './data/a.js';\nimport styles from './data/a.css';\nconsole.log(code, styles);\n",
      'src/data/a.js': 'alert(1);',
      'src/data/a.css': 'a { color: red }',
    },
    config: { source: { assetsInclude: /[\\/]data[\\/]/ } },
    expect({ files, read }) {
      assert.match(read(script), /"data:text\/javascript;base64,.*"data:text\/css;base64,/);
      assert.ok(!read(script).includes('alert'));
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
    },
  },
  {
    says: 'An empty array matches each file, even your code, which then fails to run.',
    run: 'build',
    config: { source: { assetsInclude: [] } },
    expect({ read }) {
      assert.match(read(script), /"data:text\/javascript;base64,/);
      assert.doesNotMatch(read(script), /console\.log/);
    },
  },
  ...[4096, 0].map<Proof>((dataUriLimit) => ({
    says: 'The condition also matches the file of your html.template, for example because it covers all .html files.',
    run: 'build',
    files: { 'page.html': '<html><head></head><body><i></i></body></html>' },
    config: {
      html: { template: './page.html' },
      source: { assetsInclude: /\.html$/ },
      output: { dataUriLimit },
    },
    expect({ read }) {
      assert.doesNotMatch(read('index.html'), /<i>/);
      assert.match(
        read('index.html'),
        dataUriLimit ? /data:text\/html;base64,/ : /static\/assets\/page\.\w+\.html/,
      );
    },
  })),
  {
    says: [
      'For example, this configuration keeps the files out of your scripts and puts them into another directory:',
      'output.distPath sets the directory.',
    ],
    shown: { containing: 'dist/documents' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "assets: 'documents'" },
    files: manual(),
    expect({ files, shown }) {
      const [file] = files.filter((each) => each.endsWith('.pdf'));
      looksLike(`dist/${file}`, shown.trim());
    },
  },
  {
    says: 'To add a single file, set its path:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'rsbuild.config.ts', containing: 'seed.bin' }],
    files: {
      'src/index.js': "import url from './data/seed.bin?url';\nconsole.log(url);\n",
      'src/data/seed.bin': 'seed',
    },
    expect({ code, files }) {
      assert.equal(code, 0);
      hasFile(files, /^static\/assets\/seed\.[0-9a-f]{8,10}\.bin$/);
    },
  },
  {
    says: 'In tools.bundlerChain, the rule has the id CHAIN_ID.RULE.ADDITIONAL_ASSETS',
    run: 'rspack',
    config: {
      ...pdf,
      tools: {
        bundlerChain: (chain, { CHAIN_ID }) =>
          void chain.module.rule(CHAIN_ID.RULE.ADDITIONAL_ASSETS).sideEffects(true),
      },
    },
    expect: ({ module }) =>
      assert.ok(
        module?.rules?.some(
          (rule) =>
            rule && typeof rule === 'object' && `${rule.test}` === '/\\.pdf$/' && rule.sideEffects,
        ),
      ),
  },
];
