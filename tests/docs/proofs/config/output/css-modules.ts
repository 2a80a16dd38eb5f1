import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { pluginSass } from '@rsbuild/plugin-sass';
import type { Proof } from '#tools/prover/proof';

const modules = (css: string) => ({
  'src/index.js': "import styles from './a.module.css';\nconsole.log(JSON.stringify(styles));\n",
  'src/a.module.css': css,
});
const script = 'static/js/index.*.js';
const styles = 'static/css/index.*.css';

/** The page's card, imported for its styles alone. */
const card = {
  files: { 'src/index.js': "import './card.module.css';\n" },
  pageFiles: ['src/card.module.css'],
};
const named = {
  'src/index.js':
    "import './a.module.css';\nimport './b.modules.scss';\nimport './c.css';\nimport './module.d.css';\n",
  'src/a.module.css': '.a { top: 0 }',
  'src/b.modules.scss': '.b { top: 1px }',
  'src/c.css': '.c { top: 2px }',
  'src/module.d.css': '.d { top: 3px }',
};
const areLocal = (css: string) =>
  ['a', 'b', 'c', 'd'].map((name) => {
    assert.match(css, new RegExp(`\\.${name}(-[\\w-]{6})?\\{`));
    return new RegExp(`\\.${name}-[\\w-]{6}\\{`).test(css);
  });

export const proofs: Proof[] = [
  {
    says: "'camelCase' | foo-bar, fooBar | foo_bar, fooBar",
    run: 'build',
    files: modules('.foo-bar { color: red } .foo_bar { color: blue }'),
    expect({ read }) {
      const [, names = ''] = /console\.log\(JSON\.stringify\((\{.*?\})\)/.exec(read(script)) ?? [];
      const exported = [...names.matchAll(/"?([\w-]+)"?:/g)].map(([, name]) => name);
      assert.deepEqual(exported.sort(), ['foo-bar', 'fooBar', 'foo_bar']);
    },
  },
  ...(
    [
      ['production', '<h2 class="iZfhO">', /^\.iZfhO\{/],
      [
        'development',
        '<h2 class="src-card-module__title-iZfhOW">',
        /^\.src-card-module__title-iZfhOW /,
      ],
    ] as const
  ).map(([mode, shown, name]): Proof => ({
    says: 'For example, this configuration shortens the names that your users download, but keeps those that you debug with readable:',
    shown: { containing: shown },
    run: 'build',
    env: { NODE_ENV: mode },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    with: { mode },
    ...card,
    expect: ({ read }) => assert.match(read('static/css/index*.css'), name),
  })),
  ...(['production', 'development', 'none'] as const).map((mode): Proof => ({
    says: [
      'In development, the name shows the path of the stylesheet.',
      'The default pattern is therefore [local]-[hash:base64:6]:',
    ],
    shown: {
      containing:
        mode === 'production'
          ? '<h2 class="title-iZfhOW">'
          : '<h2 class="src-card-module__title-iZfhOW">',
    },
    run: 'build',
    config: { mode },
    ...card,
    expect({ read, shown }) {
      const [, name = 'none shown'] = /class="([^"]*)"/.exec(shown) ?? [];
      assert.match(read('static/css/index*.css'), new RegExp(`^\\.${name} ?\\{`));
    },
  })),
  {
    says: 'Now the heading has the class shop-title-iZfhOW.',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "'shop-[local]" },
    ...card,
    expect: ({ read }) => assert.match(read(styles), /^\.shop-title-iZfhOW\{/),
  },
  ...['shop', 'cart'].map((name): Proof => ({
    says: [
      'The hash depends on the path of the file and on the class.',
      'That means two apps that you build separately can end up with the same names.',
      'If both have a .title in src/card.module.css and run in one page, as micro-frontends do, their styles mix.',
    ],
    run: 'build',
    ...card,
    files: { ...card.files, 'package.json': JSON.stringify({ name }) },
    expect: ({ read }) => assert.match(read(styles), /^\.title-iZfhOW\{/),
  })),
  ...(
    [
      ['src/other/card.module.css', '.title'],
      ['src/card.module.css', '.text'],
    ] as const
  ).map(([file, name]): Proof => ({
    says: 'The hash depends on the path of the file and on the class.',
    run: 'build',
    files: { 'src/index.js': `import './${file.slice(4)}';\n`, [file]: `${name} { color: teal }` },
    expect({ read }) {
      assert.match(read(styles), new RegExp(`^\\${name}-[\\w-]{6}\\{`));
      assert.doesNotMatch(read(styles), /iZfhOW/);
    },
  })),
  {
    says: "(module has no exports): the stylesheet isn't a CSS Module.",
    run: 'build',
    files: {
      'src/index.js': "import styles from './a.css';\nconsole.log(styles.foo);\n",
      'src/a.css': '.foo { color: red }',
    },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /export 'default' \(imported as 'styles'\) was not found in '\.\/a\.css' \(module has no exports\)/,
      ),
  },
  {
    says: [
      "export 'default' (imported as 'styles') was not found",
      "(possible exports: nav-item, navItem), with your classes: you've turned on namedExport and still import the default.",
    ],
    run: 'build',
    files: {
      'src/index.js': "import styles from './nav.module.css';\nconsole.log(styles.navItem);\n",
      'src/nav.module.css': '.nav-item { color: teal }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'namedExport: true' },
    expect: ({ error, log }) =>
      assert.match(
        `${error}${log}`,
        /export 'default' \(imported as 'styles'\) was not found in '\.\/nav\.module\.css' \(possible exports: nav-item, navItem\)/,
      ),
  },
  {
    says: [
      'Selector "div" is not pure',
      "A TypeError: Cannot read properties of undefined (reading '__esModule') above this message is only a consequence",
    ],
    run: 'build',
    files: { 'src/index.js': "import './article.module.css';\n" },
    pageFiles: ['src/article.module.css'],
    config: { output: { cssModules: { mode: 'pure' } } },
    expect({ error, log }) {
      assert.match(`${error}${log}`, /Selector "div" is not pure/);
      assert.match(log, /TypeError: Cannot read properties of undefined \(reading '__esModule'\)/);
    },
  },
  ...(
    [
      ['.article div { color: gray } #top div { color: red }', true],
      [':global(.page) div { color: gray }', false],
    ] as const
  ).map(([css, works]): Proof => ({
    says: "It works like 'local', but each selector has to contain a class or an id of the module",
    run: 'build',
    files: modules(css),
    config: { output: { cssModules: { mode: 'pure' } } },
    expect({ error, log, read }) {
      if (!works) assert.match(`${error}${log}`, /is not pure/);
      else assert.match(read(styles), /^\.article-[\w-]{6} div\{.*#top-[\w-]{6} div\{/);
    },
  })),
  ...(
    [
      ['asIs', "'asIs' | foo-bar | foo_bar", ['foo-bar', 'foo_bar']],
      ['camelCaseOnly', "'camelCaseOnly' | fooBar | fooBar", ['fooBar']],
      ['dashes', "'dashes' | foo-bar, fooBar | foo_bar", ['foo-bar', 'fooBar', 'foo_bar']],
      ['dashesOnly', "'dashesOnly' | fooBar | foo_bar", ['fooBar', 'foo_bar']],
    ] as const
  ).map(([exportLocalsConvention, says, names]): Proof => ({
    says: [
      says,
      'The values that begin with dashes do the same as their camelCase counterparts, but leave underscores alone:',
    ],
    run: 'build',
    files: modules('.foo-bar { color: red } .foo_bar { color: blue }'),
    config: { output: { cssModules: { exportLocalsConvention } } },
    expect({ read }) {
      const [, found = ''] = /console\.log\(JSON\.stringify\((\{.*?\})\)/.exec(read(script)) ?? [];
      const exported = [...found.matchAll(/"?([\w-]+)"?:/g)].map(([, name]) => name);
      assert.deepEqual(exported.sort(), [...names].sort());
    },
  })),
  ...([false, true] as const).map((only): Proof => ({
    says: [
      "That's why Rsbuild exports such a class under both names:",
      "Now styles['nav-item'] is undefined.",
    ],
    shown: { containing: "console.log(styles['nav-item'])" },
    run: 'preview',
    files: {
      'src/nav.module.css': '.nav-item { color: teal }',
      'src/index.js':
        "import styles from './nav.module.css';\ndocument.title = `${styles['nav-item']} ${styles.navItem}`;\n",
    },
    ...(only && {
      sample: { title: 'rsbuild.config.ts', containing: "'camelCaseOnly'" },
    }),
    async expect({ open, shown }) {
      const [first, second] = [...shown.matchAll(/\/\/ '(.*)'/g)].map(([, name]) => name);
      assert.equal(
        await (await open()).title(),
        only ? `undefined ${second}` : `${first} ${second}`,
      );
    },
  })),
  {
    says: 'Use named exports, and the build tells you instead:',
    run: 'build',
    files: {
      'src/index.js': "import { navItme } from './nav.module.css';\nconsole.log(navItme);\n",
      'src/nav.module.css': '.nav-item { color: teal }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'namedExport: true' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /export 'navItme' .* was not found/),
  },
  {
    says: 'When you mistype a class, styles.navItme is undefined, and you find out when you see the page.',
    run: 'preview',
    files: {
      'src/index.js':
        "import styles from './nav.module.css';\ndocument.title = `${styles.navItme}`;\n",
      'src/nav.module.css': '.nav-item { color: teal }',
    },
    expect: async ({ open }) => assert.equal(await (await open()).title(), 'undefined'),
  },
  {
    says: 'Each class is now an export, so you import the ones that you need:',
    run: 'preview',
    files: {
      'src/index.js': "import './menu';\n",
      'src/nav.module.css': '.nav-item { color: teal }',
    },
    pageFiles: ['src/menu.js'],
    sample: { title: 'rsbuild.config.ts', containing: 'namedExport: true' },
    expect: async ({ open }) =>
      assert.match((await (await open()).locator('a').getAttribute('class')) ?? '', /^nav-item-/),
  },
  {
    says: 'If you still want all classes in one object, use import * as styles.',
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
    says: 'JavaScript reserves this word, so with namedExport, import the class as _default instead.',
    run: 'build',
    files: {
      'src/index.js': "import { _default } from './a.module.css';\nconsole.log(_default);\n",
      'src/a.module.css': '.default { color: blue }',
    },
    config: { output: { cssModules: { namedExport: true } } },
    expect: ({ read }) => assert.match(read(script), /console\.log\("default-[\w-]{6}"\)/),
  },
  ...(['slider', 'legacy'] as const).map((name): Proof => ({
    says:
      name === 'slider'
        ? 'In the output, .swiper-slide is still there:'
        : 'Rsbuild renames that class and leaves .header alone:',
    shown: { containing: name === 'slider' ? '.slider-ubDEZQ' : '.note-fhBwPu' },
    run: 'build',
    files: {
      'src/index.js': `import './${name === 'slider' ? 'slider.module' : 'legacy'}.css';\n`,
    },
    pageFiles: [name === 'slider' ? 'src/slider.module.css' : 'src/legacy.css'],
    ...(name === 'legacy' && {
      sample: { title: 'rsbuild.config.ts', containing: 'mode: (path)' },
    }),
    expect: ({ read, shown }) => assert.equal(read(styles).trim(), shown.trim()),
  })),
  {
    says: "'global' turns this around: names stay as they are, except inside :local().",
    run: 'build',
    files: modules('.page { color: red } :local(.card) { color: red }'),
    config: { output: { cssModules: { mode: 'global' } } },
    expect: ({ read }) => assert.match(read(styles), /\.page,\.card-[\w-]{6}\{/),
  },
  {
    says: "In the mode 'icss', css-loader leaves the names alone and only processes :import and :export.",
    run: 'build',
    files: modules(':export { gap: 8px } .red { color: red }'),
    config: { output: { cssModules: { mode: 'icss' } } },
    expect({ read }) {
      assert.match(read(script), /\{gap:"8px"\}/);
      assert.equal(read(styles).trim(), '.red{color:red}');
    },
  },
  ...(['local', 'global', 'pure'] as const).map((mode): Proof => ({
    says: "To read a value from CSS, add :export { gap: 8px; } to a CSS Module, and styles.gap is '8px'.",
    run: 'build',
    files: modules(':export { gap: 8px; }'),
    config: { output: { cssModules: { mode } } },
    expect: ({ read }) => assert.match(read(script), /\{gap:"8px"\}/),
  })),
  {
    says: "The names inside :global() aren't exported, so styles.blue is undefined here:",
    run: 'build',
    files: modules(':global(.blue) { color: blue } .red { color: red }'),
    expect({ read }) {
      assert.doesNotMatch(read(script), /blue/);
      assert.match(read(script), /\{red:"red-/);
    },
  },
  {
    says: 'A build for node, or one with output.emitCss turned off, still puts the class names into its JavaScript.',
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { target: 'node' } },
    expect({ files, read }) {
      assert.deepEqual(files, ['index.js']);
      assert.match(read('index.js'), /foo-[\w-]{6}/);
    },
  },
  {
    says: 'A build for node, or one with output.emitCss turned off, still puts the class names into its JavaScript.',
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { emitCss: false } },
    expect({ files, read }) {
      assert.ok(!files.some((file) => file.endsWith('.css')));
      assert.match(read(script), /foo-[\w-]{6}/);
    },
  },
  ...(
    [
      ['[local] | The class name as you wrote it', '[local]', 'foo'],
      ['[name] | The file name without the extension', '[name]', 'a-module'],
      ['[ext] | The extension with its dot', 'x[ext]', 'x-css'],
      ['[folder] | The name of the directory that contains the file', '[folder]', 'src'],
      ['[path] | The path of that directory, relative to the project root', '[path]x', 'src-x'],
      ['[file] | The path, the name and the extension', '[file]', 'src-a-module-css'],
      [
        'A pattern can use these placeholders, in which slashes and dots become dashes:',
        '[file]',
        'src-a-module-css',
      ],
      [
        '[hash], [hash:<digest>:<length>] | A hash of the path and the class name',
        'h[hash:hex:4]',
        'h[0-9a-f]{4}',
      ],
      [
        '[hash], [hash:<digest>:<length>] | A hash of the path and the class name',
        'h[hash]',
        'h[0-9a-f]{16}',
      ],
    ] as const
  ).map(([says, localIdentName, name]): Proof => ({
    says,
    run: 'build',
    files: modules('.foo { color: red }'),
    config: { output: { cssModules: { localIdentName } } },
    expect: ({ read }) => assert.match(read(styles), new RegExp(`^\\.${name}\\{`)),
  })),
  ...(
    [
      [
        'By default, the name of a stylesheet decides: card.module.css and card.modules.scss are CSS Modules, and the others are global.',
        undefined,
        [true, true, false, false],
      ],
      ['true, the default, works like /\\.module(s)?\\.\\w+$/i.', true, [true, true, false, false]],
      [
        'false turns CSS Modules off, so each stylesheet keeps its class names.',
        false,
        [false, false, false, false],
      ],
    ] as [string, boolean | undefined, boolean[]][]
  ).map(([says, auto, local]): Proof => ({
    says,
    run: 'build',
    files: named,
    config: { plugins: [pluginSass()], output: { cssModules: { auto } } },
    expect: ({ read }) => assert.deepEqual(areLocal(read(styles)), local),
  })),
  ...(
    [
      ['nav.local.css', true],
      ['nav.LOCAL.css', false],
    ] as const
  ).map(([file, local]): Proof => ({
    says: [
      'If a part of the name is enough to go by, a regular expression is shorter.',
      "It's case-sensitive unless you add the i flag:",
    ],
    run: 'build',
    files: { 'src/index.js': `import './${file}';\n`, [`src/${file}`]: '.nav { color: teal }' },
    sample: { title: 'rsbuild.config.ts', containing: '/\\.local\\.css$/' },
    expect: ({ read }) => assert.match(read(styles), local ? /^\.nav-[\w-]{6}\{/ : /^\.nav\{/),
  })),
  {
    says: "It's case-sensitive unless you add the i flag:",
    run: 'build',
    files: {
      'src/index.js': "import './nav.LOCAL.css';\n",
      'src/nav.LOCAL.css': '.nav { top: 0 }',
    },
    config: { output: { cssModules: { auto: /\.local\.css$/i } } },
    expect: ({ read }) => assert.match(read(styles), /^\.nav-[\w-]{6}\{/),
  },
  {
    says: 'It gets the absolute path of each stylesheet and returns true for the modules.',
    run: 'script',
    async expect({ root, config, write }) {
      write('src/index.js', "import './a.css';\nimport './b.css';\n");
      write('src/a.css', '.a { color: red }');
      write('src/b.css', '.b { color: red }');
      const paths = new Set<string>();
      const auto = (file: string) => {
        paths.add(file);
        return file.endsWith('a.css');
      };
      const output = { ...config.output, cssModules: { auto }, filenameHash: false };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { ...config, mode: 'production', output },
      });
      await (await rsbuild.build()).close();
      const real = fs.realpathSync(root);
      assert.deepEqual([...paths].map((file) => fs.realpathSync(file)).sort(), [
        path.join(real, 'src/a.css'),
        path.join(real, 'src/b.css'),
      ]);
      const css = fs.readFileSync(path.join(root, 'dist/static/css/index.css'), 'utf8');
      assert.match(css, /\.a-[\w-]{6}\b.*\.b\{/);
    },
  },
  {
    says: 'The next one goes further and makes your own stylesheets modules, all but global.css.',
    run: 'build',
    files: {
      'src/index.js': "import './menu.css';\nimport './global.css';\nimport 'shoes/shoes.css';\n",
      'src/menu.css': '.menu { top: 0 }',
      'src/global.css': '.global { top: 1px }',
      'node_modules/shoes/package.json': '{ "name": "shoes" }\n',
      'node_modules/shoes/shoes.css': '.shoes { top: 2px }',
    },
    sample: { title: 'rsbuild.config.ts', containing: 'global.css' },
    expect: ({ read }) =>
      assert.match(read(styles), /^\.menu-[\w-]{6}\{.*\}\.global\{.*\}\.shoes\{/),
  },
  {
    says: "If you'd like to use them through the same object as your other classes, set exportGlobals:",
    shown: { containing: 'styles.blue' },
    run: 'build',
    files: { 'src/index.js': '' },
    pageFiles: [{ containing: 'styles.blue' }, { containing: ':global(.blue)' }],
    sample: { title: 'rsbuild.config.ts', containing: 'exportGlobals' },
    with: { source: { entry: { index: './src/index.ts' } } },
    expect({ read, shown }) {
      const red = /red-\w{6}/.exec(shown)?.[0] ?? 'none shown';
      assert.ok(read(script).includes(`{blue:"blue",red:"${red}"}`), read(script));
    },
  },
  {
    says: 'In a CSS Module, Rsbuild renames classes, ids and the names of @keyframes.',
    run: 'build',
    files: modules(
      '.foo { color: red; animation: spin 1s } #top :global(.bar) { color: red } @keyframes spin { to { opacity: 0 } }',
    ),
    expect({ read }) {
      assert.match(read(styles), /\.foo-[\w-]{6}\{color:red;animation:1s spin-[\w-]{6}\}/);
      assert.match(read(styles), /#top-[\w-]{6} \.bar\{/);
      assert.match(read(styles), /@keyframes spin-[\w-]{6}\{/);
    },
  },
  {
    says: 'Here, the stylesheets in src/widgets are modules too:',
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
    says: 'This function makes the names in *.module.css local and the other stylesheets global:',
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
    says: "The auto of an environment replaces the one that you've set for all environments.",
    run: 'build',
    files: { ...modules('.foo { color: red }'), 'src/index.js': "import './a.module.css';\n" },
    config: {
      output: { cssModules: { auto: false } },
      environments: { web: { output: { cssModules: { auto: true } } } },
    },
    expect: ({ read }) => assert.match(read(styles), /\.foo-[\w-]{6}\{/),
  },
  {
    says: 'With output.injectStyles, a module does have a default export, but its value is undefined.',
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
