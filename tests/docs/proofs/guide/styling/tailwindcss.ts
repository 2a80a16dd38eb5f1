import assert from 'node:assert/strict';
import path from 'node:path';
import { buildIn } from '#kit/build-in';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const pageFiles = ['postcss.config.mjs', { title: 'src/index.css', nth: 1 }, 'src/index.ts'];
/** Makes the packages that the PostCSS file names known. */
const linked = { 'src/packages.ts': "import '@tailwindcss/postcss';\nimport 'tailwindcss';\n" };

export const proofs: Proof[] = [
  {
    says: [
      'It searches the directory in which you run the command, except for node_modules and the files that .gitignore lists.',
      "Classes are missing if you pass --root ../app | Tailwind searches the directory in which you run the command. Run it in the project root, or name the folder in the stylesheet, as in @import 'tailwindcss' source('.');. The path starts at the stylesheet.",
    ],
    run: 'script',
    pageFiles: [
      { title: 'postcss.config.mjs', as: 'app/postcss.config.mjs' },
      { title: 'src/index.css', nth: 1, as: 'app/src/index.css' },
      { title: 'src/index.ts', as: 'app/src/index.ts' },
    ],
    files: {
      ...linked,
      'app/package.json': '{ "name": "app" }',
      'app/.gitignore': 'made.ts\n',
      'app/src/made.ts': "export default 'rotate-45';\n",
      'app/node_modules/shoes/index.js': "export default 'skew-x-12';\n",
      'beside/package.json': '{ "name": "beside" }',
    },
    async expect({ root, write }) {
      const [app, beside] = ['app', 'beside'].map((folder) => path.join(root, folder));
      const styles = (await buildIn(app!)).read(css);
      assert.match(styles, /\.text-3xl/);
      assert.doesNotMatch(styles, /\.rotate-45|\.skew-x-12/);
      const fromBeside = async () => (await buildIn(beside!, ['--root', '../app'])).read(css);
      assert.doesNotMatch(await fromBeside(), /\.text-3xl/);
      write('app/src/index.css', "@import 'tailwindcss' source('.');\n");
      assert.match(await fromBeside(), /\.text-3xl/);
    },
  },
  {
    says: 'Version 4 uses cascade layers and other features of CSS that came in 2022 or later.',
    run: 'command',
    command: 'rsbuild build',
    pageFiles,
    files: linked,
    expect: ({ read }) => assert.match(read(css), /@layer .*@property/s),
  },
  {
    says: 'A class that you put together at run time has no style | Tailwind searches the source for whole names. Write text-red-500, not text-${color}-500.',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: ['postcss.config.mjs', { title: 'src/index.css', nth: 1 }],
    files: {
      ...linked,
      'src/index.ts':
        "import './index.css';\nconst color = 'red';\ndocument.body.innerHTML = `<b class=\"text-${color}-500 underline\">Hello</b>`;\n",
    },
    expect({ read, files }) {
      hasFile(files, /^static\/css\//);
      assert.match(read(css), /\.underline/);
      assert.doesNotMatch(read(css), /\.text-red-500/);
    },
  },
  {
    says: "@import 'tailwindcss' gives you base styles, but no classes | The plugin isn't registered. Either it isn't under plugins, or an object in tools.postcss has replaced it.",
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'src/index.css', nth: 1 }, 'src/index.ts'],
    files: {
      ...linked,
      'postcss.config.mjs': "export default { '@tailwindcss/postcss': {} };\n",
    },
    expect({ read, files }) {
      const styles = files.filter((file) => file.endsWith('.css')).map(read);
      assert.match(styles.join(''), /box-sizing:border-box/);
      assert.doesNotMatch(styles.join(''), /\.text-3xl/);
    },
  },
  {
    says: 'The PostCSS file names tailwindcss, as in version 3. Write @tailwindcss/postcss.',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [{ title: 'src/index.css', nth: 1 }, 'src/index.ts'],
    files: {
      ...linked,
      'postcss.config.mjs': 'export default { plugins: { tailwindcss: {} } };\n',
    },
    expect: ({ log }) =>
      assert.match(
        log,
        /It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin/,
      ),
  },
  {
    says: 'If the plugin is in both, PostCSS calls it twice for each stylesheet, and the second call has no effect.',
    run: 'script',
    pageFiles,
    files: linked,
    async expect({ root, write }) {
      const build = async (config: string) => {
        write(
          'rsbuild.config.mjs',
          `import tailwindcss from '@tailwindcss/postcss';
const told = (place) => ({ postcssPlugin: place, Once: (css) => console.log(place, css.toString().includes('.text-3xl')) });
export default ${config};
`,
        );
        return buildIn(root);
      };
      const once = await build('{}');
      const twice = await build(
        "{ tools: { postcss: (_, { addPlugins }) => addPlugins([told('between'), tailwindcss(), told('after')]) } }",
      );
      assert.match(twice.log, /between true\nafter true/);
      assert.equal(twice.read(css), once.read(css));
    },
  },
];
