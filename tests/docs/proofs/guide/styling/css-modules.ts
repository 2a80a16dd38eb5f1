import assert from 'node:assert/strict';
import fs from 'node:fs';
import { runInNewContext } from 'node:vm';
import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { looksLike } from '#kit/looks-like';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const pageFiles = ['src/nav.module.css', 'src/nav.ts', 'src/index.ts'];
const prints = {
  'src/index.js': "import styles from './nav.module.css';\nconsole.log(styles);\n",
};
const extensions = [
  ['.module.scss and .module.sass with @rsbuild/plugin-sass', 'scss', '.a { color: red }\n'],
  ['.module.scss and .module.sass with @rsbuild/plugin-sass', 'sass', '.a\n  color: red\n'],
  ['.module.less with @rsbuild/plugin-less', 'less', '.a { color: red }\n'],
  ['.module.styl and .module.stylus with @rsbuild/plugin-stylus', 'styl', '.a\n  color red\n'],
  ['.module.styl and .module.stylus with @rsbuild/plugin-stylus', 'stylus', '.a\n  color red\n'],
  ['A .module.css file needs no plugin.', 'css', '.a { color: red }\n'],
] as const;

export const proofs: Proof[] = [
  {
    says: "The plural works too, as in nav.modules.css, but Rsbuild's types don't declare it.",
    run: 'build',
    files: {
      'src/index.js': "import './nav.modules.css';\n",
      'src/nav.modules.css': '.first { color: red }\n',
    },
    expect({ read }) {
      assert.match(read(css), /\.first-\w{6}\{/);
      const types = fs.readFileSync('node_modules/@rsbuild/core/types.d.ts', 'utf8');
      assert.match(types, /'\*\.module\.css'/);
      assert.doesNotMatch(types, /\.modules\./);
    },
  },
  {
    says: [
      'To turn a stylesheet into a CSS Module, put .module before the extension of its name.',
      'The name decides.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.module.css';\nimport './b.module.dark.css';\n",
      'src/a.module.css': '.first { color: red }\n',
      'src/b.module.dark.css': '.second { color: red }\n',
    },
    expect: ({ read }) => assert.match(read(css), /\.first-\w{6}[^]*\.second\{/),
  },
  {
    says: [
      'You need no configuration.',
      'When you build the project, dist/static/css/ has these names:',
      "In production, it's just nav-Q_yT3f.",
    ],
    run: 'build',
    pageFiles,
    expect({ read }) {
      looksLike(read(css), '.nav-Q_yT3f{gap:1rem;display:flex}.nav-item-mGyyRa{color:teal}');
    },
  },
  {
    says: [
      'The default import is an object that maps the names in your file to those in the output:',
      "You can use a name with a hyphen in two ways: styles['nav-item'] and styles.navItem.",
      'And the link to the current page has two classes, because .active composes .nav-item:',
      "A name inside :global() stays as it is and isn't exported.",
    ],
    run: 'preview',
    pageFiles: ['src/nav.module.css'],
    files: {
      'src/index.js':
        "import styles from './nav.module.css';\ndocument.title = JSON.stringify(styles);\n",
    },
    async expect({ open }) {
      const styles = JSON.parse(await (await open()).title()) as Record<string, string>;
      assert.deepEqual(Object.keys(styles).sort(), ['active', 'nav', 'nav-item', 'navItem']);
      assert.equal(styles['nav-item'], styles.navItem);
      assert.match(styles.active!, /^active-[\w-]{6} nav-item-[\w-]{6}$/);
    },
  },
  ...(['./b.css', './b.module.css'] as const).map<Proof>((from) => ({
    says: 'The other class may be in another file, which then has to be a CSS Module too:',
    run: 'build',
    files: {
      'src/index.js': "import styles from './a.module.css';\nconsole.log(styles.a);\n",
      'src/a.module.css': `.a { composes: b from '${from}'; color: red }\n`,
      [`src/${from}`]: '.b { color: blue }\n',
    },
    expect({ error, log, read }) {
      assert.doesNotMatch(log, /NotFound/);
      if (from === './b.css') return assert.match(log, /Cannot read properties of undefined/);
      assert.equal(error, undefined);
      assert.match(read('static/js/index.*.js'), /a-[\w-]{6} b-[\w-]{6}/);
    },
  })),
  {
    says: "A name inside :global() stays as it is and isn't exported.",
    run: 'build',
    pageFiles,
    expect: ({ read }) => assert.match(read(css), /\.dark \.nav-/),
  },
  ...extensions.map<Proof>(([says, extension, text]) => ({
    says:
      extension === 'css'
        ? says
        : ["Sass, Less and Stylus files work the same way once you've added their plugins:", says],
    run: 'build',
    config: { plugins: extension === 'css' ? [] : [pluginSass(), pluginLess(), pluginStylus()] },
    files: {
      'src/index.js': `import styles from './a.module.${extension}';\nconsole.log(styles.a);\n`,
      [`src/a.module.${extension}`]: text,
    },
    expect: ({ read }) => assert.match(read(css), /^\.a-[\w-]{6}\{color:red\}/),
  })),
  {
    says: 'In this example, the stylesheets in src/widgets are modules too:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'widgets' },
    files: {
      'src/index.js':
        "import styles from './widgets/a.css';\nimport './b.css';\nconsole.log(styles.big);\n",
      'src/widgets/a.css': '.big { color: red }\n',
      'src/b.css': '.plain { color: blue }\n',
    },
    expect({ read }) {
      assert.match(read(css), /\.big-[\w-]{6}\{/);
      assert.match(read(css), /\.plain\{/);
    },
  },
  ...[
    true,
    /\.shop\.css$/,
    (path: string, query: string, fragment: string) =>
      path.endsWith('.shop.css') && typeof query === 'string' && typeof fragment === 'string',
  ].map<Proof>((auto) => ({
    says: [
      'To choose such files yourself, set output.cssModules.auto to a boolean, a regular expression or a function.',
      'To choose such files yourself, set output.cssModules.auto to a boolean, a regular expression or a function.',
      'A function decides by the path, the query and the fragment of a file.',
    ],
    run: 'build',
    config: { output: { cssModules: { auto } } },
    files: {
      'src/index.js':
        auto === true
          ? "import styles from './a.module.css';\nconsole.log(styles.big);\n"
          : "import styles from './a.shop.css';\nconsole.log(styles.big);\n",
      'src/a.shop.css': '.big { color: red }\n',
      'src/a.module.css': '.big { color: red }\n',
    },
    expect: ({ read }) => assert.match(read(css), /\.big-[\w-]{6}\{/),
  })),
  {
    says: [
      'The query parameter turns CSS Modules off, so the names in the text are as you wrote them.',
      "You expect an object, and import css from './nav.module.css?inline' gives you text.",
    ],
    run: 'build',
    pageFiles: ['src/nav.module.css'],
    files: { 'src/index.js': "import css from './nav.module.css?inline';\nconsole.log(css);\n" },
    expect: ({ read }) =>
      assert.match(read(script), /(["'`])[^"'`]*\.nav-item\{color:teal\}[^"'`]*\1/),
  },
  {
    says: 'So in development, the name says it: .nav in src/nav.module.css becomes src-nav-module__nav-Q_yT3f.',
    run: 'build',
    config: { mode: 'development' },
    pageFiles,
    expect: ({ read }) =>
      assert.match(read('static/css/index.css'), /\.src-nav-module__nav-Q_yT3f/),
  },
  {
    says: [
      'The module then has no default export.',
      "The import looks for an object, but the file doesn't export one:",
      'The stylesheet has named exports.',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'namedExport' },
    pageFiles: ['src/nav.module.css'],
    files: prints,
    expect: ({ error, log }) => assert.match(`${error}${log}`, /export 'default' .*was not found/),
  },
  {
    says: "The stylesheet isn't a CSS Module.",
    run: 'build',
    files: {
      'src/index.js': "import styles from './nav.css';\nconsole.log(styles);\n",
      'src/nav.css': '.nav { color: red }\n',
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /export 'default' .*was not found/),
  },
  {
    says: 'If you want the object, use a namespace import:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'namedExport' },
    pageFiles: ['src/nav.module.css', { title: 'src/menu.js', as: 'src/index.js' }],
    expect: ({ read }) => assert.match(read(script), /nav-Q_yT3f/),
  },
  {
    shown: { containing: '<a class="active' },
    run: 'preview',
    pageFiles,
    async expect({ open, shown }) {
      const link = (await open()).locator('nav a').first();
      const html = await link.evaluate((element) => element.outerHTML);
      assert.equal(html, shown.trim());
    },
  },
  {
    says: 'composes gives an element the classes of another rule instead of copying its styles.',
    run: 'build',
    pageFiles: ['src/button.module.css', 'src/base.module.css'],
    files: {
      'src/index.js': "import styles from './button.module.css';\nconsole.log(styles.button);\n",
    },
    expect({ read }) {
      assert.match(read(script), /button-[\w-]{6} base-[\w-]{6}/);
      assert.equal(read(css).match(/padding/g)?.length, 1);
    },
  },
  {
    says: "A name inside :global() stays as it is and isn't exported.",
    run: 'build',
    pageFiles: ['src/picker.module.css'],
    files: {
      'src/index.js':
        "import styles from './picker.module.css';\nconsole.log(Object.keys(styles));\n",
    },
    expect: ({ read }) => assert.match(read(css), /^\.picker-[\w-]{6} \.calendar-day\{/),
  },
  {
    says: [
      "TypeScript can't read CSS files, so you need to tell it what they export.",
      "TypeScript doesn't know what the stylesheet exports.",
      "The whole message is TS2307: Cannot find module './nav.module.css' or its corresponding type declarations.",
      'One line covers the files listed under Which files are modules, with a default export in which each name is a string:',
    ],
    run: 'script',
    pageFiles: [...pageFiles, { title: 'src/env.d.ts', nth: 1 }],
    files: {
      'src/wrong.ts':
        "import styles from './nav.module.css';\nexport const text: string = styles.nowhere;\nexport const one: 1 = styles.nav;\n",
      ...Object.fromEntries(
        extensions.map(([, extension]) => [
          `src/${extension}.ts`,
          `import styles from './a.module.${extension}';\nexport default styles.a;\n`,
        ]),
      ),
    },
    expect({ root }) {
      assert.match(
        typeErrors(root, ['src/index.ts', 'src/nav.ts']).join('\n'),
        /TS2307: Cannot find module '\.\/nav\.module\.css' or its corresponding type declarations\./,
      );
      const covered = extensions.map(([, extension]) => `src/${extension}.ts`);
      assert.deepEqual(typeErrors(root, [...covered, 'src/env.d.ts']), []);
      assert.deepEqual(typeErrors(root, ['src/wrong.ts', 'src/env.d.ts']), [
        "TS2322: Type 'string' is not assignable to type '1'.",
      ]);
    },
  },
  {
    says: "Like Rsbuild's types, this declaration doesn't find wrong names:",
    run: 'script',
    pageFiles: ['src/widgets.d.ts'],
    files: {
      'src/wrong.ts':
        "import styles from './a.widget.css';\nexport const text: string = styles.nowhere;\n",
    },
    expect: ({ root }) =>
      assert.deepEqual(typeErrors(root, ['src/wrong.ts', 'src/widgets.d.ts']), []),
  },
  {
    says: [
      "Generate the types, or replace Rsbuild's types by the following short form, which makes the type of each import any:",
      "Rsbuild's types declare a default export for these files, but namedExport: true leaves them without one.",
    ],
    run: 'script',
    pageFiles: [{ title: 'src/env.d.ts', nth: 1 }],
    files: {
      'src/short.d.ts': "declare module '*.module.css';\n",
      'src/named.ts': "import { nav } from './nav.module.css';\nexport const one: 1 = nav;\n",
    },
    expect({ root }) {
      assert.deepEqual(typeErrors(root, ['src/named.ts', 'src/short.d.ts']), []);
      assert.match(typeErrors(root, ['src/named.ts', 'src/env.d.ts']).join('\n'), /TS2614/);
    },
  },
  {
    says: [
      "For larger projects, we recommend generated types, because with these, TypeScript finds a class name that doesn't exist.",
      '@rsbuild/plugin-typed-css-modules puts a declaration next to each module while you run rsbuild dev or rsbuild build for the target web:',
      'For src/nav.module.css, the plugin creates src/nav.module.css.d.ts, with exactly the names in the file:',
      "You can keep Rsbuild's types next to the generated ones, because the declaration of a single file takes precedence over a pattern.",
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginTypedCSSModules' },
    pageFiles: [...pageFiles, { title: 'src/env.d.ts', nth: 1 }],
    files: {
      'src/wrong.ts': "import styles from './nav.module.css';\nexport default styles.nowhere;\n",
    },
    expect({ root }) {
      const errors = typeErrors(root, ['src/wrong.ts', 'src/env.d.ts']);
      assert.match(errors.join('\n'), /TS2339: Property 'nowhere' does not exist/);
    },
  },
  {
    says: 'With namedExport: true, the file has an export const for each class instead. Names that JavaScript reserves, such as .class, are left out.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginTypedCSSModules' },
    with: { output: { cssModules: { namedExport: true } } },
    pageFiles: ['src/nav.module.css'],
    files: {
      'src/index.js':
        "import { nav } from './nav.module.css';\nimport * as other from './other.module.css';\nconsole.log(nav, other);\n",
      'src/other.module.css': '.class { color: red }\n.plain { color: red }\n',
    },
    expect({ root }) {
      const types = fs.readFileSync(`${root}/src/nav.module.css.d.ts`, 'utf8');
      assert.deepEqual(
        fs.readFileSync(`${root}/src/other.module.css.d.ts`, 'utf8').match(/^export .*$/gm),
        ['export const plain: string;'],
      );
      assert.deepEqual(types.match(/^export .*$/gm), [
        'export const active: string;',
        'export const nav: string;',
        'export const navItem: string;',
      ]);
    },
  },
  {
    says: 'puts a declaration next to each module while you run rsbuild dev or rsbuild build for the target web:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'pluginTypedCSSModules' },
    with: { output: { target: 'node' } },
    pageFiles: ['src/nav.module.css'],
    files: prints,
    expect: ({ root, error }) => {
      assert.equal(error, undefined);
      assert.ok(!fs.existsSync(`${root}/src/nav.module.css.d.ts`));
    },
  },
  ...(
    [
      ['animate-dog', undefined, ['animate-dog', 'animateDog'], 'keyframes'],
      ['run', undefined, ['animateDog', 'run'], 'class'],
      ['animate-dog', 'asIs', ['animate-dog', 'animateDog'], 'class'],
    ] as const
  ).map<Proof>(([animation, exportLocalsConvention, names, outcome]) => ({
    says: [
      'An animated class has no styles',
      'A module also exports the names of its @keyframes, and a name with a hyphen in camelCase too.',
      'So animate-dog becomes animateDog as well and replaces the class of that name: styles.animateDog is now the name of the animation.',
      "Give the animation another name, or set exportLocalsConvention to 'asIs':",
    ],
    run: 'build',
    config: { output: { cssModules: { exportLocalsConvention } } },
    files: {
      'src/index.js':
        "import styles from './dog.module.css';\nglobalThis.styles = JSON.stringify(styles);\n",
      'src/dog.module.css': `.animateDog { animation: ${animation} 1s }\n@keyframes ${animation} { to { opacity: 0 } }\n`,
    },
    expect({ read }) {
      const code = read(css);
      const built = {
        class: /\.(animateDog-[\w-]{6})\{/.exec(code)?.[1],
        keyframes: /@keyframes ([\w-]+)/.exec(code)?.[1],
      };
      assert.ok(built.class && built.keyframes, code);
      const context: { styles?: string } = {};
      runInNewContext(read(script), context);
      const styles = JSON.parse(context.styles!) as Record<string, string>;
      assert.deepEqual(Object.keys(styles).sort(), [...names]);
      assert.equal(styles[animation], built.keyframes);
      assert.equal(styles.animateDog, built[outcome]);
    },
  })),
];
