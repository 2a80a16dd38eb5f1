import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
import { openBrowserPage } from '#tools/prover/browser-pages';
import { freePort } from '#tools/project/free-port';
import { looksLike } from '#kit/looks-like';
import { until } from '#kit/until';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const late = {
  'src/index.js': "import('./later.js');\n",
  'src/later.js': "import './later.css';\ndocument.title = 'later';\n",
  'src/later.css': 'body { color: rgb(0, 0, 255) }',
};
const styled = {
  'src/index.js': "import './a.css';\nimport('./later.js');\n",
  'src/a.css': 'body { color: rgb(0, 0, 255) }',
  'src/later.js': "document.title = 'later';\n",
};

type NotingWindow = Window & typeof globalThis & { blocked: string[] };

/** Notes which kinds of tags the browser has blocked. */
function noteBlocked() {
  const noting = window as NotingWindow;
  noting.blocked = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    noting.blocked.push(effectiveDirective),
  );
}

/**
 * What a page shows whose policy asks for a nonce, and whose server replaces the placeholder in the HTML: after its
 * late script has run, or after the browser has blocked both its late script and its late stylesheet.
 */
const shows = (
  says: string | string[],
  files: Record<string, string>,
  config: RsbuildConfig,
  expected: { title: string; color: string },
): Proof => ({
  says,
  run: 'preview',
  files,
  config: {
    security: { nonce: 'PLACEHOLDER' },
    server: {
      headers: { 'content-security-policy': "script-src 'nonce-abc'; style-src 'nonce-abc'" },
    },
    plugins: [
      {
        name: 'replaces',
        setup: (api: RsbuildPluginAPI) =>
          api.modifyHTML((html) => html.replaceAll('PLACEHOLDER', 'abc')),
      },
    ],
    ...config,
  },
  async expect({ open }) {
    const page = await open('/');
    await page.addInitScript(noteBlocked);
    await page.reload();
    await page.waitForFunction(
      () =>
        document.title === 'later' ||
        ['script-src-elem', 'style-src-elem'].every((kind) =>
          (window as NotingWindow).blocked.includes(kind),
        ),
    );
    assert.deepEqual(
      await page.evaluate(() => ({
        title: document.title,
        color: getComputedStyle(document.body).color,
      })),
      expected,
    );
  },
});
const blue = 'rgb(0, 0, 255)';
const black = 'rgb(0, 0, 0)';
const assigning = '__webpack_nonce__ = "abc";\n';

/** Runs the page's server on a free port and gives its URL. */
async function withServer(root: string, ask: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const file = path.join(root, 'server.mjs');
  const code = fs.readFileSync(file, 'utf8');
  assert.ok(code.includes('8080'));
  fs.writeFileSync(file, code.replace('8080', `${port}`));
  const server = spawn(process.execPath, ['server.mjs'], { cwd: root, stdio: 'inherit' });
  const url = `http://localhost:${port}/`;
  try {
    await until(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    );
    await ask(url);
  } finally {
    server.kill();
  }
}

const title = 'rsbuild.config.ts';

export const proofs: Proof[] = [
  {
    says: 'The page then contains the placeholder as the nonce:',
    shown: { containing: 'CSP_NONCE_PLACEHOLDER"></script>' },
    run: 'build',
    sample: { title, nth: 1 },
    expect: ({ read, shown }) => looksLike(read('index.html'), shown),
  },
  {
    says: [
      'replaces the placeholder with a new random value and sends the same value in the header:',
      'In Express, that can look like this:',
    ],
    shown: { containing: 'Content-Security-Policy: script-src' },
    run: 'build',
    alone: true,
    sample: { title, nth: 1 },
    pageFiles: ['server.mjs'],
    expect: ({ root, shown }) =>
      withServer(root, async (url) => {
        const seen = new Set<string>();
        for (const times of [1, 2]) {
          const answer = await fetch(url);
          const policy = answer.headers.get('content-security-policy')!;
          looksLike(`Content-Security-Policy: ${policy}`, shown.replaceAll('q3R7x…', '…'));
          const [, nonce] = /^script-src 'nonce-([^']+)'/.exec(policy)!;
          seen.add(nonce!);
          assert.equal(seen.size, times);
          assert.ok((await answer.text()).includes(`nonce="${nonce}"></script>`));
        }
      }),
  },
  {
    says: [
      'The page knows the real value, though, and you can take it from a script tag:',
      'We recommend source.preEntry, because this line has to run first.',
    ],
    run: 'build',
    alone: true,
    sample: { title, containing: 'preEntry' },
    pageFiles: ['server.mjs', 'src/nonce.js'],
    files: late,
    expect: ({ root }) =>
      withServer(root, async (url) => {
        const { page } = await openBrowserPage(url);
        try {
          await page.waitForFunction(() => document.title === 'later');
          assert.equal(await page.evaluate(() => getComputedStyle(document.body).color), blue);
        } finally {
          await page.context().close();
        }
      }),
  },
  {
    says: 'To the tags in your template and in html.tags, add the same placeholder yourself:',
    run: 'build',
    sample: { title, containing: 'tags: [' },
    expect: ({ read }) =>
      assert.ok(
        read('index.html').includes(
          '<script nonce="CSP_NONCE_PLACEHOLDER">window.startedAt = Date.now();</script>',
        ),
        read('index.html'),
      ),
  },
  {
    says: [
      'The preview server can send the header, so you see what the browser blocks before your users do.',
      'For this test, a fixed value will do:',
    ],
    run: 'preview',
    sample: { title, containing: 'nonce-test' },
    with: { html: { template: './static/page.html' } },
    files: {
      ...late,
      'static/page.html':
        "<!doctype html><html><head></head><body><script>document.body.dataset.foreign = 'ran'</script></body></html>",
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction(() => document.title === 'later');
      assert.deepEqual(
        await page.evaluate(() => [
          document.body.dataset.foreign,
          getComputedStyle(document.body).color,
        ]),
        [undefined, blue],
      );
    },
  },
  {
    says: '<script> that Rsbuild generates, including inline scripts | Yes',
    run: 'build',
    files: styled,
    config: {
      security: { nonce: 'NONCE_HERE' },
      output: { inlineScripts: { test: /index/, enable: true } },
      performance: { chunkSplit: { forceSplitting: { later: /later/ } } },
    },
    expect({ read }) {
      const tags = read('index.html').match(/<script[^>]*>/g) ?? [];
      assert.ok(
        tags.some((tag) => !tag.includes('src=')),
        tags.join(),
      );
      for (const tag of tags) assert.match(tag, /nonce="NONCE_HERE"/);
    },
  },
  shows(
    'Scripts and styles that the bundle adds at run time, such as those of dynamic imports | Yes, through __webpack_nonce__',
    late,
    { security: { nonce: 'abc' } },
    { title: 'later', color: blue },
  ),
  shows(
    [
      'Your JavaScript adds the tags for both at run time, and Rsbuild has compiled the placeholder into this code.',
      'But your server replaces the placeholder in the HTML alone, so the browser blocks the tags.',
    ],
    late,
    {},
    { title: 'Rsbuild App', color: black },
  ),
  shows(
    'The start of your entry is early enough for dynamic imports.',
    { ...late, 'src/index.js': `${assigning}import('./later.js');\n` },
    {},
    { title: 'later', color: blue },
  ),
  shows(
    "But when output.injectStyles is on, it's too late for styles: the entry imports them, and imports run before the other lines.",
    { ...styled, 'src/index.js': `${assigning}${styled['src/index.js']}` },
    { output: { injectStyles: true } },
    { title: 'later', color: black },
  ),
  shows(
    'We recommend source.preEntry, because this line has to run first.',
    { ...styled, 'src/nonce.js': assigning },
    { output: { injectStyles: true }, source: { preEntry: './src/nonce.js' } },
    { title: 'later', color: blue },
  ),
  {
    says: [
      "Your server can also replace the placeholder in the entry scripts, and then you don't need to set __webpack_nonce__.",
      "But don't combine this with security.sri: the hashes would no longer match",
    ],
    run: 'build',
    config: { security: { nonce: 'NONCE_HERE', sri: { enable: true } } },
    files: late,
    expect({ files, read }) {
      const hashOf = (code: string) =>
        `sha384-${crypto.createHash('sha384').update(code).digest('base64')}`;
      const code = read(files.find((file) => /(?:^|\/)index\.\w{8,10}\.js$/.test(file))!);
      assert.match(code, /NONCE_HERE/);
      assert.ok(read('index.html').includes(hashOf(code)));
      assert.ok(!read('index.html').includes(hashOf(code.replaceAll('NONCE_HERE', 'abc'))));
    },
  },
  ...(['a"b', 'a\\'] as const).map<Proof>((nonce) => ({
    says: 'Rsbuild copies the value into JavaScript unchanged, so a double quote or a backslash in it makes the build fail or changes the value.',
    run: 'build',
    config: { security: { nonce } },
    expect: ({ error }) => assert.ok(error),
  })),
  {
    says: 'Rsbuild copies the value into JavaScript unchanged, so a double quote or a backslash in it makes the build fail or changes the value.',
    run: 'build',
    config: { security: { nonce: 'a\\x41' } },
    files: late,
    expect: ({ read }) => assert.match(read(script), /"aA"/),
  },
  {
    says: '<link rel="preload" as="script"> from performance.preload | Yes, since 1.2.16',
    run: 'build',
    config: { security: { nonce: 'NONCE_HERE' }, performance: { preload: true, prefetch: true } },
    files: late,
    expect({ read }) {
      const links = read('index.html').match(/<link[^>]*>/g) ?? [];
      assert.equal(links.length, 4);
      for (const link of links) {
        assert.equal(link.includes('nonce="NONCE_HERE"'), link.includes('as="script"'), link);
      }
    },
  },
  {
    says: 'Tags from html.tags | No',
    run: 'build',
    config: {
      security: { nonce: 'NONCE_HERE' },
      html: { tags: { tag: 'script', children: 'mine()' } },
    },
    expect: ({ read }) => assert.match(read('index.html'), /<script>mine\(\)<\/script>/),
  },
  {
    says: [
      'Tags in your template | No',
      '<link rel="stylesheet"> and other <link> tags in the page | No',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }',
      'page.html': '<!doctype html><html><head><style>b{}</style></head><body></body></html>',
    },
    config: { html: { template: './page.html' }, security: { nonce: 'NONCE_HERE' } },
    expect({ read }) {
      const html = read('index.html');
      assert.match(html, /<script [^>]*nonce="NONCE_HERE"/);
      assert.match(html, /<style>b\{\}<\/style>/);
      assert.match(html, /<link [^>]*stylesheet/);
      assert.doesNotMatch(html, /<link [^>]*nonce/);
    },
  },
  {
    says: '<style> from output.inlineStyles | Yes',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': 'a { color: red }' },
    config: { security: { nonce: 'NONCE_HERE' }, output: { inlineStyles: true } },
    expect: ({ read }) => assert.match(read('index.html'), /<style nonce="NONCE_HERE">/),
  },
];
