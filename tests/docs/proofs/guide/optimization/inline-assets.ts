import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import { thrownOn } from '#kit/thrown-on';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const pageFiles = ['src/index.ts', 'src/icon.svg', { title: 'src/index.css', nth: 1 }];
const kinds = ['svg', 'woff', 'png', 'mp4', 'txt'];
const images = (small: number, large: number) => ({
  'src/index.js': "import a from './a.png';\nimport b from './b.png';\nconsole.log(a, b);\n",
  'src/a.png': 'x'.repeat(small),
  'src/b.png': 'y'.repeat(large),
});
const styled = {
  'src/index.js': "import './index.css';\nimport('./later.js');\nconsole.log('the entry');\n",
  'src/index.css': '.inlined { color: red }\n',
  'src/later.js': "console.log('later');\n",
};

const queried = {
  'src/index.js':
    "import a from './a.svg?no-inline';\nimport b from './b.svg?drawer';\nimport c from './c.svg?curl';\nconsole.log(a, b, c);\n",
  'src/a.svg': `<svg>${'x'.repeat(9000)}</svg>`,
  'src/b.svg': '<svg>drawer</svg>',
  'src/c.svg': '<svg>curl</svg>',
};
/** The names of the images that aren't inlined. */
const filesBeside = (files: readonly string[]) =>
  files.flatMap((file) => /^static\/svg\/(\w+)\.\w+\.svg$/.exec(file)?.[1] ?? []);

export const proofs: Proof[] = [
  {
    says: [
      'An asset of up to 4096 bytes becomes a data URI, and a larger one becomes a file.',
      'So Rsbuild puts small assets right into the code that uses them.',
      'Without a query, the size decides.',
    ],
    run: 'build',
    files: images(4096, 4097),
    expect({ files, read }) {
      assert.ok(!files.some((file) => /a\.\w+\.png$/.test(file)));
      hasFile(files, /^static\/image\/b\.\w+\.png$/);
      assert.match(read(script), /data:image\/png;base64,/);
    },
  },
  {
    says: [
      'An inlined asset needs no request, but it makes the file that contains it larger.',
      'Because Base64 is longer than the data it stands for, the file grows by a third more than the size of the asset.',
    ],
    run: 'build',
    files: images(3000, 5000),
    expect({ files, read }) {
      const data = /base64,([\w+/=]+)/.exec(read(script))?.[1] ?? '';
      assert.equal(data.length, 4000);
      assert.ok(!files.some((file) => /a\.\w+\.png$/.test(file)));
      assert.equal(read(files.find((file) => /b\.\w+\.png$/.test(file))!).length, 5000);
    },
  },
  {
    says: 'Kinds that you leave out keep the limit of 4096.',
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', containing: 'image: 5000' },
    expect: (_, { rsbuild }) =>
      assert.deepEqual(rsbuild.output.dataUriLimit, {
        svg: 4096,
        font: 4096,
        assets: 4096,
        image: 5000,
        media: 0,
      }),
  },
  {
    says: 'Here, images can be a little larger, and media files are kept as files:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'image: 5000' },
    files: {
      'src/index.js': "import a from './a.png';\nimport b from './b.mp4';\nconsole.log(a, b);\n",
      'src/a.png': 'x'.repeat(5000),
      'src/b.mp4': 'y',
    },
    expect({ files }) {
      assert.ok(!files.some((file) => file.endsWith('.png')));
      hasFile(files, /^static\/media\/b\.\w+\.mp4$/);
    },
  },
  ...[true, false].map<Proof>((inlined) => ({
    says: 'When it is, raise the limit: set output.dataUriLimit to a number for all kinds of assets, or to an object with a limit for each kind.',
    run: 'build',
    config: {
      output: {
        dataUriLimit: inlined ? 20 : { svg: 19, font: 19, image: 19, media: 19, assets: 19 },
      },
      source: { assetsInclude: /\.txt$/ },
    },
    files: Object.fromEntries([
      [
        'src/index.js',
        kinds.map((kind) => `console.log(new URL('./a.${kind}', import.meta.url));\n`).join(''),
      ],
      ...kinds.map((kind) => [`src/a.${kind}`, 'x'.repeat(20)]),
    ]),
    expect({ files }) {
      for (const kind of kinds)
        assert.equal(!files.some((file) => file.endsWith(`.${kind}`)), inlined, kind);
    },
  })),
  {
    says: 'To choose the files, set a regular expression or a function instead of true:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'size < 4096' },
    with: { source: { entry: { index: './src/index.js', other: './src/other.js' } } },
    files: {
      'src/index.js': "import './small.css';\nconsole.log('the entry');\n",
      'src/other.js': "import './large.css';\nconsole.log('the other');\n",
      'src/small.css': '.small { color: red }\n',
      'src/large.css': `.large { --text: '${'x'.repeat(5000)}' }\n`,
    },
    expect({ files }) {
      assert.deepEqual(files.map((file) => file.replace(/\.\w{8,10}\./, '.')).sort(), [
        'index.html',
        'other.html',
        'static/css/other.css',
        'static/js/other.js',
      ]);
    },
  },
  {
    says: [
      '?inline puts the file into the code, ?raw gives you its text, and ?url keeps a separate file:',
      'So a query takes precedence over the size limit.',
      '?inline gives you a data URI for the src of the image.',
      "?url gives you a URL, for which there's a file in dist.",
      '?raw (since 1.3.0) gives you the text of the file, so that you can put an SVG image into the page and style it.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import a from './a.svg?inline';\nimport b from './b.svg?url';\nimport d from './d.svg?raw';\nconsole.log(a, b, d);\n",
      'src/a.svg': `<svg>${'x'.repeat(9000)}</svg>`,
      'src/b.svg': '<svg></svg>',
      'src/d.svg': '<svg>raw</svg>',
    },
    expect({ files, read }) {
      assert.deepEqual(
        files.filter((file) => file.endsWith('.svg')).map((file) => file.replace(/\.\w+\.svg/, '')),
        ['static/svg/b'],
      );
      assert.match(read(script), /data:image\/svg\+xml;base64,/);
      assert.match(read(script), /<svg>raw<\/svg>/);
    },
  },
  {
    says: "That's because Rsbuild looks for url, inline and raw anywhere in the query, not for the whole word.",
    run: 'build',
    files: queried,
    expect: ({ files }) => assert.deepEqual(filesBeside(files), ['c']),
  },
  {
    says: "Vite's ?no-inline therefore inlines the file, so use ?url instead.",
    run: 'build',
    files: queried,
    expect({ files, read }) {
      assert.ok(!filesBeside(files).includes('a'));
      assert.match(read(script), /data:image\/svg\+xml;base64,/);
    },
  },
  {
    says: 'In the same way, ?drawer counts as ?raw, so avoid these letters in your queries.',
    run: 'build',
    files: queried,
    expect: ({ read }) => assert.match(read(script), /<svg>drawer<\/svg>/),
  },
  {
    says: [
      'In a stylesheet, add ?inline or ?url to the path in url():',
      'There is one copy of the icon in dist/static/svg, no matter how often you use ?url:',
      'Each rule with ?inline contains the whole data URI, even if the file is the same, unless Lightning CSS can merge the rules.',
    ],
    run: 'build',
    pageFiles: ['src/icon.svg'],
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css':
        ".a { background: url('./icon.svg?inline') }\n.b { background: url('./icon.svg?inline') no-repeat }\n.c { background: url('./icon.svg?url') }\n.d { background: url('./icon.svg?url') no-repeat }\n",
    },
    expect({ files, read }) {
      assert.equal(files.filter((file) => file.startsWith('static/svg/')).length, 1);
      assert.equal(read('static/css/index.*.css').match(/base64,/g)?.length, 2);
    },
  },
  ...[{}, { lightningcssLoader: false as const }].map<Proof>((tools) => ({
    says: 'unless Lightning CSS can merge the rules',
    run: 'build',
    config: { mode: 'production', output: { minify: false }, tools },
    pageFiles: ['src/icon.svg'],
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css':
        ".a { background: url('./icon.svg?inline') }\n.b { background: url('./icon.svg?inline') }\n",
    },
    expect: ({ read }) =>
      assert.equal(
        read('static/css/index.*.css').match(/base64,/g)?.length,
        'lightningcssLoader' in tools ? 2 : 1,
      ),
  })),
  {
    says: [
      "The whole message is TS2307: Cannot find module './icon.svg?inline' or its corresponding type declarations.",
      "TypeScript doesn't know these queries by itself, so it reports an error for the import.",
      'TypeScript has no types for the query.',
      'Add src/env.d.ts, as shown in Types.',
      'Rsbuild provides the declarations, and you can reference them in your project:',
      'Instead of the reference, you can also declare the queries yourself:',
    ],
    run: 'script',
    pageFiles: [
      ...pageFiles,
      { title: 'src/env.d.ts', nth: 1 },
      { title: 'src/env.d.ts', nth: 2, as: 'src/own.d.ts' },
    ],
    expect({ root }) {
      assert.match(
        typeErrors(root, ['src/index.ts']).join('\n'),
        /TS2307: Cannot find module '\.\/icon\.svg\?inline' or its corresponding type declarations\./,
      );
      for (const types of ['src/env.d.ts', 'src/own.d.ts'])
        assert.deepEqual(typeErrors(root, ['src/index.ts', types]), []);
    },
  },
  {
    says: [
      'Set output.inlineScripts and output.inlineStyles, and Rsbuild puts JavaScript and CSS into the HTML instead of into files.',
      'The output is then dist/index.html with the scripts and styles inside, and the icon, because the first sample on this page imports it with ?url.',
      "That's why html.inject: 'body' puts it at the end of the page.",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "inject: 'body'" },
    pageFiles,
    expect({ files, read }) {
      assert.equal(files.length, 2);
      assert.match(read('index.html'), /<style>.*<script[^>]*>.*<\/script>\s*<\/body>/s);
    },
  },
  {
    says: [
      "Code behind import() isn't in the HTML",
      'Rsbuild inlines the files that the HTML links, but the page loads the code behind import() later.',
      'An inline script runs right away, so in the head it would run before there is a <body>.',
    ],
    run: 'build',
    config: { output: { inlineScripts: true } },
    files: styled,
    expect({ files, read }) {
      hasFile(files, /^static\/js\/async\/\d+\.\w+\.js$/);
      assert.match(read('index.html'), /<head>.*<script[^>]*>.*the entry.*<\/head>/s);
      assert.doesNotMatch(read('index.html'), /"later"/);
    },
  },
  ...[true, /\.css$/, () => true].map<Proof>((inlineStyles) => ({
    says: [
      'Even when you set inlineStyles: true, the page of the dev server still loads a stylesheet.',
      "That's intended: true, a regular expression and a function work in production mode, but not in development, where hot updates need separate files.",
    ],
    run: 'build',
    config: { mode: 'development', output: { inlineStyles } },
    files: styled,
    expect({ read, files }) {
      assert.doesNotMatch(read('index.html'), /<style>/);
      assert.ok(files.includes('static/css/index.css'));
    },
  })),
  ...[true, /\.css$/, () => true].map<Proof>((inlineStyles) => ({
    says: "That's intended: true, a regular expression and a function work in production mode, but not in development, where hot updates need separate files.",
    run: 'build',
    config: { output: { inlineStyles } },
    files: styled,
    expect: ({ read }) => assert.match(read('index.html'), /<style>\.inlined/),
  })),
  {
    says: [
      'To inline in development too, set an object with enable: true.',
      'File names have no hash in development, so the expression makes the hash optional:',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'enable: true' },
    with: { mode: 'development' },
    files: styled,
    expect: ({ read }) => assert.match(read('index.html'), /<style>\.inlined/),
  },
  {
    says: 'To turn inlining off, set the limit to zero:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'dataUriLimit: 0' },
    files: images(1, 2),
    expect: ({ files }) => assert.equal(files.filter((file) => file.endsWith('.png')).length, 2),
  },
  {
    says: [
      'In the page, the image and the link with the icon look like this:',
      'A data URI begins with a MIME type, and for this kind, Rspack has no MIME type.',
    ],
    shown: { containing: '<img src="data:image/svg+xml' },
    run: 'preview',
    pageFiles,
    async expect({ open, shown }) {
      const page = await open();
      const html = (await page.locator('body').innerHTML()).replace(/\s+/g, ' ');
      const [image = '', link = ''] = shown.split('\n');
      assert.ok(html.includes(image.slice(0, image.indexOf('…'))), html);
      assert.ok(html.includes(link.slice(link.indexOf('<svg'), link.indexOf('…'))), html);
      assert.match(html, /<a href="\/static\/svg\/icon\.\w{8,10}\.svg">/);
    },
  },
  {
    says: [
      'Your page has a content security policy, and the policy forbids inline code.',
      'Set security.nonce, or keep separate files.',
    ],
    run: 'build',
    config: { output: { inlineScripts: true }, security: { nonce: 'shoes' } },
    files: styled,
    expect: ({ read }) => assert.match(read('index.html'), /<script[^>]* nonce="shoes">/),
  },
  ...(
    [
      ['', false],
      ['?inline', false],
      ['?url', true],
    ] as const
  ).map<Proof>(([query, builds]) => ({
    says: 'The build fails when Rsbuild inlines a file of a kind that you added with source.assetsInclude.',
    run: 'build',
    files: {
      'src/index.js': `import level from './a.level${query}';\nconsole.log(level);\n`,
      'src/a.level': '1',
    },
    config: { source: { assetsInclude: /\.level$/ } },
    expect: ({ error }) => assert.equal(error === undefined, builds),
  })),
  {
    says: [
      'With this prefix, a script finds its asset files and chunks by its own URL, but an inline script has no URL.',
      'So an inline script stops with an error when it uses such a file or chunk.',
    ],
    run: 'preview',
    files: styled,
    config: { output: { assetPrefix: 'auto', inlineScripts: true } },
    async expect({ open }) {
      assert.match(
        await thrownOn(await open()),
        /Automatic publicPath is not supported in this browser/,
      );
    },
  },
];
