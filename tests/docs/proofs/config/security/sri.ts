import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import type { Proof } from '@site/tests/docs/proving/proof';

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
];
