import assert from 'node:assert/strict';
import path from 'node:path';
import { buildIn } from '#kit/build-in';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';
const postcss = { title: 'postcss.config.mjs', nth: 1 };
const pageFiles = [postcss, { title: 'src/index.css', nth: 1 }, 'src/index.ts'];
/** Makes the packages that the PostCSS file names known. */
const linked = { 'src/packages.ts': "import '@tailwindcss/postcss';\nimport 'tailwindcss';\n" };

export const proofs: Proof[] = [
  {
    says: [
      'It searches the directory in which you run the command, except for node_modules and the files that .gitignore lists.',
      'Tailwind searches the directory in which you run the command, but your classes are in another one.',
      "When you can't do that, name the folder of your source in the stylesheet, with a path that is relative to the stylesheet:",
    ],
    run: 'script',
    pageFiles: [
      { ...postcss, as: 'app/postcss.config.mjs' },
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
    says: 'because it uses cascade layers and other features of CSS that came in 2022 or later',
    run: 'command',
    command: 'rsbuild build',
    pageFiles,
    files: linked,
    expect: ({ read }) => assert.match(read(css), /@layer .*@property/s),
  },
  {
    says: "Tailwind searches the source for whole names, and it doesn't run your code.",
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [postcss, { title: 'src/index.css', nth: 1 }],
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
    says: 'So let your code choose between whole names:',
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [postcss, { title: 'src/index.css', nth: 1 }, 'src/label.ts'],
    files: {
      ...linked,
      'src/index.ts':
        "import './index.css';\nimport { label } from './label';\ndocument.body.innerHTML = label('ok');\n",
    },
    expect({ read }) {
      for (const name of ['text-green-500', 'text-red-500'])
        assert.ok(read(css).includes(`.${name}{`), name);
    },
  },
  ...["@reference './index.css';\n", ''].map((head): Proof => ({
    says: [
      "But Tailwind compiles each stylesheet alone, so the CSS Module doesn't know the classes that src/index.css has imported.",
      'Refer to that file with @reference, which adds no CSS:',
      'Cannot apply unknown utility class font-bold',
      'The stylesheet with @apply has neither imported Tailwind nor referred to it.',
    ],
    run: 'command',
    command: 'rsbuild build',
    pageFiles: [postcss, { title: 'src/index.css', nth: 1 }],
    files: {
      ...linked,
      'src/index.ts':
        "import './index.css';\nimport styles from './card.module.css';\ndocument.body.className = styles.title;\n",
      'src/card.module.css': `${head}.title { @apply font-bold; }\n`,
    },
    expect({ log, read }) {
      assert.equal(
        log.includes('Cannot apply unknown utility class `font-bold`'),
        head === '',
        log,
      );
      if (head === '') return;
      assert.match(read(css), /\.title-[\w-]+\{[^}]*font-weight:/);
      assert.equal(read(css).match(/@layer base\{/g)?.length, 1);
    },
  })),
  {
    says: [
      'The page has base styles, but no classes',
      "The plugin isn't registered, for one of two reasons:",
      "It isn't under plugins in the PostCSS file.",
    ],
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
    says: [
      'Your PostCSS file lists tailwindcss, as in version 3.',
      'In version 4, the plugin is a separate package:',
    ],
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
    says: 'Add the plugin in just one of the two places, because PostCSS otherwise calls it twice for each stylesheet.',
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
