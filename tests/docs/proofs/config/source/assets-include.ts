import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
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
      'If Rspack has no MIME type for the extension, inlining a file makes the build fail.',
      'To emit such files instead, set assets to 0 in output.dataUriLimit.',
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
    says: 'output.distPath | static/assets | The directory in the output',
    run: 'build',
    files: {
      'src/index.js': "import url from './a.json5?url';\nconsole.log(url);\n",
      'src/a.json5': '{}',
    },
    config: { source: { assetsInclude: /\.json5$/ } },
    expect: ({ files }) => hasFile(files, /^static\/assets\/a\.[0-9a-f]{8}\.json5$/),
  },
  {
    says: 'Without this option, importing a PDF makes the build fail, because Rspack tries to parse the file as JavaScript.',
    run: 'build',
    files: { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': '%PDF-1.7 binary' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /JavaScript parsing error/),
  },
  {
    says: 'output.filename | [name].[contenthash:8][ext] | The name in the output',
    run: 'build',
    files: {
      'src/index.js': "import url from './manual.pdf?url';\nconsole.log(url);\n",
      'src/manual.pdf': '%PDF-1.7',
    },
    config: { mode: 'development', source: { assetsInclude: /\.pdf$/ } },
    expect: ({ files }) =>
      assert.ok(files.some((file) => /^static\/assets\/manual\.[0-9a-f]{8}\.pdf$/.test(file))),
  },
  {
    says: './prices.csv?raw | The content as a string',
    run: 'build',
    files: {
      'src/index.js': "import text from './prices.csv?raw';\nconsole.log(text);\n",
      'src/prices.csv': 'tea,3',
    },
    config: { source: { assetsInclude: /\.csv$/ } },
    expect: ({ read }) => assert.match(read('static/js/index.*.js'), /"tea,3"/),
  },
  {
    says: [
      'An import of such a file then gives you its URL, and the build copies the file to the output directory.',
      './manual.pdf?url | The URL',
    ],
    run: 'build',
    files: {
      ...manual(large),
      'src/index.js':
        "import url from './manual.pdf';\nimport other from './small.pdf?url';\nconsole.log(url, other);\n",
    },
    config: pdf,
    expect({ files, read }) {
      for (const name of ['manual', 'small']) {
        const [file] = files.filter((each) => each.startsWith(`static/assets/${name}.`));
        assert.ok(file, files.join());
        assert.ok(read(script).includes(`"${file}"`));
      }
    },
  },
  {
    says: [
      'Small files become part of the code instead.',
      './manual.pdf | The URL, or a Base64 data URI if the file is small',
    ],
    run: 'build',
    files: manual(),
    config: pdf,
    expect({ files, read }) {
      assert.match(read(script), /"data:application\/pdf;base64,dGVh"/);
      assert.ok(!files.some((file) => file.endsWith('.pdf')));
    },
  },
  {
    says: './manual.pdf?inline | A data URI',
    run: 'build',
    files: manual('tea', '?inline'),
    config: { ...pdf, output: { dataUriLimit: 0 } },
    expect: ({ read }) => assert.match(read(script), /"data:application\/pdf;base64,dGVh"/),
  },
  ...[4096, 4097].map<Proof>((size) => ({
    says: 'output.dataUriLimit | 4096 bytes | The size up to which a file is inlined',
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
    says: "You don't need it for url() in CSS and for new URL('./manual.pdf', import.meta.url).",
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
      ['RegExp | Paths that match the expression', /\.pdf$/],
      ['A function | Paths for which it returns true', (file: string) => file.endsWith('.pdf')],
      [
        "An array | Paths that match one of the items. An empty array matches every file, so your code doesn't run",
        [/nowhere/, /\.pdf$/],
      ],
      ['{ and, or, not } | A combination of these', { and: [/\.pdf$/, { not: /nowhere/ }] }],
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
      'The condition also applies to modules.',
      'If it selects a whole folder, the JavaScript and CSS files in this folder become assets too.',
      "Their code then doesn't run, and their styles have no effect.",
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
    says: "An empty array matches every file, so your code doesn't run",
    run: 'build',
    config: { source: { assetsInclude: [] } },
    expect({ read }) {
      assert.match(read(script), /"data:text\/javascript;base64,/);
      assert.doesNotMatch(read(script), /console\.log/);
    },
  },
  ...[4096, 0].map<Proof>((dataUriLimit) => ({
    says: "If it selects the file of your html.template, the page contains a data URI or an address instead of the template's elements.",
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
    says: "If output.emitAssets is false, these files aren't written either.",
    run: 'build',
    files: manual(large),
    config: { ...pdf, output: { emitAssets: false } },
    expect({ files, read }) {
      assert.match(read(script), /static\/assets\/manual\.\w{8}\.pdf/);
      assert.ok(!files.some((file) => file.endsWith('.pdf')));
    },
  },
  {
    says: 'In tools.bundlerChain, their rule has the id CHAIN_ID.RULE.ADDITIONAL_ASSETS',
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
