import assert from 'node:assert/strict';
import { fakePackage } from '#kit/fake-package';
import type { Proof } from '#tools/prover/proof';

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
      'Template literals without a tag are escaped with either value, because SWC escapes them when it compiles the file.',
    ],
    run: 'build',
    files: {
      'src/index.js': "console.log('你好 привет', 'é ü', '😀', `文${Math.random()}`, `文`);\n",
    },
    expect({ read }) {
      assert.match(
        read(script),
        /"你好 привет","\\xe9 \\xfc","\\uD83D\\uDE00",`\\u\{6587\}\$\{[^`]+`,`\\u\{6587\}`/,
      );
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
  ...([undefined, ['ie 11']] as const).map((browsers): Proof => ({
    says: "Tagged templates, such as html`你好` | Characters stay as they are, even with 'ascii', unless your target browsers need ES5",
    run: 'build',
    files: { 'src/index.js': 'console.log(String.raw`你好`);\n' },
    config: {
      output: { charset: 'ascii', overrideBrowserslist: browsers && [...browsers] },
    },
    expect: ({ read }) =>
      assert.match(read(script), browsers ? /"\\u4F60\\u597D"/ : /String\.raw`你好`/),
  })),
  ...(['utf8', 'ascii'] as const).map((charset): Proof => ({
    says: "JavaScript that isn't minified, for example in development | With either value, SWC escapes strings, template literals and identifiers in the files that it compiles. Other files, such as JSON and most packages, keep their characters",
    run: 'build',
    files: {
      'src/index.js': "import './data.json';\nimport 'words';\nglobalThis.数 = ['你好', `文`];\n",
      'src/data.json': '{ "a": "世" }',
      ...fakePackage('words', "console.log('界');\n"),
    },
    config: { mode: 'development', output: { charset } },
    expect({ read }) {
      const code = read('static/js/index.js');
      for (const text of ['.\\u6570', '"\\u4F60\\u597D"', '`\\u{6587}`', '世', '界']) {
        assert.ok(code.includes(text), text);
      }
    },
  })),
  {
    says: 'The page declares its own encoding with <meta charset="UTF-8">, which you can change with html.meta.',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<meta charset="UTF-8">/),
  },
  {
    says: 'The page declares its own encoding with <meta charset="UTF-8">, which you can change with html.meta.',
    run: 'build',
    config: { html: { meta: { charset: { charset: 'gbk' } } } },
    expect: ({ read }) => assert.match(read('index.html'), /<meta charset="gbk">/),
  },
  {
    says: 'CSS, and HTML except for inlined scripts | Not changed',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': "a::after { content: '你' }" },
    config: { html: { title: '你' }, output: { charset: 'ascii' } },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /你/);
      assert.match(read('index.html'), /你/);
    },
  },
  {
    says: 'CSS, and HTML except for inlined scripts | Not changed',
    run: 'build',
    files: { 'src/index.js': "document.title = '你';\n" },
    config: { html: { title: '你' }, output: { charset: 'ascii', inlineScripts: true } },
    expect({ read }) {
      assert.match(read('index.html'), /<title>你</);
      assert.match(read('index.html'), /document\.title="\\u4F60"/);
    },
  },
];
