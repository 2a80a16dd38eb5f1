import assert from 'node:assert/strict';
import path from 'node:path';
import { linkPackage } from '#tools/project/link-packages';
import { buildIn } from '#kit/build-in';
import type { Proof } from '#tools/prover/proof';

const css = 'static/css/index.*.css';

export const proofs: Proof[] = [
  {
    says: [
      'The loader of Stylus fails at @tailwind.',
      'Put such directives into a @css block, which Stylus leaves as it is:',
    ],
    run: 'script',
    pageFiles: ['postcss.config.cjs', 'tailwind.config.js', 'src/styles.styl'].map((title) => ({
      title,
      nth: 1,
      as: `app/${title}`,
    })),
    files: {
      'app/package.json': '{ "name": "app" }',
      'app/rsbuild.config.mjs':
        "import { pluginStylus } from '@rsbuild/plugin-stylus';\nexport default { plugins: [pluginStylus()] };\n",
      'app/src/index.ts': "import './styles.styl';\nexport const name = 'text-3xl';\n",
    },
    async expect({ root, write }) {
      const app = path.join(root, 'app');
      linkPackage(app, { name: 'tailwindcss', installedAs: 'tailwindcss-v3' });
      assert.match((await buildIn(app)).read(css), /\.text-3xl/);
      write('app/src/styles.styl', '@tailwind base;\n@tailwind utilities;\n');
      assert.match((await buildIn(app)).log, /stylus[\s\S]*TypeError/);
    },
  },
  ...[true, false].map<Proof>((replaced) => ({
    says: 'If postcssOptions in tools.postcss is an object, it replaces the plugins of the PostCSS file.',
    run: 'script',
    pageFiles: ['postcss.config.cjs', 'tailwind.config.js', 'src/index.css', 'src/index.ts'].map(
      (title) => ({ title, nth: 1, as: `app/${title}` }),
    ),
    files: {
      'app/package.json': '{ "name": "app" }',
      'app/rsbuild.config.mjs': `export default { tools: { postcss: { ${replaced ? 'postcssOptions: { plugins: [] }' : ''} } } };\n`,
    },
    async expect({ root }) {
      const app = path.join(root, 'app');
      linkPackage(app, { name: 'tailwindcss', installedAs: 'tailwindcss-v3' });
      assert.equal((await buildIn(app)).read(css).includes('.text-3xl'), !replaced);
    },
  })),
  ...['postcss.config.js', 'postcss.config.cjs'].map<Proof>((name) => ({
    says: 'Your package.json has "type": "module", so postcss.config.js can\'t use module.exports. Rename it to postcss.config.cjs.',
    run: 'script',
    files: {
      'app/package.json': '{ "name": "app", "type": "module" }',
      [`app/${name}`]: 'module.exports = { plugins: { tailwindcss: {} } };\n',
      'app/tailwind.config.js': "module.exports = { content: ['./src/*.js'] };\n",
      'app/src/index.js': "import './a.css';\nconsole.log('text-3xl');\n",
      'app/src/a.css': '@tailwind utilities;\n',
    },
    async expect({ root }) {
      const app = path.join(root, 'app');
      linkPackage(app, { name: 'tailwindcss', installedAs: 'tailwindcss-v3' });
      const { log, read } = await buildIn(app);
      if (name.endsWith('.js')) assert.match(log, /module is not defined in ES module scope/);
      else assert.match(read(css), /\.text-3xl/);
    },
  })),
  {
    says: [
      "Tailwind didn't find your configuration",
      'because it looks in the directory in which you run the command, even if you pass --root.',
      'Put tailwind.config.js into the project root and run the command there.',
    ],
    run: 'script',
    pageFiles: ['postcss.config.cjs', 'tailwind.config.js', 'src/index.css', 'src/index.ts'].map(
      (title) => ({ title, nth: 1, as: `app/${title}` }),
    ),
    files: { 'app/package.json': '{ "name": "app" }' },
    async expect({ root }) {
      linkPackage(path.join(root, 'app'), { name: 'tailwindcss', installedAs: 'tailwindcss-v3' });
      assert.match((await buildIn(path.join(root, 'app'))).read(css), /\.text-3xl/);
      const { log, read } = await buildIn(root, ['--root', 'app']);
      assert.match(log, /The `content` option in your Tailwind CSS configuration is missing/);
      assert.doesNotMatch(read(css), /\.text-3xl/);
    },
  },
];
