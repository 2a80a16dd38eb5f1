import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import type { RsbuildConfig, RsbuildPluginAPI } from '@rsbuild/core';
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

export const proofs: Proof[] = [
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
      'For tags that are added at run time, Rsbuild compiles the placeholder into the JavaScript.',
      'If your server replaces it in the HTML alone, the browser blocks these tags.',
    ],
    late,
    {},
    { title: 'Rsbuild App', color: black },
  ),
  shows(
    "Assign the real value with __webpack_nonce__ = … before they're added, for example at the start of your entry.",
    { ...late, 'src/index.js': `${assigning}import('./later.js');\n` },
    {},
    { title: 'later', color: blue },
  ),
  shows(
    "With output.injectStyles, that's too late for the styles that the entry imports, because imports run first.",
    { ...styled, 'src/index.js': `${assigning}${styled['src/index.js']}` },
    { output: { injectStyles: true } },
    { title: 'later', color: black },
  ),
  shows(
    'Put the assignment into a file and list it in source.preEntry.',
    { ...styled, 'src/nonce.js': assigning },
    { output: { injectStyles: true }, source: { preEntry: './src/nonce.js' } },
    { title: 'later', color: blue },
  ),
  {
    says: 'You can also replace the placeholder in the entry scripts, but not with security.sri, as their hashes would no longer match.',
    run: 'build',
    config: { security: { nonce: 'NONCE_HERE', sri: { enable: true } } },
    files: late,
    expect({ files, read }) {
      const hashOf = (code: string) =>
        `sha384-${crypto.createHash('sha384').update(code).digest('base64')}`;
      const code = read(files.find((file) => /(?:^|\/)index\.\w{8}\.js$/.test(file))!);
      assert.match(code, /NONCE_HERE/);
      assert.ok(read('index.html').includes(hashOf(code)));
      assert.ok(!read('index.html').includes(hashOf(code.replaceAll('NONCE_HERE', 'abc'))));
    },
  },
  ...(['a"b', 'a\\'] as const).map<Proof>((nonce) => ({
    says: 'A value with a double quote or a backslash makes the build fail or changes the value, because Rsbuild copies it into JavaScript unchanged.',
    run: 'build',
    config: { security: { nonce } },
    expect: ({ error }) => assert.ok(error),
  })),
  {
    says: 'A value with a double quote or a backslash makes the build fail or changes the value, because Rsbuild copies it into JavaScript unchanged.',
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
      'The page then contains the placeholder as the nonce:',
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
