import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakePackage } from '#kit/fake-package';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

/** The title that a script gives to a page, both sent without an encoding in their headers. */
async function titleOf(page: string, code: string): Promise<string> {
  const server = http.createServer(({ url }, answer) => {
    answer.setHeader('Content-Type', url === '/index.js' ? 'text/javascript' : 'text/html');
    answer.end(url === '/index.js' ? code : page);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  try {
    const { openPage } = await import('#tools/project/browser');
    const opened = await openPage(`http://localhost:${(server.address() as AddressInfo).port}/`);
    return await opened.page.title();
  } finally {
    server.close();
  }
}

export const proofs: Proof[] = [
  {
    says: [
      "set output.charset to 'ascii', and the minimizer escapes such characters:",
      'The script now contains only ASCII characters, so the text is right in each encoding:',
    ],
    shown: { containing: 'title="\\u' },
    run: 'build',
    pageFiles: ['src/index.js'],
    sample: { title: 'rsbuild.config.ts' },
    expect({ read, shown }) {
      assert.ok(read(script).includes(shown.trim()), read(script));
      assert.doesNotMatch(read(script), /[^\x00-\x7f]/);
    },
  },
  {
    says: "The default is 'utf8', and the text stays as you wrote it:",
    shown: { containing: 'title="你' },
    run: 'build',
    pageFiles: ['src/index.js'],
    expect: ({ read, shown }) => assert.ok(read(script).includes(shown.trim()), read(script)),
  },
  ...(['ascii', 'utf8'] as const).map<Proof>((charset) => ({
    says: 'The files are smaller, since an escaped character takes six bytes instead of three',
    run: 'build',
    files: { 'src/index.js': "document.title = '你好';\n" },
    config: { output: { charset } },
    expect({ read }) {
      const [text = ''] = /(?<=title=")[^"]+/.exec(read(script)) ?? [];
      assert.equal(Buffer.byteLength(text), charset === 'ascii' ? 12 : 6);
    },
  })),
  ...([undefined, 'ascii'] as const).map<Proof>((charset) => ({
    says: [
      "Your page shows ä½ å¥½ where it should say 你好, because neither the server nor the page declares the script's character encoding.",
      'Pages that Rsbuild generates are safe anyway: they declare their encoding with <meta charset="UTF-8">, which also applies to their scripts.',
    ],
    run: 'build',
    files: { 'src/index.js': "document.title = '你好';\n" },
    config: { output: { charset } },
    async expect({ read }) {
      const titles = await Promise.all(
        ['<meta charset="windows-1252">', '<meta charset="UTF-8">'].map((meta) =>
          titleOf(
            `<html><head>${meta}<script src="/index.js"></script></head></html>`,
            read(script),
          ),
        ),
      );
      assert.deepEqual(titles, [charset ? '你好' : 'ä½\xa0å¥½', '你好']);
    },
  })),
  {
    says: [
      "'utf8' keeps most characters in strings, for example Chinese or Cyrillic text, but it escapes those up to U+00FF, such as é and ü, and those above U+FFFF, such as emoji.",
      'SWC also escapes template literals without a tag, before the minimizer sees them.',
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
    says: ['A regular expression literal, such as /你/.'],
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
    says: 'A tagged template, such as html`你好`, unless your target browsers need ES5.',
    run: 'build',
    files: { 'src/index.js': 'console.log(String.raw`你好`);\n' },
    config: {
      output: { charset: 'ascii', overrideBrowserslist: browsers && [...browsers] },
    },
    expect: ({ read }) =>
      assert.match(read(script), browsers ? /"\\u4F60\\u597D"/ : /String\.raw`你好`/),
  })),
  ...(['utf8', 'ascii'] as const).map((charset): Proof => ({
    says: [
      "It's the minimizer that reads the value, so for scripts that aren't minified, for example in development, the value makes no difference.",
      'SWC escapes strings, template literals and identifiers in the files that it compiles, while other files, such as JSON and most packages, keep their characters.',
    ],
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
    says: 'they declare their encoding with <meta charset="UTF-8">',
    run: 'build',
    expect: ({ read }) => assert.match(read('index.html'), /<meta charset="UTF-8">/),
  },
  {
    says: 'Declare the encoding of the page with html.meta.',
    run: 'build',
    config: { html: { meta: { charset: { charset: 'gbk' } } } },
    expect: ({ read }) => assert.match(read('index.html'), /<meta charset="gbk">/),
  },
  {
    says: 'CSS or HTML, except for inlined scripts.',
    run: 'build',
    files: { 'src/index.js': "import './a.css';\n", 'src/a.css': "a::after { content: '你' }" },
    config: { html: { title: '你' }, output: { charset: 'ascii' } },
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /你/);
      assert.match(read('index.html'), /你/);
    },
  },
  {
    says: 'CSS or HTML, except for inlined scripts.',
    run: 'build',
    files: { 'src/index.js': "document.title = '你';\n" },
    config: { html: { title: '你' }, output: { charset: 'ascii', inlineScripts: true } },
    expect({ read }) {
      assert.match(read('index.html'), /<title>你</);
      assert.match(read('index.html'), /document\.title="\\u4F60"/);
    },
  },
];
