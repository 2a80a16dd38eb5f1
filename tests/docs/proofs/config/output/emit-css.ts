import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { hasFile } from '#kit/has-file';
import { loadersOf } from '#kit/loader-options';
import { looksLike, sameFiles } from '#kit/looks-like';
import type { Proof } from '#tools/prover/proof';

const css = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }',
};

const titled = {
  'src/client.ts': "import { title } from './title';\ndocument.body.innerHTML = title();\n",
  'src/server.ts': "export { title } from './title';\n",
  'src/index.ts': "import { title } from './title';\ndocument.body.innerHTML = title();\n",
};
const selectable = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.title { user-select: none; & b { color: red } }',
};
const pair = ['src/title.ts', 'src/title.module.css'];
const sample = (containing: string) => ({ title: 'rsbuild.config.ts', containing });
const server = sample('manifest: true');

export const proofs: Proof[] = [
  {
    says: 'Now there is a CSS file as well:',
    shown: { containing: '        └── index.4f2345e4.css' },
    run: 'build',
    files: css,
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: 'Without the option, the output of this build is index.js alone.',
    run: 'build',
    files: css,
    config: { output: { target: 'node' } },
    expect: ({ files }) => assert.deepEqual(files, ['index.js']),
  },
  {
    says: "So the heading from the server has the class that the client's stylesheet contains:",
    shown: { containing: '├── server' },
    run: 'build',
    sample: sample('dist/server'),
    pageFiles: pair,
    files: titled,
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: [
      'Both builds compute the same names for the classes of CSS Modules.',
      'Then the build for the browser contains the stylesheet, while the build for the server only needs the class names that it puts into the HTML.',
    ],
    shown: { containing: '<h1 class="title-SRUB7y">' },
    run: 'build',
    sample: sample('dist/server'),
    pageFiles: pair,
    files: titled,
    expect({ read, root, shown }) {
      const load = createRequire(`${root}/`);
      const { title } = load('./dist/server/index.js') as { title: () => string };
      assert.equal(title(), shown.trim());
      assert.match(read('static/css/index.*.css'), /\.title-SRUB7y\{color:teal\}/);
    },
  },
  {
    shown: { containing: '.title-SRUB7y{color:teal}' },
    run: 'build',
    sample: sample('dist/server'),
    pageFiles: pair,
    files: titled,
    expect: ({ read, shown }) => assert.equal(read('static/css/index.*.css').trim(), shown.trim()),
  },
  {
    says: 'It runs neither Lightning CSS nor PostCSS, which saves time, and leaves out the images and fonts that only your CSS uses.',
    run: 'rspack',
    config: {
      output: { target: 'node' },
      tools: { postcss: (_, { addPlugins }) => addPlugins({ postcssPlugin: 'none' }) },
    },
    expect: (rspack) =>
      assert.deepEqual(
        loadersOf(rspack).filter(({ loader }) => /lightningcss|postcss-loader/.test(loader!)),
        [],
      ),
  },
  {
    says: [
      'The name of the stylesheet contains a hash, so your server needs to look it up.',
      'Turn on output.manifest, and your server finds the name in dist/manifest.json:',
    ],
    shown: { containing: '"allFiles"' },
    run: 'build',
    sample: server,
    files: css,
    expect: ({ read, shown }) => looksLike(read('manifest.json'), shown),
  },
  ...[true, false].map((listed): Proof => ({
    says: [
      'For the target node, Rsbuild compiles CSS for Node.js 16 and later by default, so it leaves out prefixes and keeps new syntax:',
      'The sample also sets output.overrideBrowserslist, because browsers will read this CSS.',
    ],
    run: 'build',
    ...(listed ? { sample: server } : { config: { output: { target: 'node', emitCss: true } } }),
    files: selectable,
    expect({ read }) {
      const styles = read('static/css/index.*.css');
      assert.equal(styles.includes('-webkit-user-select'), listed);
      if (!listed) assert.match(styles, /& b/);
    },
  })),
  ...[true, false].map((listed): Proof => ({
    shown: { containing: '/* Without overrideBrowserslist */' },
    run: 'build',
    ...(listed ? { sample: server } : { config: { output: { target: 'node', emitCss: true } } }),
    files: { ...selectable, 'src/a.css': '.title { user-select: none }' },
    expect({ read, shown }) {
      const comment = listed ? 'With' : 'Without';
      const rule = read('static/css/index.*.css').trim();
      assert.ok(`${shown}\n`.includes(`/* ${comment} overrideBrowserslist */\n${rule}\n`), shown);
    },
  })),
  {
    says: 'Set emitCss to false when a page already has its styles from somewhere else.',
    shown: { containing: '├── legacy' },
    run: 'build',
    sample: sample('legacy'),
    pageFiles: pair,
    files: titled,
    expect: ({ files, shown }) => sameFiles(files, shown),
  },
  {
    says: [
      'By default, only builds for web contain the CSS that your code imports, because servers and workers have no page to style.',
      'When you render on the server and in the browser, keep the defaults, true for the target web and false for node.',
      'Since the server build needs no more than these names, it skips the rest of the CSS.',
      'It runs neither Lightning CSS nor PostCSS, which saves time, and leaves out the images and fonts that only your CSS uses.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: {
      output: { filenameHash: false },
      environments: {
        web: {},
        worker: { output: { target: 'web-worker', distPath: { root: 'dist/worker' } } },
        node: { output: { target: 'node', distPath: { root: 'dist/node' } } },
      },
    },
    expect: ({ files }) =>
      assert.deepEqual(files, [
        'index.html',
        'node/index.js',
        'static/css/index.css',
        'static/image/a.png',
        'static/js/index.js',
        'worker/static/js/index.js',
      ]),
  },
  ...[true, false].map((emitCss): Proof => ({
    says: [
      'An import with ?inline gives you the CSS as a string, whichever value you set.',
      'But for false, neither Lightning CSS nor PostCSS processes the string, so it has no prefixes.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import css from './a.css?inline';\nconsole.log(css);\n",
      'src/a.css': 'a { user-select: none }',
    },
    config: {
      output: { emitCss, filenameHash: false, overrideBrowserslist: ['safari >= 14'] },
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /user-select: ?none/);
      assert.equal(read('static/js/index.js').includes('-webkit-user-select'), emitCss);
    },
  })),
  {
    says: 'false turns PostCSS off, so classes that one of its plugins adds to a CSS Module are missing from the JavaScript.',
    run: 'build',
    files: {
      'src/index.js': "import * as styles from './a.module.css';\nconsole.log(styles);\n",
      'src/a.module.css': '.own { color: red }',
      'postcss.config.cjs':
        "module.exports = { plugins: [{ postcssPlugin: 'more', Once: (root) => root.append('.more { color: red }') }] };\n",
    },
    config: {
      output: { filenameHash: false },
      environments: {
        web: {},
        bare: { output: { emitCss: false, distPath: { root: 'dist/bare' } } },
      },
    },
    expect({ read }) {
      assert.match(read('static/js/index.js'), /own-[^]*more-/);
      assert.match(read('bare/static/js/index.js'), /own-/);
      assert.doesNotMatch(read('bare/static/js/index.js'), /more-/);
    },
  },
  {
    says: [
      'false takes precedence: Rsbuild leaves out the CSS even if output.injectStyles is true.',
      'To get the CSS inside the JavaScript of a server or worker build, set both options to true.',
      'There are no CSS files then.',
    ],
    run: 'build',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '.small { background: url(./a.png) } .large { background: url(./b.png) }',
      'src/a.png': 'x',
      'src/b.png': 'x'.repeat(5000),
    },
    config: {
      output: { target: 'node', emitCss: true, filenameHash: false },
      environments: {
        files: {},
        moved: { output: { distPath: { root: 'dist/moved', css: 'styles' } } },
        injected: { output: { injectStyles: true, distPath: { root: 'dist/injected' } } },
        bare: {
          output: { emitCss: false, injectStyles: true, distPath: { root: 'dist/bare' } },
        },
      },
    },
    expect({ files, read }) {
      assert.deepEqual(files, [
        'bare/index.js',
        'index.js',
        'injected/index.js',
        'injected/static/image/b.png',
        'moved/index.js',
        'moved/static/image/b.png',
        'moved/styles/index.css',
        'static/css/index.css',
        'static/image/b.png',
      ]);
      assert.match(read('injected/index.js'), /\.small/);
      assert.doesNotMatch(read('bare/index.js'), /\.small/);
    },
  },
  ...[true, false].map((emitCss): Proof => ({
    says: 'The larger images of this CSS are in the output with either value.',
    run: 'build',
    files: {
      'src/index.js': "import css from './a.css?inline';\nconsole.log(css);\n",
      'src/a.css': 'a { background: url(./a.png) }',
      'src/a.png': 'x'.repeat(5000),
    },
    config: { output: { target: 'node', emitCss, filenameHash: false } },
    expect: ({ files }) => hasFile(files, /^static\/image\/a\.png$/),
  })),
];
