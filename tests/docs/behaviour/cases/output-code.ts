import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.alpha { color: red; user-select: none }',
};
const modules = (css: string) => ({
  'src/index.js': "import styles from './a.module.css';\nconsole.log(JSON.stringify(styles));\n",
  'src/a.module.css': css,
});
const script = 'static/js/index.*.js';

export const cases: BehaviourCase[] = [
  {
    option: 'output.charset',
    claim: 'ascii escapes letters outside ASCII in minified code',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    config: { output: { charset: 'ascii' } },
    expect: ({ read }) => assert.match(read(script), /\\u4f60\\u597d/i),
  },
  {
    option: 'output.charset',
    claim: 'utf8, the default, keeps them',
    run: 'build',
    files: { 'src/index.js': "console.log('你好');\n" },
    expect: ({ read }) => assert.match(read(script), /你好/),
  },
  {
    option: 'output.cssModules',
    claim:
      'in production a class name is its own name and six letters of hash, exported in camelCase too',
    run: 'build',
    files: modules('.foo-bar { color: red }'),
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /\.foo-bar-[\w-]{6}\{/);
      assert.match(read(script), /fooBar/);
    },
  },
  {
    option: 'output.cssModules',
    claim: 'localIdentName shapes the class names',
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { cssModules: { localIdentName: 'shop-[local]' } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.shop-foo\{/),
  },
  {
    option: 'output.cssModules',
    claim: 'pure mode stops the build at a selector without a local name',
    run: 'build',
    files: modules('div { color: red }'),
    config: { output: { cssModules: { mode: 'pure' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Selector "div" is not pure/),
  },
  {
    option: 'output.externals',
    claim: 'an external package is read from its global variable',
    run: 'build',
    files: { 'src/index.js': "import $ from 'jquery';\nconsole.log($);\n" },
    config: { output: { externals: { jquery: 'jQuery' } } },
    expect: ({ read }) => assert.match(read(script), /=jQuery|\(jQuery\)/),
  },
  {
    option: 'output.injectStyles',
    claim: 'true leaves no CSS file, the styles are in the JavaScript',
    run: 'build',
    files: styled,
    config: { output: { injectStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read(script), /\.alpha/);
    },
  },
  {
    option: 'output.inlineScripts',
    claim: 'true puts the script into the page and writes no file',
    run: 'build',
    config: { output: { inlineScripts: true } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.html']);
      assert.match(read('index.html'), /<script[^>]*>.*console\.log\("hello"\).*<\/script>/s);
    },
  },
  {
    option: 'output.inlineStyles',
    claim: 'true puts the styles into the page and writes no file',
    run: 'build',
    files: styled,
    config: { output: { inlineStyles: true } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')), files.join());
      assert.match(read('index.html'), /<style>\.alpha\{/);
    },
  },
  {
    option: 'output.legalComments',
    claim: 'linked, the default, moves licence comments to a file beside the script',
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    expect({ read }) {
      assert.match(read('static/js/index.*.js.LICENSE.txt'), /@license Ann/);
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
  {
    option: 'output.legalComments',
    claim: 'none removes them',
    run: 'build',
    files: { 'src/index.js': "/*! @license Ann */\nconsole.log('hello');\n" },
    config: { output: { legalComments: 'none' } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.txt')), files.join());
      assert.doesNotMatch(read(script), /@license Ann/);
    },
  },
  {
    option: 'output.manifest',
    claim: 'true writes manifest.json with the files of each entry',
    run: 'build',
    config: { output: { manifest: true, filenameHash: false } },
    expect({ read }) {
      const manifest = JSON.parse(read('manifest.json')) as { allFiles: string[]; entries: object };
      assert.deepEqual(manifest.allFiles, ['/static/js/index.js', '/index.html']);
      assert.deepEqual(manifest.entries, {
        index: { initial: { js: ['/static/js/index.js'] }, html: ['/index.html'] },
      });
    },
  },
  {
    option: 'output.manifest',
    claim: 'a filter replaces the default one',
    run: 'build',
    config: { output: { manifest: { filter: (file) => file.name.endsWith('.html') } } },
    expect: ({ read }) =>
      assert.deepEqual((JSON.parse(read('manifest.json')) as { allFiles: string[] }).allFiles, [
        '/index.html',
      ]),
  },
  {
    option: 'output.minify',
    claim: 'false leaves names and line ends alone',
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /const greeting = Math\.random\(\);\n/),
  },
  {
    option: 'output.minify',
    claim: 'js: always minifies in development too',
    run: 'build',
    files: {
      'src/index.js': 'const greeting = Math.random();\nconsole.log(greeting, greeting);\n',
    },
    config: { mode: 'development', output: { minify: { js: 'always' } } },
    expect: ({ read }) => assert.doesNotMatch(read('static/js/index.js'), /const greeting/),
  },
  {
    option: 'output.overrideBrowserslist',
    claim: 'old browsers get old syntax and prefixes',
    run: 'build',
    files: { ...styled, 'src/index.js': "import './a.css';\nconsole.log(globalThis.a?.b);\n" },
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect({ read }) {
      assert.doesNotMatch(read(script), /\?\./);
      assert.match(read('static/css/index.*.css'), /-webkit-user-select:none/);
    },
  },
  {
    option: 'output.polyfill',
    claim: 'usage adds the core-js modules that the code needs',
    run: 'build',
    files: { 'src/index.js': "console.log('a'.at(-1), [1].at(-1));\n" },
    config: { output: { polyfill: 'usage', overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /lib-polyfill\./.test(file)),
        files.join(),
      ),
  },
  {
    option: 'output.sourceMap',
    claim: 'true writes maps of JS and CSS in production',
    run: 'build',
    files: styled,
    config: { output: { sourceMap: true } },
    expect({ files }) {
      assert.ok(
        files.some((file) => file.endsWith('.js.map')),
        files.join(),
      );
      assert.ok(
        files.some((file) => file.endsWith('.css.map')),
        files.join(),
      );
    },
  },
];
