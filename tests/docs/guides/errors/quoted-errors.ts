import { builtPage, command, devPage } from './provoke';
import type { QuotedError } from './quoted-error';

const withConfig = (options: string, head = '') => `${head}export default ${options};\n`;

/** The messages of the pages on errors. */
const faqErrors: QuotedError[] = [
  {
    page: 'faq/exceptions',
    quote: 'error   Build error:\nFile: /my-app/src/manual.pdf',
    files: { 'src/index.js': "import './manual.pdf';\n", 'src/manual.pdf': 'a manual\n' },
  },
  {
    page: 'faq/exceptions',
    quote: 'error   Build error:\nFile: /my-app/src/index.js:1:1\n  × ESModulesLinkingError',
    files: {
      'src/index.js': "import { foo } from './utils';\nconsole.log(foo);\n",
      'src/utils.js': 'export const bar = 1;\n',
    },
  },
  {
    page: 'faq/exceptions',
    quote: "File: /my-app/src/index.js:1:1\n  × Module not found: Can't resolve 'fs'",
    files: { 'src/index.js': "import fs from 'fs';\nconsole.log(fs);\n" },
  },
  {
    page: 'faq/exceptions',
    quote: 'Reading from "node:crypto" is not handled by plugins (Unhandled scheme).',
    files: { 'src/index.js': "import crypto from 'node:crypto';\nconsole.log(crypto);\n" },
  },
  {
    page: 'faq/exceptions',
    quote: 'error   Build error:\nFile: /my-app/node_modules/some-package',
    files: {
      'src/index.js': "import 'some-package';\n",
      'node_modules/some-package/package.json': '{ "name": "some-package", "main": "index.js" }\n',
      'node_modules/some-package/index.js': "import 'core-js/modules/es.error.cause.js';\n",
    },
  },
  {
    page: 'faq/exceptions',
    quote: "Cannot find module 'core-js/fn/array/includes' for matched aliased key 'core-js'",
    files: {
      'src/index.js': "import 'core-js/fn/array/includes';\n",
      'rsbuild.config.mjs': withConfig("{ output: { polyfill: 'usage' } }"),
    },
  },
  {
    page: 'faq/exceptions',
    quote: 'File: /my-app/src/a.css:1:1\n  × Module build failed:',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }\n',
      'rsbuild.config.mjs': withConfig(
        '{ tools: { postcss: (_, { addPlugins }) => addPlugins({ default: () => {} }) } }',
      ),
    },
  },
  {
    page: 'faq/exceptions',
    quote: 'TypeError: Invalid PostCSS Plugin found at: plugins[0]',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': 'a { color: red }\n',
      'postcss.config.mjs': withConfig('{ plugins: [{}] }'),
    },
  },
  {
    page: 'faq/exceptions',
    quote: 'FATAL ERROR:',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        "{ plugins: [{ name: 'grows', setup() { for (const list = []; ; ) list.push({}); } }] }",
      ),
    },
    provoke: async ({ run }) =>
      (
        await run(['node_modules/@rsbuild/core/bin/rsbuild.js', 'build'], {
          env: { NODE_OPTIONS: '--max-old-space-size=64' },
        })
      ).log,
  },
  {
    page: 'faq/exceptions',
    quote: 'Uncaught ReferenceError: process is not defined',
    files: {
      'src/index.js':
        "addEventListener('DOMContentLoaded', () => process.env.FOO);\n" +
        "addEventListener('DOMContentLoaded', () => import.meta.env.FOO);\n",
    },
    provoke: builtPage,
  },
  {
    page: 'faq/exceptions',
    quote: 'error   [@rsbuild/plugin-check-syntax]',
    files: {
      'src/index.js':
        "import { now } from 'some-package';\ndocument.title = document.body.id = now;\n",
      'node_modules/some-package/package.json':
        '{ "name": "some-package", "module": "index.js" }\n',
      'node_modules/some-package/index.js': 'export let now = String(Date.now());\n',
      'rsbuild.config.mjs': withConfig(
        "{ plugins: [pluginCheckSyntax()], output: { overrideBrowserslist: ['IE 11'] } }",
        "import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';\n",
      ),
    },
    packages: ['@rsbuild/plugin-check-syntax'],
  },
  {
    page: 'faq/features',
    quote: 'warn    Build warning:',
    files: {
      'src/index.js': "import './a.scss';\n",
      'src/a.scss': '$width: 100px; .a { margin: 0; padding: 0 auto; width: $width / 2 }\n',
      'rsbuild.config.mjs': withConfig(
        '{ plugins: [pluginSass()] }',
        "import { pluginSass } from '@rsbuild/plugin-sass';\n",
      ),
    },
    packages: ['@rsbuild/plugin-sass'],
  },
  {
    page: 'faq/features',
    quote: 'No ESLint configuration found in /my-app/src.',
    files: {
      'src/index.js': '',
      'eslint.config.mjs': 'export default [];\n',
      'rsbuild.config.mjs': withConfig(
        '{ plugins: [pluginEslint()] }',
        "import { pluginEslint } from '@rsbuild/plugin-eslint';\n",
      ),
    },
    packages: ['@rsbuild/plugin-eslint'],
  },
  {
    page: 'faq/hmr',
    quote: '[HMR] connected.',
    files: { 'src/index.js': '' },
    provoke: async ({ serve }) => {
      const page = await (await serve('dev')).open();
      const message = page.waitForEvent('console', { predicate: (entry) => entry.text() !== '' });
      await page.reload();
      return (await message).text();
    },
  },
  {
    page: 'faq/hmr',
    quote: '[HMR] Forced reload caused by:',
    files: {
      'package.json': '{ "name": "my-app", "type": "module" }\n',
      'src/index.tsx': "import { App } from './App';\ndocument.title = App;\n",
      'src/App.tsx': "export const App = 'one';\n",
    },
    provoke: devPage('Forced reload', ({ write }) =>
      write('src/App.tsx', "export const App = 'two';\n"),
    ),
  },
];

/** The messages in the tables “What can go wrong”. */
const guideErrors: QuotedError[] = [
  {
    page: 'framework/vue',
    quote: 'To enable support for Vue, use "@rsbuild/plugin-vue"',
    files: { 'src/index.js': "import './App.vue';\n", 'src/App.vue': '<template>a</template>\n' },
  },
  {
    page: 'framework/react',
    quote: 'pragma cannot be set when runtime is automatic',
    files: {
      'src/index.jsx': '/** @jsx h */\ndocument.title = String(<p />);\n',
      'rsbuild.config.mjs': withConfig(
        '{ plugins: [pluginReact()] }',
        "import { pluginReact } from '@rsbuild/plugin-react';\n",
      ),
    },
    packages: ['react', 'react-dom', '@rsbuild/plugin-react'],
  },
  {
    page: 'framework/react',
    quote: 'React is not defined',
    files: { 'src/index.tsx': 'document.title = String(<p />);\n' },
    provoke: builtPage,
  },
  {
    page: 'framework/react',
    quote: 'Expression expected',
    files: { 'src/index.jsx': 'document.title = String(<p />);\n' },
  },
  {
    page: 'framework/solid',
    quote: 'Expression expected',
    files: {
      'src/index.jsx': 'document.title = String(<p />);\n',
      'rsbuild.config.mjs': withConfig(
        '{ plugins: [pluginSolid()] }',
        "import { pluginSolid } from '@rsbuild/plugin-solid';\n",
      ),
    },
    packages: ['@rsbuild/plugin-solid'],
  },
  {
    page: 'framework/svelte',
    quote: 'Failed to resolve `svelte` package',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        '{ plugins: [pluginSvelte()] }',
        "import { pluginSvelte } from '@rsbuild/plugin-svelte';\n",
      ),
    },
    packages: ['@rsbuild/plugin-svelte'],
  },
  {
    page: 'styling/css-usage',
    quote: "export 'default' (imported as 'styles') was not found in './style.css'",
    files: {
      'src/index.js': "import styles from './style.css';\nconsole.log(styles);\n",
      'src/style.css': '.a { color: red }\n',
    },
  },
  {
    page: 'styling/tailwindcss',
    quote: "It looks like you're trying to use `tailwindcss` directly as a PostCSS plugin",
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "@import 'tailwindcss';\n",
      'postcss.config.mjs': withConfig('{ plugins: { tailwindcss: {} } }'),
    },
    packages: ['tailwindcss'],
  },
  {
    page: 'styling/tailwindcss-v3',
    quote: 'The `content` option in your Tailwind CSS configuration is missing or empty',
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': '@tailwind utilities;\n',
      'postcss.config.mjs': withConfig('{ plugins: { tailwindcss: {} } }'),
    },
    packages: [{ name: 'tailwindcss', installedAs: 'tailwindcss-v3' }],
  },
  {
    page: 'styling/tailwindcss-v3',
    quote: 'module is not defined in ES module scope',
    files: {
      'package.json': '{ "name": "my-app", "type": "module" }\n',
      'src/index.js': "import './a.css';\n",
      'src/a.css': '@tailwind utilities;\n',
      'postcss.config.js': 'module.exports = { plugins: {} };\n',
    },
  },
  {
    page: 'styling/unocss',
    quote: "Can't resolve 'uno.css'",
    files: { 'src/index.js': "import 'uno.css';\n" },
  },
  {
    page: 'advanced/browserslist',
    quote: 'contains both .browserslistrc and package.json with browsers',
    files: {
      'src/index.js': '',
      '.browserslistrc': 'chrome >= 100\n',
      'package.json': '{ "name": "my-app", "browserslist": ["chrome >= 100"] }\n',
    },
  },
  {
    page: 'advanced/env-vars',
    quote: 'local cannot be used as a value for env mode',
    files: { 'src/index.js': '' },
    provoke: command('build', '--env-mode', 'local'),
  },
  {
    page: 'advanced/alias',
    quote: "Can't resolve '@/utils/price'",
    files: { 'src/index.js': "import '@/utils/price';\n" },
  },
  {
    page: 'advanced/alias',
    quote: "Cannot find module '@/utils/price' for matched aliased key '@'",
    files: {
      'src/index.js': "import '@/utils/price';\n",
      'src/utils/price.js': '',
      'rsbuild.config.mjs': withConfig("{ resolve: { alias: { '@': 'src' } } }"),
    },
  },
  {
    page: 'configuration/rsbuild',
    quote: 'Failed to load file with jiti',
    files: { 'src/index.js': '', 'rsbuild.config.ts': "throw new Error('on purpose');\n" },
  },
  {
    page: 'configuration/rsbuild',
    quote: 'Cannot find config file',
    files: { 'src/index.js': '' },
    provoke: command('build', '-c', 'nowhere.config.ts'),
  },
  {
    page: 'configuration/rspack',
    quote: 'Cannot call .tap() on a plugin that has not yet been defined.',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        "{ tools: { bundlerChain: (chain) => chain.plugin('nobody').tap((args) => args) } }",
      ),
    },
  },
  {
    page: 'configuration/rspack',
    quote: 'Invalid configuration object',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        "{ tools: { rspack: { devtool: 'cheap-module-eval-source-map' } } }",
      ),
    },
  },
  {
    page: 'basic/cli',
    quote:
      'The output directory /project/dist does not exist, please build the project before previewing.',
    files: { 'src/index.js': '' },
    provoke: async (workspace) =>
      (await command('preview')(workspace)).replaceAll(workspace.root, '/project'),
  },
  {
    page: 'basic/cli',
    quote: 'success config inspection completed',
    files: { 'src/index.js': '' },
    provoke: async (workspace) =>
      (await command('inspect')(workspace)).replaceAll(workspace.root, '/project'),
  },
];

/** Every message of a guide that is provoked. */
export const quotedErrors: QuotedError[] = [...faqErrors, ...guideErrors];
