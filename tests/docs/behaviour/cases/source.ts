import assert from 'node:assert/strict';
import type { BehaviourCase } from '../case';

const script = 'static/js/index.*.js';
const library = {
  'node_modules/ui/package.json': '{"name":"ui","version":"1.0.0","main":"lib/all.js"}',
  'node_modules/ui/lib/all.js': "export const ButtonGroup = 'whole library';",
  'node_modules/ui/lib/button-group.js': "export default 'one part';",
  'src/index.js': "import { ButtonGroup } from 'ui';\nconsole.log(ButtonGroup);\n",
};
const modern = {
  'node_modules/modern/package.json': '{"name":"modern","version":"1.0.0"}',
  'node_modules/modern/index.js': 'export default (value) => value?.name;',
  'src/index.js': "import name from 'modern';\nconsole.log(name(globalThis.user));\n",
};
const decorated = {
  'src/index.ts':
    'const mark = (...args: unknown[]): any => args.length;\n@mark class A { @mark field = 1; }\nconsole.log(A);\n',
};

export const cases: BehaviourCase[] = [
  {
    option: 'source.define',
    claim: 'a string is inserted as code, JSON.stringify makes a text of it',
    run: 'build',
    files: { 'src/index.js': 'console.log(TEXT, SUM, typeof window2);\n' },
    config: {
      output: { minify: false },
      source: {
        define: { TEXT: JSON.stringify('hi'), SUM: '1 + 1', 'typeof window2': '"object"' },
      },
    },
    expect: ({ read }) => assert.match(read(script), /console\.log\("hi", 1 \+ 1, "object"\)/),
  },
  {
    option: 'source.define',
    claim: 'the whole of process.env raises a warning about the leak',
    run: 'build',
    config: { source: { define: { 'process.env': JSON.stringify(process.env) } } },
    expect: ({ log }) =>
      assert.match(log, /indicating potential exposure of all environment variables/),
  },
  {
    option: 'source.entry',
    claim: 'each entry has its page and script; html: false leaves the page out',
    run: 'build',
    files: { 'src/a.js': 'console.log(1);', 'src/b.js': 'console.log(2);' },
    config: {
      output: { filenameHash: false },
      source: { entry: { a: './src/a.js', b: { import: './src/b.js', html: false } } },
    },
    expect: ({ files }) => assert.deepEqual(files, ['a.html', 'static/js/a.js', 'static/js/b.js']),
  },
  {
    option: 'source.entry',
    claim: 'src/index.ts is taken before src/index.js',
    run: 'build',
    files: { 'src/index.js': "console.log('js');", 'src/index.ts': "console.log('ts');" },
    expect: ({ read }) => assert.match(read(script), /"ts"/),
  },
  {
    option: 'source.preEntry',
    claim: 'the script runs before every entry',
    run: 'build',
    files: { 'src/first.js': "console.log('first');", 'src/index.js': "console.log('second');" },
    config: { source: { preEntry: './src/first.js' } },
    expect: ({ read }) => assert.match(read(script), /"first".*"second"/s),
  },
  {
    option: 'source.include',
    claim: 'JavaScript of a package is compiled when its folder is included',
    run: 'build',
    files: modern,
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { include: [/node_modules[\\/]modern[\\/]/] },
    },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\?\.name/),
  },
  {
    option: 'source.include',
    claim: 'JavaScript of a package is not compiled otherwise',
    run: 'build',
    files: modern,
    config: { output: { overrideBrowserslist: ['safari >= 9'] } },
    expect: ({ files, read }) =>
      assert.ok(files.some((file) => file.endsWith('.js') && read(file).includes('?.name'))),
  },
  {
    option: 'source.exclude',
    claim: 'excluded files are bundled as they are',
    run: 'build',
    files: {
      'src/index.js': "import './raw/a.js';\n",
      'src/raw/a.js': 'console.log(globalThis.user?.name);',
    },
    config: {
      output: { overrideBrowserslist: ['safari >= 9'] },
      source: { exclude: [/src[\\/]raw/] },
    },
    expect: ({ read }) => assert.match(read(script), /\?\.name/),
  },
  {
    option: 'source.transformImport',
    claim: 'a named import becomes an import of its own file',
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect({ read }) {
      assert.match(read(script), /one part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
  {
    option: 'source.decorators',
    claim: 'legacy decorators get (target, key), as experimentalDecorators of TypeScript',
    run: 'build',
    files: decorated,
    config: { source: { decorators: { version: 'legacy' } }, output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_ts_decorate|__decorate/),
  },
  {
    option: 'source.decorators',
    claim: '2022-03 is the default',
    run: 'build',
    files: decorated,
    config: { output: { minify: false } },
    expect: ({ read }) => assert.match(read(script), /_apply_decs_2203_r|applyDecs2203/i),
  },
  {
    option: 'source.tsconfigPath',
    claim: 'the paths of the named tsconfig become aliases',
    run: 'build',
    files: {
      'tsconfig.web.json': '{ "compilerOptions": { "paths": { "@shop/*": ["./src/shop/*"] } } }',
      'src/index.ts': "import '@shop/cart';\n",
      'src/shop/cart.ts': "console.log('cart');",
    },
    config: { source: { tsconfigPath: './tsconfig.web.json' } },
    expect: ({ read }) => assert.match(read(script), /"cart"/),
  },
];
