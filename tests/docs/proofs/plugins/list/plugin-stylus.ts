import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { pluginStylus, type PluginStylusOptions } from '@rsbuild/plugin-stylus';
import { loaderOptions } from '#kit/loader-options';
import { mapsOfStyles } from '#kit/maps-of-styles';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const style = 'static/css/index.*.css';
const script = 'static/js/index.*.js';
const withStylus = (options?: PluginStylusOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  output: { minify: false, dataUriLimit: 0 },
  ...rest,
  plugins: [pluginStylus(options)],
});
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;
const includeCSSRow =
  'includeCSS | boolean | false | Whether Stylus puts an imported CSS file where the @import is. With false, Rsbuild follows the @import, as in a CSS file';
const leftToRsbuild =
  'By default, Stylus leaves the @import of a CSS file to Rsbuild, and two things can go wrong:';
const project = {
  'src/index.js': "import './page.styl';\n",
  'src/page.styl':
    "@import './theme/part'\n@import './plain.css'\n.page\n  color red\n@charset 'utf-8'\n",
  'src/theme/part.styl': '.part\n  background url("./logo.svg")\n',
  'src/theme/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/plain.css': '.plain { color: red }\n',
};

export const proofs: Proof[] = [
  ...mapsOfStyles(
    'But the output only uses them if tools.lightningcssLoader is false.',
    'page.styl',
    (sourceMap) => [pluginStylus({ sourceMap })],
    [true, false],
  ),
  {
    says: [
      'Add @rsbuild/plugin-stylus, and you import .styl files in the way you import CSS.',
      'The path that you import decides what you get:',
      './page.styl, ./page.stylus | The styles become part of the page',
      './title.module.styl, ./title.module.stylus | CSS Modules: an object of class names',
      './page.styl?inline | The compiled CSS as a string',
      './page.styl?raw | The source code as a string',
    ],
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    files: {
      'src/index.js': `import './page.styl';
import './other.stylus';
import card from './card.module.styl';
import text from './text.styl?inline';
import source from './text.styl?raw';
console.log(card.box, text, source);
`,
      'src/page.styl': '.page\n  color red\n',
      'src/other.stylus': '.other\n  color red\n',
      'src/card.module.styl': '.box\n  color red\n',
      'src/text.styl': '$c = blue\n.text\n  color $c\n',
    },
    expect({ read }) {
      assert.match(read(style), /^\.page,\.other,\.box-[\w-]{6}\{color:red\}/);
      assert.match(read(script), /"box-[\w-]{6}"/);
      assert.match(read(script), /"\.text\{color:#00f\}"/);
      assert.match(read(script), /\$c = blue/);
    },
  },
  {
    says: 'From the CSS Module, it gets the class names:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', section: 'Usage' },
    pageFiles: ['src/index.js', 'src/page.styl', 'src/title.module.styl'],
    expect({ read }) {
      const [, name] = /\.(title-[\w-]{6})\{color:#ff5e00\}/.exec(read(style))!;
      assert.ok(read(script).includes(`"${name}"`));
    },
  },
  {
    says: 'Without the plugin, a build that imports a .styl file fails.',
    run: 'build',
    files: { 'src/index.js': "import './a.styl';\n", 'src/a.styl': '.a\n  color red\n' },
    expect: (result) => assert.match(failure(result), /a\.styl/),
  },
  {
    says: [
      'resolveURL | boolean | true | Whether a relative url() in an imported file is resolved from that file',
      'lineNumbers | boolean | false',
    ],
    run: 'build',
    config: withStylus(),
    files: project,
    expect({ read }) {
      assert.match(read(style), /url\([^)]*static\/svg\/logo\.\w+\.svg/);
      assert.doesNotMatch(read(style), /line \d+ :/);
    },
  },
  {
    says: 'A relative path starts at the folder of each file, so ./vars.styl can be another file in each folder.',
    run: 'build',
    config: withStylus({ stylusOptions: { import: ['./vars.styl'] } }),
    files: {
      'src/index.js': "import './page.styl';\nimport './deep/other.styl';\n",
      'src/page.styl': '.page\n  color $brand\n',
      'src/vars.styl': '$brand = teal\n',
      'src/deep/other.styl': '.other\n  color $brand\n',
      'src/deep/vars.styl': '$brand = olive\n',
    },
    expect({ read }) {
      assert.match(read(style), /\.page \{\s*color: teal[^]*\.other \{\s*color: olive/);
    },
  },
  {
    says: [
      'define | [string, any, boolean?][] | [] | Variables and functions that each file can use. An entry has a name and a value. An object becomes a list, or with true as the third item a hash, so that theme.brand works',
      'lineNumbers | boolean | false | Whether comments name the line in the Stylus file',
      "You've turned lineNumbers on, but the output has no comments with line numbers.",
      'One of two tools has removed them:',
      'Lightning CSS, unless you set tools.lightningcssLoader to false',
      'The minifier, in production',
      'import | string[] | [] | Packages or absolute paths that Stylus imports into each file',
    ],
    run: 'script',
    files: {
      'src/index.js': "import './page.styl';\n",
      'src/page.styl': '.page\n  color $brand\n  background hashed.brand\n  transition listed\n',
      'src/all.styl': '.all\n  color red\n',
    },
    async expect({ root }) {
      const build = async (tools: RsbuildConfig['tools'], minify = false) => {
        const stylusOptions = {
          define: [
            ['$brand', 'teal'],
            ['hashed', { brand: 'navy' }, true],
            ['listed', { brand: 'navy' }],
          ] as [string, unknown, boolean?][],
          import: [`${root}/src/all.styl`],
          lineNumbers: true,
        };
        const output = { filenameHash: false, minify };
        const mode = minify ? 'production' : 'development';
        const rsbuildConfig = withStylus({ stylusOptions }, { mode, output, tools });
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig });
        const { close } = await rsbuild.build();
        await close();
        return readFileSync(`${root}/dist/static/css/index.css`, 'utf8');
      };
      const css = await build({ lightningcssLoader: false });
      assert.match(css, /color: ['"]teal/);
      assert.match(css, /background: ['"]?navy/);
      assert.match(css, /transition: brand ['"]?navy/);
      assert.match(css, /\.all \{/);
      assert.match(css, /line \d+ :/);
      assert.doesNotMatch(await build({}), /line \d+ :/);
      assert.doesNotMatch(await build({ lightningcssLoader: false }, true), /line \d+ :/);
    },
  },
  {
    says: [
      'By default, Stylus generates them where output.sourceMap asks for source maps of CSS.',
      'To save Stylus this work, set sourceMap to false:',
    ],
    run: 'script',
    async expect({ root }) {
      const map = async (options: PluginStylusOptions, sourceMap: unknown) =>
        loaderOptions(
          await rspackConfig(
            root,
            withStylus(options, { output: { sourceMap: sourceMap as boolean } }),
          ),
          'stylus-loader',
        ).sourceMap;
      assert.deepEqual(
        [await map({}, true), await map({}, false), await map({}, { css: true })],
        [true, false, true],
      );
      assert.equal(await map({ sourceMap: false }, true), false);
    },
  },
  {
    says: [
      'Unlike @rsbuild/plugin-sass and @rsbuild/plugin-less, it lacks the options include and exclude',
      'The plugin compiles files that end in .styl or .stylus.',
    ],
    run: 'script',
    async expect({ root }) {
      const given = { include: /other/, exclude: /styl/ } as PluginStylusOptions;
      const config = await rspackConfig(root, withStylus(given));
      const tests = (config.module!.rules! as { test?: RegExp }[]).map(({ test }) => test);
      const own = tests.find((test) => test instanceof RegExp && test.test('a.styl'))!;
      assert.ok(own.test('a.stylus') && !own.test('a.css'));
      assert.ok(!tests.some((test) => String(test).includes('other')));
    },
  },
  {
    says: [
      'The variable comes from define, and a string keeps its quotes, so browsers ignore the declaration:',
      'Use convert() to turn the string into a color or another value:',
    ],
    run: 'build',
    config: withStylus({ stylusOptions: { define: [['$brand', '#ff5e00']] } }),
    files: {
      'src/index.js': "import './page.styl';\n",
      'src/page.styl': '.page\n  color $brand\n.title\n  color convert($brand)\n',
    },
    expect({ read }) {
      assert.match(read(style), /\.page \{\s*color: ['"]#ff5e00['"];/);
      assert.match(read(style), /\.title \{\s*color: #ff5e00;/);
    },
  },
  {
    says: 'include | string[] | [] | More folders in which Stylus looks for imports. Relative paths start at the folder in which you run the command',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { pluginStylus } from '@rsbuild/plugin-stylus';
export default { plugins: [pluginStylus({ stylusOptions: { include: ['./styles'] } })] };
`,
      'src/index.js': "import './page.styl';\n",
      'src/page.styl': "@import 'part'\n",
      'styles/part.styl': '.part\n  width 1px\n',
    },
    expect: ({ read }) => assert.match(read(style), /\.part\{width:1px\}/),
  },
  ...[true, false].map<Proof>((absolute) => ({
    says: 'use | string[] | [] | Stylus plugins, by name or by absolute path',
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import path from 'node:path';
import { pluginStylus } from '@rsbuild/plugin-stylus';
const plugin = ${absolute ? "path.resolve('./plugin.cjs')" : "'./plugin.cjs'"};
export default { plugins: [pluginStylus({ stylusOptions: { use: [plugin] } })] };
`,
      'plugin.cjs': "module.exports = () => (style) => style.define('size', 8);\n",
      'src/index.js': "import './page.styl';\n",
      'src/page.styl': '.page\n  width unit(size, "px")\n',
    },
    expect({ code, log, read }) {
      assert.equal(code, absolute ? 0 : 1);
      if (absolute) assert.match(read(style), /\.page\{width:8px\}/);
      else assert.match(log, /Failed to load ".\/plugin\.cjs" Stylus plugin/);
    },
  })),
  ...[false, undefined, true].map<Proof>((includeCSS) => ({
    says: [
      includeCSSRow,
      leftToRsbuild,
      "Your Stylus file has an @import of a CSS file, but the styles are missing in the browser, or the build stops because it can't find the file.",
      'The styles are missing, because your @import comes after a rule.',
      "CSS doesn't allow that, so the @import is silently dropped.",
      'In both cases, set includeCSS, and Stylus puts the CSS where the @import is:',
    ],
    run: 'build',
    config: withStylus({ stylusOptions: { includeCSS } }),
    files: {
      'src/index.js': "import './first.styl';\nimport './later.styl';\n",
      'src/first.styl': "@import './plain.css'\n.first\n  color red\n",
      'src/later.styl': ".before\n  color red\n@import './other.css'\n.after\n  color red\n",
      'src/plain.css': '.plain { color: blue }\n',
      'src/other.css': '.other { color: blue }\n',
    },
    expect({ read, log, error }) {
      assert.equal(error, undefined);
      assert.doesNotMatch(log, /warn|other\.css/i);
      const classes = [...read(style).matchAll(/\.(\w+)(?=[ ,{])/g)].map(([, name]) => name);
      assert.deepEqual(
        classes,
        includeCSS
          ? ['plain', 'first', 'before', 'other', 'after']
          : ['plain', 'first', 'before', 'after'],
      );
    },
  })),
  ...[false, undefined, true].map<Proof>((includeCSS) => ({
    says: [
      leftToRsbuild,
      "Your Stylus file has an @import of a CSS file, but the styles are missing in the browser, or the build stops because it can't find the file.",
      'Say your script imports app.styl, app.styl imports theme/button.styl, and button.styl imports ./reset.css.',
      "The file isn't found, because your @import is in a Stylus file that another Stylus file imports.",
      'The path starts at the file that your script imports, so the build looks for reset.css next to app.styl rather than in theme.',
    ],
    run: 'build',
    config: withStylus({ stylusOptions: { includeCSS } }),
    files: {
      'src/index.js': "import './app.styl';\n",
      'src/app.styl': "@import './theme/button'\n",
      'src/theme/button.styl': "@import './reset.css'\n",
      'src/theme/reset.css': '.reset { color: blue }\n',
    },
    expect(result) {
      if (includeCSS) assert.match(result.read(style), /\.reset/);
      else assert.match(failure(result), /reset\.css/);
    },
  })),
  {
    says: [
      "If you don't want to begin each file with the same @import, let Stylus add it.",
      'In import, list the absolute path of the file that has your variables and mixins:',
      'The shared file contains a variable and a mixin:',
    ],
    run: 'command',
    command: 'rsbuild build',
    sample: { containing: 'src/styles/shared.styl' },
    pageFiles: ['src/styles/shared.styl', 'src/card.styl'],
    files: { 'src/index.js': "import './card.styl';\n" },
    expect: ({ read }) => assert.equal(read(style), '.card{border-radius:4px;padding:8px}'),
  },
  ...['navy', ''].map<Proof>((color) => ({
    says: [
      'define makes the value available in each file:',
      'Stylus gets the value as a string, so you need to turn it into a color with convert():',
    ],
    run: 'command',
    command: 'rsbuild build',
    ...(color ? { env: { BRAND_COLOR: color } } : {}),
    sample: { containing: 'BRAND_COLOR' },
    pageFiles: [{ title: 'src/button.styl', nth: 1 }],
    files: { 'src/index.js': "import './button.styl';\n" },
    expect: ({ read }) => assert.equal(read(style), `.button{color:${color || '#ff5e00'}}`),
  })),
  {
    says: 'List the folder in include, and Stylus also looks for imports in it, so a short name is enough:',
    run: 'command',
    command: 'rsbuild build',
    sample: { containing: "include: [path.join(import.meta.dirname, 'src/styles')]" },
    pageFiles: ['src/pages/cart/summary.styl'],
    files: {
      'src/index.js': "import './pages/cart/summary.styl';\n",
      'src/styles/theme.styl': '.theme\n  width 1px\n',
    },
    expect: ({ read }) => assert.equal(read(style), '.theme{width:1px}'),
  },
  ...[true, false].map<Proof>((absolute) => ({
    says: [
      "stylus-loader looks for nib from its own folder, and these package managers hide your project's packages from that folder.",
      `So replace the name with the absolute path: createRequire(import.meta.url).resolve('nib').`,
    ],
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `import { createRequire } from 'node:module';
import { pluginStylus } from '@rsbuild/plugin-stylus';
const nib = ${absolute ? "createRequire(import.meta.url).resolve('nib')" : "'nib'"};
export default { plugins: [pluginStylus({ stylusOptions: { use: [nib] } })] };
`,
      'node_modules/nib/package.json': '{ "name": "nib", "main": "index.js" }',
      'node_modules/nib/index.js': "module.exports = () => (style) => style.define('size', 8);\n",
      'src/index.js': "import './page.styl';\n",
      'src/page.styl': '.page\n  width unit(size, "px")\n',
    },
    expect({ code, log, read }) {
      assert.equal(code, absolute ? 0 : 1);
      if (absolute) assert.equal(read(style), '.page{width:8px}');
      else assert.match(log, /Failed to load "nib" Stylus plugin/);
    },
  })),
];
