import assert from 'node:assert/strict';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { looksLike } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const styled = { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { color: red }' };
const dynamic = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "import './later.css';\nconsole.log('later');\n",
  'src/later.css': '.later { color: red }',
};
const preloads = (html: string) => html.match(/<link [^>]*rel="preload"[^>]*>/g) ?? [];

type NotingWindow = typeof globalThis & { added: string[] };

/** Runs in the page before its scripts: notes the attribute of the tags that a dynamic import adds. */
function noteAdded() {
  const added: string[] = [];
  (globalThis as NotingWindow).added = added;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && /src_later|async/.test(node.outerHTML)) {
        added.push(`${node.localName} ${node.getAttribute('crossorigin')}`);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

export const proofs: Proof[] = [
  {
    shown: 'dist/index.html',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { output: { filenameHash: false } },
    files: styled,
    expect({ read, shown }) {
      for (const tag of shown.trim().split('\n')) looksLike(read('index.html'), tag);
    },
  },
  {
    says: [
      'true | crossorigin="anonymous" | The same as \'anonymous\'',
      '<script src> and <link rel="stylesheet"> in the HTML | Added, even for files on the page\'s origin',
      'Tags from html.tags | Not added',
    ],
    run: 'build',
    config: {
      html: { crossorigin: true, tags: [{ tag: 'script', attrs: { src: 'mine.js' } }] },
    },
    files: styled,
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<script defer src="\/static[^>]* crossorigin="anonymous">/);
      assert.match(html, /<link href="\/static[^>]* crossorigin="anonymous">/);
      assert.match(html, /<script src="\/mine\.js"><\/script>/);
    },
  },
  {
    says: 'false | None | Without CORS for classic scripts and stylesheets',
    run: 'build',
    files: styled,
    expect: ({ read }) => assert.doesNotMatch(read('index.html'), /crossorigin/),
  },
  {
    says: '\'use-credentials\' | crossorigin="use-credentials"',
    shown: { containing: '<script defer src="/static/js/index.js" crossorigin="use-credentials">' },
    run: 'build',
    sample: { title: 'rsbuild.config.ts', nth: 2 },
    with: { output: { filenameHash: false } },
    files: styled,
    expect: ({ read, shown }) => assert.ok(read('index.html').includes(shown.trim())),
  },
  {
    says: 'Inline <script> and <style> | Not added',
    run: 'build',
    config: { html: { crossorigin: true }, output: { inlineScripts: true, inlineStyles: true } },
    files: styled,
    expect({ read }) {
      assert.match(read('index.html'), /<style>/);
      assert.doesNotMatch(read('index.html'), /crossorigin/);
    },
  },
  {
    says: "Links of performance.preload for scripts and stylesheets | Added if the asset prefix isn't /, or if the value is 'use-credentials'",
    run: 'build',
    config: {
      performance: { preload: true },
      environments: {
        root: { html: { crossorigin: true }, output: { distPath: { root: 'dist/root' } } },
        cdn: {
          html: { crossorigin: true },
          output: { assetPrefix: 'https://cdn.example.com/', distPath: { root: 'dist/cdn' } },
        },
        secret: {
          html: { crossorigin: 'use-credentials' },
          output: { distPath: { root: 'dist/secret' } },
        },
      },
    },
    files: dynamic,
    expect({ read }) {
      const has = (name: string) =>
        preloads(read(`${name}/index.html`)).map((link) => link.includes('crossorigin'));
      assert.deepEqual(has('root'), [false, false]);
      assert.deepEqual(has('cdn'), [true, true]);
      assert.deepEqual(has('secret'), [true, true]);
    },
  },
  ...(
    [
      [{ html: { crossorigin: true } }, /crossOrigin = "anonymous"/],
      [{ html: { crossorigin: 'use-credentials' } }, /crossOrigin = "use-credentials"/],
      [{ html: { crossorigin: true }, tools: { htmlPlugin: false } }, undefined],
      [
        {
          html: { crossorigin: true },
          tools: { htmlPlugin: false, rspack: { output: { crossOriginLoading: 'anonymous' } } },
        },
        /crossOrigin = "anonymous"/,
      ],
    ] satisfies [RsbuildConfig, RegExp | undefined][]
  ).map(([config, expected]): Proof => ({
    says: [
      "Your server renders the pages, so you've set tools.htmlPlugin to false.",
      "The attribute of chunks then depends on Rspack's output.crossOriginLoading, which Rsbuild leaves to you:",
      'which Rsbuild leaves to you:',
    ],
    run: 'build',
    config: { ...config, output: { minify: false } },
    files: dynamic,
    expect({ read }) {
      const script = read('static/js/index.*.js');
      if (expected) assert.match(script, expected);
      else assert.doesNotMatch(script, /crossOrigin/);
    },
  })),
  {
    says: 'Scripts and stylesheets of dynamic imports | Added if their URL is on another origin.',
    run: 'build',
    config: { html: { crossorigin: true }, output: { minify: false } },
    files: dynamic,
    expect: ({ read }) =>
      assert.match(
        read('static/js/index.*.js'),
        /src\.indexOf\((?:window|self)\.location\.origin \+ '\/'\) !== 0\)[\s{]+script\.crossOrigin = "anonymous"/,
      ),
  },
  {
    says: [
      'You can leave out html.crossorigin when you only need it for security.sri.',
      'so security.sri adds crossorigin="anonymous" to the tags that it protects.',
    ],
    run: 'build',
    config: { security: { sri: { enable: true } } },
    files: styled,
    expect({ read }) {
      const tags = read('index.html').match(/<[^>]*integrity[^>]*>/g) ?? [];
      assert.equal(tags.length, 2);
      for (const tag of tags) assert.match(tag, /crossorigin="anonymous"/);
    },
  },
  ...(['anonymous', 'use-credentials'] as const).map<Proof>((crossorigin) => ({
    says: [
      'Scripts and stylesheets of dynamic imports | Added if their URL is on another origin.',
      "With 'use-credentials', scripts always get it",
    ],
    run: 'dev',
    config: { html: { crossorigin } },
    files: dynamic,
    async expect({ open }) {
      const page = await open('/');
      await page.addInitScript(noteAdded);
      await page.reload();
      await page.waitForFunction(() => (globalThis as NotingWindow).added.length === 2);
      assert.deepEqual(await page.evaluate(() => (globalThis as NotingWindow).added.sort()), [
        'link null',
        `script ${crossorigin === 'anonymous' ? null : crossorigin}`,
      ]);
    },
  })),
  {
    says: 'A tag that already has the attribute | Not changed',
    run: 'build',
    config: {
      html: { crossorigin: true },
      plugins: [
        {
          name: 'adds',
          setup: (api: RsbuildPluginAPI) =>
            api.modifyHTMLTags((tags) => {
              for (const { tag, attrs } of tags.headTags) {
                if (tag === 'script') attrs!.crossorigin = 'use-credentials';
              }
              return tags;
            }),
        },
      ],
    },
    files: styled,
    expect({ read }) {
      assert.match(read('index.html'), /<script [^>]*crossorigin="use-credentials"/);
      assert.match(read('index.html'), /<link [^>]*crossorigin="anonymous"/);
    },
  },
];
