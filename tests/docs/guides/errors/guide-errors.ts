import { withConfig } from './config-file';
import { builtPage, command } from '#tools/guides/provoke';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import type { QuotedError } from '#tools/guides/quoted-error';

/** The messages in the tables “Troubleshooting”. */
export const guideErrors: QuotedError[] = [
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
  {
    page: 'configuration/rspack',
    quote: 'appears to be an Rsbuild plugin. It cannot be used as an Rspack plugin.',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        "{ tools: { rspack: { plugins: [{ name: 'mine', setup() {} }] } } }",
      ),
    },
  },
  {
    page: 'basic/html-template',
    quote: 'Failed to resolve HTML template',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig("{ html: { template: './nowhere.html' } }"),
    },
  },
  {
    page: 'basic/json-files',
    quote: 'To enable support for YAML, use "@rsbuild/plugin-yaml"',
    files: { 'src/index.js': "import './a.yaml';\n", 'src/a.yaml': 'a: { b\n' },
  },
  {
    page: 'basic/json-files',
    quote: 'Json parsing error',
    files: { 'src/index.js': "import './a.json';\n", 'src/a.json': '{ "a": 1, }\n' },
  },
  {
    page: 'basic/static-assets',
    quote: "Can't resolve '/fonts/brand.woff2'",
    files: {
      'src/index.js': "import './a.css';\n",
      'src/a.css': "a { background: url('/fonts/brand.woff2') }\n",
    },
  },
  {
    page: 'basic/typescript',
    quote: "export 'Price' (reexported as 'Price') was not found in './types'",
    files: {
      'src/index.ts': "export { Price } from './types';\n",
      'src/types.ts': 'export type Price = number;\n',
    },
  },
  {
    page: 'basic/typescript',
    quote: "Can't resolve './format.js'",
    files: { 'src/index.ts': "import './format.js';\n", 'src/format.ts': '' },
  },
  {
    page: 'basic/wasm-assets',
    quote: "export 'add' … was not found",
    files: {
      'src/index.js': "import { add } from './a.wasm';\nconsole.log(add);\n",
      'src/a.wasm': '\0asm\x01\0\0\0',
    },
  },
  {
    page: 'styling/css-in-js',
    quote: "Couldn't find parent package.json with a name field",
    files: {
      'package.json': '{ "type": "module" }\n',
      'src/index.js': "import './a.css.ts';\n",
      'src/a.css.ts':
        "import { style } from '@vanilla-extract/css';\nexport const a = style({ color: 'red' });\n",
      'rsbuild.config.mjs': withConfig(
        '{ tools: { rspack: { plugins: [new VanillaExtractPlugin()] } } }',
        "import { VanillaExtractPlugin } from '@vanilla-extract/webpack-plugin';\n",
      ),
    },
    packages: ['@vanilla-extract/webpack-plugin', '@vanilla-extract/css'],
  },
  {
    page: 'debug/rsdoctor',
    quote:
      'warn    `process.env.RSDOCTOR` enabled, please install @rsdoctor/rspack-plugin package.',
    files: { 'src/index.js': '' },
    provoke: async ({ run }) =>
      (await run([rsbuildBin, 'build'], { env: { RSDOCTOR: 'true' } })).log,
  },
  {
    page: 'optimization/inline-assets',
    quote: 'Content Security Policy directive',
    files: {
      'src/index.js': 'document.title = 1;\n',
      'rsbuild.config.mjs': withConfig(
        `{
  output: { inlineScripts: true },
  html: { meta: { csp: { 'http-equiv': 'Content-Security-Policy', content: "script-src 'self'" } } },
}`,
      ),
    },
    provoke: builtPage,
  },
];
