import assert from 'node:assert/strict';
import type { RsbuildConfig } from '@rsbuild/core';
import type { Proof } from '#tools/prover/proof';

const modules = (css: string) => ({
  'src/index.js': "import styles from './a.module.css';\nconsole.log(JSON.stringify(styles));\n",
  'src/a.module.css': css,
});
const script = 'static/js/index.*.js';
const styles = 'static/css/index.*.css';

type CssModules = NonNullable<RsbuildConfig['output']>['cssModules'];
const renamed = (says: string, cssModules: CssModules, yes: boolean): Proof => ({
  says,
  run: 'build',
  files: { ...modules('.foo { color: red }'), 'src/index.js': "import './a.module.css';\n" },
  config: { output: { cssModules } },
  expect: ({ read }) => assert.match(read(styles), yes ? /\.foo-[\w-]{6}\{/ : /\.foo\{/),
});

export const proofs: Proof[] = [
  {
    says: [
      "Production | '[local]-[hash:base64:6]' | header-zIjAmM",
      "'camelCase' | foo-bar, fooBar | foo_bar, fooBar",
    ],
    run: 'build',
    files: modules('.foo-bar { color: red } .foo_bar { color: blue }'),
    expect({ read }) {
      assert.match(read('static/css/index.*.css'), /\.foo-bar-[\w-]{6}\{/);
      for (const name of ['"foo-bar"', 'foo_bar', 'fooBar']) {
        assert.ok(read(script).includes(`${name}:`), name);
      }
    },
  },
  {
    says: 'localIdentName | Depends on the mode | The names of the classes in the output',
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { cssModules: { localIdentName: 'shop-[local]' } } },
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /\.shop-foo\{/),
  },
  {
    says: 'div makes the build fail with Selector "div" is not pure',
    run: 'build',
    files: modules('div { color: red }'),
    config: { output: { cssModules: { mode: 'pure' } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Selector "div" is not pure/),
  },
  {
    says: "'asIs' | foo-bar | foo_bar",
    run: 'build',
    files: modules('.foo-bar { color: red } .is_on { color: blue }'),
    config: { output: { cssModules: { exportLocalsConvention: 'asIs' } } },
    expect: ({ read }) => assert.match(read(script), /\{"foo-bar":"[^"]*",is_on:"[^"]*"\}/),
  },
  {
    says: "'camelCaseOnly' | fooBar | fooBar",
    run: 'build',
    files: modules('.foo-bar { color: red } .is_on { color: blue }'),
    config: { output: { cssModules: { exportLocalsConvention: 'camelCaseOnly' } } },
    expect: ({ read }) => assert.match(read(script), /\{fooBar:"[^"]*",isOn:"[^"]*"\}/),
  },
  {
    says: "'dashes' | foo-bar, fooBar | foo_bar",
    run: 'build',
    files: modules('.foo-bar { color: red } .is_on { color: blue }'),
    config: { output: { cssModules: { exportLocalsConvention: 'dashes' } } },
    expect({ read }) {
      assert.match(read(script), /"foo-bar":"[^"]*",fooBar:"[^"]*",is_on:/);
      assert.doesNotMatch(read(script), /isOn/);
    },
  },
  {
    says: "'dashesOnly' | fooBar | foo_bar",
    run: 'build',
    files: modules('.foo-bar { color: red } .is_on { color: blue }'),
    config: { output: { cssModules: { exportLocalsConvention: 'dashesOnly' } } },
    expect: ({ read }) => assert.match(read(script), /\{fooBar:"[^"]*",is_on:"[^"]*"\}/),
  },
  {
    says: "Other modes | '[path][name]__[local]-[hash:base64:6]' | src-index-module__header-zIjAmM",
    run: 'build',
    files: modules('.header { color: red }'),
    config: { mode: 'none' },
    expect: ({ read }) =>
      assert.match(read('static/css/index.css'), /\.src-a-module__header-[\w-]{6} /),
  },
  {
    says: "'global' | Only names inside :local() are renamed",
    run: 'build',
    files: modules('.page { color: red } :local(.card) { color: red }'),
    config: { output: { cssModules: { mode: 'global' } } },
    expect: ({ read }) => assert.match(read(styles), /\.page,\.card-[\w-]{6}\{/),
  },
  {
    says: "Unused classes aren't removed.",
    run: 'build',
    files: modules('.unused { color: red }'),
    config: { output: { cssModules: { mode: 'pure' } } },
    expect: ({ read }) => assert.match(read(styles), /\.unused-/),
  },
  {
    says: 'With true, the names inside :global() are exported as well.',
    run: 'build',
    files: modules(':global(.blue) { color: blue }'),
    config: { output: { cssModules: { exportGlobals: true } } },
    expect: ({ read }) => assert.match(read(script), /blue:"blue"/),
  },
  {
    says: 'By default, styles.blue is undefined.',
    run: 'build',
    files: modules(':global(.blue) { color: blue }'),
    expect: ({ read }) => assert.doesNotMatch(read(script), /blue/),
  },
  {
    says: 'With true, a CSS Module has an export for each class and no default export.',
    run: 'build',
    files: {
      'src/index.js':
        "import * as styles from './a.module.css';\nconsole.log(JSON.stringify(styles));\n",
      'src/a.module.css': '.red { color: red } .blue { color: blue }',
    },
    config: { output: { cssModules: { namedExport: true, localIdentName: 'my-[local]' } } },
    expect({ read }) {
      assert.match(read(script), /"my-red"/);
      assert.match(read(script), /"my-blue"/);
      assert.doesNotMatch(read(script), /default/);
    },
  },
  {
    says: 'With true, a CSS Module has an export for each class and no default export.',
    run: 'build',
    files: modules('.red { color: red }'),
    config: { output: { cssModules: { namedExport: true } } },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /export 'default' .* was not found/),
  },
  {
    says: [
      'With the default exportLocalsConvention, .foo-bar is exported both as foo-bar and as fooBar.',
      'Because default is a reserved word, a class of that name is exported as _default.',
    ],
    run: 'build',
    files: {
      'src/index.js':
        "import * as styles from './a.module.css';\nconsole.log(Object.keys(styles));\n",
      'src/a.module.css': '.foo-bar { color: red } .default { color: blue }',
    },
    config: { output: { cssModules: { namedExport: true }, minify: false } },
    expect({ read }) {
      for (const name of [/["']?_default["']?: \(\)/, /"foo-bar": \(\)/, /fooBar: \(\)/]) {
        assert.match(read(script), name);
      }
    },
  },
  {
    says: "If a build doesn't emit CSS, because of output.emitCss or because it's for node, its JavaScript still contains the class names.",
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { target: 'node' } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.js']);
      assert.match(read('index.js'), /foo-[\w-]{6}/);
    },
  },
  ...(
    [
      ['auto | true | Which files are CSS Modules', {}],
      [
        'true | Files that match /\\.module(s)?\\.\\w+$/i, such as a.module.css and a.modules.scss',
        { auto: true },
      ],
      ['A regular expression | Files whose path matches.', { auto: /\.module\./ }],
      [
        'A function | Files for which it returns true',
        { auto: (file: string) => file.includes('.module.') },
      ],
    ] as [string, CssModules][]
  ).map(([says, cssModules]) => renamed(says, cssModules, true)),
  ...(
    [
      ['false | None', { auto: false }],
      ['A regular expression | Files whose path matches.', { auto: /nowhere/ }],
      ['A function | Files for which it returns true', { auto: () => false }],
    ] as [string, CssModules][]
  ).map(([says, cssModules]) => renamed(says, cssModules, false)),
  ...(
    [
      ['[local] | The class name as you wrote it', '[local]', 'foo'],
      ['[name] | The file name without the extension', '[name]', 'a-module'],
      ['[ext] | The extension with its dot', 'x[ext]', 'x-css'],
      ['[folder] | The name of the directory that contains the file', '[folder]', 'src'],
      ['[path] | The path of that directory, relative to the project root', '[path]x', 'src-x'],
      ['[file] | The path, the name and the extension', '[file]', 'src-a-module-css'],
      [
        'Slashes and dots become dashes, and other characters that need it are escaped.',
        '[file]+',
        'src-a-module-css\\\\\\+',
      ],
    ] as const
  ).map(([says, localIdentName, name]): Proof => ({
    says,
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { cssModules: { localIdentName } } },
    expect: ({ read }) => assert.match(read(styles), new RegExp(`^\\.${name}\\{`)),
  })),
  {
    says: 'css-loader calls the function for files that auto accepts.',
    run: 'build',
    files: {
      ...modules('.foo { color: red }'),
      'src/index.js': "import './a.module.css';\nimport './b.css';\n",
      'src/b.css': 'b { color: red }',
    },
    config: {
      output: {
        cssModules: {
          mode(file) {
            if (!file.endsWith('a.module.css')) throw new Error(`asked about ${file}`);
            return 'local';
          },
        },
      },
    },
    expect: ({ error }) => assert.equal(error, undefined),
  },
  ...(['production', 'development', 'none'] as const).map((mode): Proof => ({
    says: [
      "Production | '[local]-[hash:base64:6]' | header-zIjAmM",
      "Other modes | '[path][name]__[local]-[hash:base64:6]' | src-index-module__header-zIjAmM",
    ],
    run: 'build',
    files: {
      'src/index.js': "import './index.module.css';\n",
      'src/index.module.css': '.header { color: red }',
    },
    config: { mode, output: { filenameHash: false } },
    expect: ({ read }) =>
      assert.match(
        read('static/css/index.css'),
        mode === 'production' ? /^\.header-zIjAmM\{/ : /^\.src-index-module__header-zIjAmM \{/,
      ),
  })),
  {
    says: ['With true, the names inside :global() are exported as well.', "They don't change."],
    shown: { containing: 'styles.blue' },
    run: 'build',
    files: { 'src/index.js': '' },
    pageFiles: [{ containing: 'styles.blue' }, { containing: ':global(.blue)' }],
    config: {
      source: { entry: { index: './src/index.ts' } },
      output: { cssModules: { exportGlobals: true } },
    },
    expect({ read, shown }) {
      const red = /red-\w{6}/.exec(shown)?.[0] ?? 'none shown';
      assert.ok(read(script).includes(`{blue:"blue",red:"${red}"}`), read(script));
    },
  },
  {
    says: "'local' | Classes and ids are renamed, except inside :global(), and so are the names of @keyframes. You can use @value",
    run: 'build',
    files: modules(
      '@value main: #f00; .foo { color: main; animation: spin 1s } #top :global(.bar) { color: red } @keyframes spin { to { opacity: 0 } }',
    ),
    expect({ read }) {
      assert.match(read(styles), /\.foo-[\w-]{6}\{color:red;animation:1s spin-[\w-]{6}\}/);
      assert.match(read(styles), /#top-[\w-]{6} \.bar\{/);
      assert.match(read(styles), /@keyframes spin-[\w-]{6}\{/);
    },
  },
  {
    says: 'In this example, the styles in src/widgets are CSS Modules too:',
    run: 'build',
    files: {
      'src/index.js': "import './a.module.css';\nimport './widgets/b.css';\nimport './c.css';\n",
      'src/a.module.css': '.foo { color: red }',
      'src/widgets/b.css': '.bar { color: green }',
      'src/c.css': '.baz { color: blue }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'widgets' },
    expect: ({ read }) =>
      assert.match(read(styles), /\.foo-[\w-]{6}\{.*\.bar-[\w-]{6}\{.*\.baz\{/s),
  },
  {
    says: 'This configuration renames the classes in *.module.css and lets you use :local() in the other stylesheets:',
    run: 'build',
    files: {
      'src/index.js': "import './a.module.css';\nimport './c.css';\n",
      'src/a.module.css': '.foo { color: red }',
      'src/c.css': '.bar { color: green } :local(.baz) { color: blue }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'mode: (path)' },
    expect: ({ read }) =>
      assert.match(read(styles), /\.foo-[\w-]{6}\{.*\.bar\{.*\.baz-[\w-]{6}\{/s),
  },
  {
    says: 'If you set auto for an environment, it replaces the top-level value.',
    run: 'build',
    files: { ...modules('.foo { color: red }'), 'src/index.js': "import './a.module.css';\n" },
    config: {
      output: { cssModules: { auto: false } },
      environments: { web: { output: { cssModules: { auto: true } } } },
    },
    expect: ({ read }) => assert.match(read(styles), /\.foo-[\w-]{6}\{/),
  },
  {
    says: "With output.injectStyles, the default export exists, but it's undefined.",
    run: 'preview',
    files: {
      'src/index.js':
        "import styles, { red } from './a.module.css';\ndocument.title = `${styles} ${red}`;\n",
      'src/a.module.css': '.red { color: red }',
    },
    config: {
      output: {
        injectStyles: true,
        cssModules: { namedExport: true, localIdentName: 'my-[local]' },
      },
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'undefined my-red'),
  },
];
