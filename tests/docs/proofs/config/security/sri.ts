import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { besideServer } from '#kit/beside-server';
import { looksLike } from '#kit/looks-like';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const title = 'rsbuild.config.ts';
const ran = { 'src/index.js': "document.title = 'ran';\n" };

/** What a page says whose files come from another host: the title of the page, and what its console printed. */
async function fromCdn(
  { root, config }: { root: string; config: RsbuildConfig },
  { allows, changes }: { allows: boolean; changes: boolean },
): Promise<{ ran: boolean; messages: string }> {
  let result = { ran: false, messages: '' };
  let origin = '';
  await besideServer(
    ({ url }, response) => {
      const text = fs.readFileSync(path.join(root, 'dist', url!), 'utf8');
      response.setHeader('content-type', 'text/javascript');
      if (allows) response.setHeader('access-control-allow-origin', origin);
      response.end(changes ? `${text}\n` : text);
    },
    async (cdn) => {
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          ...config,
          mode: 'production',
          output: { ...config.output, assetPrefix: `http://localhost:${cdn}/` },
        },
      });
      await (await rsbuild.build()).close();
      const html = fs.readFileSync(path.join(root, 'dist/index.html'), 'utf8');
      await besideServer(
        (_, response) => response.setHeader('content-type', 'text/html').end(html),
        async (port) => {
          origin = `http://localhost:${port}`;
          const { page, messages, errors } = await openBrowserPage(origin);
          try {
            await until(async () => (await page.title()) === 'ran' || errors.length > 0);
            result = { ran: (await page.title()) === 'ran', messages: messages.join('\n') };
          } finally {
            await page.context().close();
          }
        },
      );
    },
  );
  return result;
}

const addsScript = (src: string): RsbuildPlugin => ({
  name: 'adds-script',
  setup: (api) =>
    api.modifyHTMLTags(({ headTags, bodyTags }) => ({
      headTags: [...headTags, { tag: 'script', attrs: { src } }],
      bodyTags,
    })),
});

/** The shown hash is that of the page's own file; its function stays. */
const anyHash = (shown: string) => shown.replace(/(sha\d+-)[^"…]*…/g, '$1…');

export const proofs: Proof[] = [
  {
    says: [
      'The hashes are SHA-384.',
      `For the request, Rsbuild adds crossorigin="anonymous" to the tag, or the value that you've set in html.crossorigin.`,
    ],
    run: 'build',
    config: { security: { sri: { enable: 'auto' } } },
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*integrity="sha384-[\w+/=]+"/);
      assert.match(read('index.html'), /<script [^>]*crossorigin="anonymous"/);
    },
  },
  {
    says: `For the request, Rsbuild adds crossorigin="anonymous" to the tag, or the value that you've set in html.crossorigin.`,
    run: 'build',
    config: { html: { crossorigin: 'use-credentials' }, security: { sri: { enable: 'auto' } } },
    expect: ({ read }) =>
      assert.match(
        read('index.html'),
        /<script [^>]*crossorigin="use-credentials"[^>]*integrity="sha384-/,
      ),
  },
  {
    says: "For a policy that asks for another function, set algorithm to 'sha256' or 'sha512':",
    shown: { containing: 'integrity="sha512-' },
    run: 'build',
    sample: { title, nth: 2 },
    expect: ({ read, shown }) => looksLike(read('index.html'), anyHash(shown)),
  },
  {
    says: "For a policy that asks for another function, set algorithm to 'sha256' or 'sha512':",
    run: 'build',
    config: { security: { sri: { enable: true, algorithm: 'sha256' } } },
    expect: ({ read }) => assert.match(read('index.html'), /integrity="sha256-/),
  },
  {
    says: 'give each tag a hash of its file.',
    shown: { containing: '/static/css/index.e0c7b70c.css' },
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    sample: { title, nth: 1 },
    expect({ read, shown }) {
      for (const line of shown.trim().split('\n')) looksLike(read('index.html'), anyHash(line));
    },
  },
  {
    says: 'and a file from another host needs two things for this: a request in CORS mode and a matching header in the response.',
    shown: { containing: 'src="https://cdn.example.com/static' },
    run: 'build',
    sample: { title, containing: 'assetPrefix' },
    expect: ({ read, shown }) => looksLike(read('index.html'), anyHash(shown)),
  },
  ...(
    [
      [
        { allows: true, changes: false },
        [
          'A browser compares the content of a file only if the page may read it',
          'Access-Control-Allow-Origin: https://shop.example.com',
        ],
        true,
        /^(?![\s\S]*(?:CORS policy|integrity))/,
      ],
      [
        { allows: false, changes: false },
        [
          'A browser compares the content of a file only if the page may read it',
          'But the header has to come from your CDN, so you need to configure the CDN to send it.',
          'When the console mentions CORS, a header is missing.',
        ],
        false,
        /CORS policy/,
      ],
      [
        { allows: true, changes: true },
        [
          'If they differ, the browser refuses the script or the stylesheet.',
          'The browser calculates the hash of the file that it has downloaded, and compares this hash with the one in the tag.',
          "Failed to find a valid digest in the 'integrity' attribute",
          "The file isn't the one that Rsbuild wrote.",
        ],
        false,
        /Failed to find a valid digest in the 'integrity' attribute/,
      ],
    ] as const
  ).map(([cdn, says, runs, message]): Proof => ({
    says: [...says],
    run: 'script',
    sample: { title, containing: 'assetPrefix' },
    files: ran,
    async expect(project) {
      const { ran: hasRun, messages } = await fromCdn(project, cdn);
      assert.equal(hasRun, runs, messages);
      assert.match(messages, message);
    },
  })),
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
    says: "You've set algorithm, but the tags have no hashes, because enable is still false.",
    run: 'build',
    config: { security: { sri: { algorithm: 'sha512' } } },
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /integrity/),
  },
  ...(
    [
      ['production', undefined, false],
      ['production', false, false],
      ['development', false, false],
      ['production', 'auto', true],
      ['development', 'auto', false],
      ['none', 'auto', false],
      ['production', true, true],
      ['development', true, true],
      ['none', true, true],
    ] as const
  ).map<Proof>(([mode, enable, on]) => ({
    says: {
      false: 'false (default) | No hashes | No hashes',
      auto: "'auto' | Hashes | No hashes",
      true: 'true | Hashes | Hashes',
    }[`${enable ?? false}`],
    run: 'build',
    config: { mode, security: { sri: { enable } } },
    expect: ({ read }) => assert.equal(/integrity=/.test(read('index.html')), on),
  })),
  {
    says: [
      'Add integrity hashes to scripts and stylesheets, so that browsers refuse files that were changed on the way.',
      'Browsers then refuse a file that was changed:',
      'Generated <script src> | Yes',
      "Rsbuild uses Rspack's SubresourceIntegrityPlugin for this.",
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
        'external URLs in html.tags, and URLs with a query, such as those with the field hash',
        { html: { tags: { tag: 'script', attrs: { src: 'https://example.com/a.js' } } } },
      ],
      [
        'external URLs in html.tags, and URLs with a query, such as those with the field hash',
        { html: { tags: { tag: 'script', attrs: { src: 'a.js' }, hash: true } } },
      ],
      ...['https://example.com/a.js', '/a.js?v=1'].map(
        (src) =>
          [
            'tags that a plugin adds with modifyHTMLTags for such URLs',
            { plugins: [addsScript(src)] },
          ] as const,
      ),
    ] as const
  ).map<Proof>(([says, config]) => ({
    says: ['So a tag that points elsewhere stops the build.', says],
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
    const says = [
      'For an icon, you can also use html.appIcon, whose files are in the output directory.',
      ...(run === 'build'
        ? ['A build copies public files into the output, so a tag for such a file gets its hash.']
        : []),
    ];
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
            says: "But the dev server doesn't copy them, so if you set enable: true, the tag fails in development.",
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
      "Where that isn't possible, give the tag an empty integrity, which browsers ignore:",
      'Rspack looks in the output directory for the file of each generated <script src> and <link href>, unless the tag already has an integrity attribute.',
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
    says: "Rsbuild doesn't have this file, so add the hash that the provider publishes:",
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
    says: "We recommend 'auto', because in development, your own server sends the files, and Rspack warns that the hashes may interfere with hot updates.",
    run: 'build',
    config: { mode: 'development', security: { sri: { enable: true } } },
    expect({ log, read }) {
      assert.match(read('index.html'), /integrity="sha384-/);
      assert.match(log, /may interfere with hot reloading/);
    },
  },
  {
    says: 'The option applies to environments that generate HTML, because the hashes are in the tags.',
    run: 'script',
    async expect({ root }) {
      const environments = { web: {}, node: { output: { target: 'node' as const } } };
      const rsbuildConfig = { environments, security: { sri: { enable: true } } };
      const configs = await (await createRsbuild({ cwd: root, rsbuildConfig })).initConfigs();
      const hashing = configs.filter(({ plugins = [] }) =>
        plugins.some(
          (plugin) => plugin && plugin.constructor.name.startsWith('SubresourceIntegrity'),
        ),
      );
      assert.deepEqual(
        hashing.map(({ name }) => name),
        ['web'],
      );
    },
  },
];
