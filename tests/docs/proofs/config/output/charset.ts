import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: '\'ascii\' | "\\u4F60\\u597D"',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: { output: { charset: 'ascii' } },
    expect: ({ read }) => assert.match(read(script), /\\u4f60\\u597d/i),
  },
  {
    says: '\'utf8\' | "你好"',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    expect: ({ read }) => assert.match(read(script), /你好/),
  },
  {
    says: [
      "'utf8' keeps most characters in strings, for example Chinese or Cyrillic text.",
      'It still escapes non-ASCII characters up to U+00FF, such as é and ü, and characters above U+FFFF, such as emoji.',
      'Template literals that contain expressions are escaped with either value, because SWC escapes them when it compiles the file.',
    ],
    run: 'build',
    files: { 'src/index.js': "console.log('你好 привет', 'é ü', '😀', `文${Math.random()}`);\n" },
    expect({ read }) {
      assert.match(read(script), /"你好 привет","\\xe9 \\xfc","\\uD83D\\uDE00",`\\u\{6587\}\$/);
    },
  },
  {
    says: [
      "'ascii' escapes strings, template literals and identifiers.",
      "Regular expression literals | Characters stay as they are, even with 'ascii'",
    ],
    run: 'build',
    files: {
      'src/index.js':
        "globalThis.数 = { 名: '字' };\nconsole.log(`文${数.名}`, /文/.test(数.名));\n",
    },
    config: { output: { charset: 'ascii' } },
    expect({ read }) {
      assert.match(read(script), /\/文\//);
      assert.doesNotMatch(read(script).replace('/文/', ''), /[^\x00-\x7f]/);
    },
  },
  {
    says: "JavaScript that isn't minified, for example in development | SWC escapes the text of the files that it compiles, with either value",
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: { mode: 'development' },
    expect: ({ read }) => assert.match(read('static/js/index.js'), /\\u4F60\\u597D/),
  },
  {
    says: 'CSS and HTML | Not changed',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': "a::after { content: '你' }" },
    config: { html: { title: '你' }, output: { charset: 'ascii' } },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /你/);
      assert.match(read('index.html'), /你/);
    },
  },
];
