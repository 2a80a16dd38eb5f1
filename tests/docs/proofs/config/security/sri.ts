import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const addsScript = (src: string): RsbuildPlugin => ({
  name: 'adds-script',
  setup: (api) =>
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: [...headTags, { tag: 'script', attrs: { src } }],
      bodyTags,
    })),
});

export const proofs: Proof[] = [
  {
    says: [
      "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
      `Rsbuild uses the value of html.crossorigin, or adds crossorigin="anonymous" if you haven't set it.`,
    ],
    run: 'build',
    config: { security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-[\w+/=]+"/);
      assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/);
    },
  },
  {
    says: "algorithm | 'sha384' (default), 'sha256', 'sha512' | The hash function and the prefix of the attribute",
    run: 'build',
    config: { security: { sri: { enable: true, algorithm: 'sha512' } } },
    expect: ({ read }) => assert.match(read('index.html'), /integrity="sha512-/),
  },
  {
    says: [
      'Scripts that Rspack loads at run time, such as dynamic imports | Yes',
      'Stylesheets that Rspack loads at run time | No',
    ],
    run: 'build',
    files: {
      'src/index.js': "import('./later.js');\n",
      'src/later.js': "import './later.css';\nconsole.log('later');\n",
      'src/later.css': '.a { color: red }',
    },
    config: { output: { minify: false }, security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      const code = read('static/js/index.*.js');
      assert.match(code, /script\.integrity =/);
      assert.match(code, /linkTag\.href =/);
      assert.doesNotMatch(code, /linkTag\.integrity/);
    },
  },
  {
    says: 'If you only set algorithm, the feature stays off.',
    run: 'build',
    config: { security: { sri: { algorithm: 'sha512' } } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /integrity/),
  },
  ...(
    [
      ['enable | false (default) | Off', 'production', undefined, false],
      ["'auto' | On in production mode, which is the usual choice", 'production', 'auto', true],
      ["'auto' | On in production mode, which is the usual choice", 'development', 'auto', false],
    ] as const
  ).map<Proof>(([says, mode, enable, on]) => ({
    says,
    run: 'build',
    config: { mode, security: { sri: { enable } } },
    expect: ({ read }) => assert.equal(/integrity=/.test(read('index.html')), on),
  })),
  {
    says: "By default, Rsbuild doesn't add hashes, and browsers use whatever they get.",
    run: 'build',
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /integrity/),
  },
  {
    says: [
      'Add integrity hashes to scripts and stylesheets, so that browsers refuse files that were changed on the way.',
      'With Subresource Integrity (SRI), each tag carries a hash of the file that it loads.',
      'Generated <script src> | Yes',
      "It uses Rspack's SubresourceIntegrityPlugin.",
    ],
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    config: { security: { sri: { enable: true } } },
    expect({ read }) {
      const html = read('index.html');
      const tags = [...html.matchAll(/(?:src|href)="\/([^"]+)"([^>]*)/g)];
      assert.equal(tags.length, 2, html);
      for (const [, file, rest] of tags) {
        const hash = crypto
          .createHash('sha384')
          .update(read(String(file)))
          .digest('base64');
        assert.ok(String(rest).includes(`integrity="sha384-${hash}"`), html);
      }
    },
  },
  {
    says: ['Tags in your template | No', 'Inline scripts and styles | No'],
    run: 'build',
    files: {
      'src/index.js': '',
      'page.html':
        '<!doctype html><html><head><script src="https://a.example/a.js"></script></head><body></body></html>',
    },
    config: {
      html: { template: './page.html' },
      output: { inlineScripts: true },
      security: { sri: { enable: true } },
    },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /integrity/),
  },
  ...(
    [
      ['html.favicon, both with a local file and with a URL', { html: { favicon: './icon.png' } }],
      [
        'html.favicon, both with a local file and with a URL',
        { html: { favicon: 'https://example.com/icon.png' } },
      ],
      [
        'performance.dnsPrefetch and performance.preconnect',
        { performance: { dnsPrefetch: ['https://example.com'] } },
      ],
      [
        'performance.dnsPrefetch and performance.preconnect',
        { performance: { preconnect: ['https://example.com'] } },
      ],
      [
        'external addresses in html.tags, and addresses with a query, such as those with the field hash',
        { html: { tags: { tag: 'script', attrs: { src: 'https://example.com/a.js' } } } },
      ],
      [
        'external addresses in html.tags, and addresses with a query, such as those with the field hash',
        { html: { tags: { tag: 'script', attrs: { src: 'a.js' }, hash: true } } },
      ],
      ...['https://example.com/a.js', '/a.js?v=1'].map(
        (src) =>
          [
            'tags that a plugin adds with modifyHTMLTags for such addresses',
            { plugins: [addsScript(src)] },
          ] as const,
      ),
    ] as const
  ).map<Proof>(([says, config]) => ({
    says: ['If there is no such file, the build fails.', says],
    run: 'build',
    files: { 'icon.png': 'png', 'public/a.js': '' },
    config: { ...config, security: { sri: { enable: true } } } as RsbuildConfig,
    expect({ error, log }) {
      assert.ok(error);
      assert.match(log, /ENOENT: no such file or directory/);
    },
  })),
  ...(['build', 'dev'] as const).flatMap<Proof>((run) => {
    const setting = {
      files: { 'icon.png': 'png', 'public/a.js': '' },
      config: {
        security: { sri: { enable: true } },
        html: {
          appIcon: { name: 'Shop', icons: [{ src: './icon.png', size: 180 }] },
          tags: run === 'build' ? [{ tag: 'script', attrs: { src: 'a.js' } }] : [],
        },
      },
    };
    const says =
      'html.appIcon works, and so do files from the public directory if the build copies them.';
    const check = (html: string) => {
      const tags = html.match(/<(?:link|script) [^>]*>/g) ?? [];
      assert.ok(tags.length >= 3, html);
      for (const tag of tags) assert.match(tag, /integrity="sha384-/);
    };
    return run === 'build'
      ? [{ says, run, ...setting, expect: ({ read }) => check(read('index.html')) }]
      : [
          { says, run, ...setting, expect: async ({ page }) => check(await page('/')) },
          {
            says: "The dev server doesn't copy them, so with enable: true they fail there.",
            run,
            files: setting.files,
            config: {
              security: { sri: { enable: true } },
              html: { tags: { tag: 'script', attrs: { src: 'a.js' } } },
            },
            async expect({ page, log }) {
              await page('/');
              assert.match(log(), /ENOENT: no such file or directory, open '.*a\.js'/);
            },
          },
        ];
  }),
  {
    says: [
      'Or you can give the tag an empty integrity, which browsers ignore:',
      'Rspack 1.3.12 looks for the file of each generated <script src> and <link href> in the output directory, unless the tag already has an integrity attribute.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'unchecked' },
    with: { html: { favicon: 'https://example.com/icon.png' } },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /<link rel="preconnect" [^>]*integrity="">/);
      assert.match(read('index.html'), /<link rel="icon" [^>]*integrity="">/);
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-/);
    },
  },
  {
    says: 'For an external script, use the hash that its provider publishes:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'lib.js' },
    expect({ error, read }) {
      assert.equal(error, undefined);
      assert.match(read('index.html'), /lib\.js" crossorigin="anonymous" integrity="sha384-oqVuAf/);
    },
  },
  {
    says: 'Generated <link>, for example for stylesheets, preload, modulepreload, prefetch and icons | Yes',
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\nimport('./later.js');\n",
      'src/a.css': '.a { color: red }',
      'src/later.js': "console.log('later');\n",
      'icon.png': 'icon',
    },
    config: {
      performance: { preload: true, prefetch: true },
      html: {
        appIcon: { icons: [{ src: './icon.png', size: 180 }] },
        tags: (tags) => {
          const href = tags.find(({ tag }) => tag === 'script')!.attrs!.src;
          tags.push({ tag: 'link', attrs: { rel: 'modulepreload', href }, publicPath: false });
        },
      },
      security: { sri: { enable: true } },
    },
    expect({ read }) {
      const html = read('index.html');
      for (const rel of [
        'stylesheet',
        'preload',
        'modulepreload',
        'prefetch',
        'apple-touch-icon',
      ]) {
        assert.match(html, new RegExp(`<link [^>]*rel="${rel}"[^>]*integrity="sha384-`));
      }
    },
  },
  {
    says: 'true | On in each mode. In development, Rspack warns that it may interfere with hot updates',
    run: 'build',
    config: { mode: 'development', security: { sri: { enable: true } } },
    expect({ log, read }) {
      assert.match(read('index.html'), /integrity="sha384-/);
      assert.match(log, /may interfere with hot reloading/);
    },
  },
];
