import { withConfig } from './config-file';
import { builtPage } from '#tools/guides/provoke';
import type { QuotedError } from '#tools/guides/quoted-error';

/** A message that a configuration alone brings about. */
const byConfig = (page: string, quote: string, options: string): QuotedError => ({
  page: `migration/${page}`,
  quote,
  files: {
    'src/index.js': "import './a.css';\n",
    'src/a.css': 'a { color: red }\n',
    'rsbuild.config.mjs': withConfig(options),
  },
});

/** The messages that the migration guides quote. */
export const migrationErrors: QuotedError[] = [
  byConfig(
    'webpack',
    'Find invalid Rspack config: "devServer".',
    '{ tools: { rspack: { devServer: {} } } }',
  ),
  byConfig('webpack', "Unrecognized key(s) in object: 'foo'", '{ tools: { rspack: { foo: 1 } } }'),
  byConfig(
    'webpack',
    'ValidationError: Invalid configuration object',
    "{ tools: { rspack: { devtool: 'cheap-module-eval-source-map' } } }",
  ),
  byConfig(
    'rsbuild-0-x',
    "Cannot destructure property 'target' of 'undefined'",
    '{ source: { alias: (alias, { target }) => { alias.a = target; } } }',
  ),
  byConfig(
    'rsbuild-0-x',
    "Cannot read properties of undefined (reading 'map')",
    "{ html: { appIcon: './src/icon.png' } }",
  ),
  byConfig(
    'rsbuild-0-x',
    '[rsbuild:swc] Unknown decorators version: 2022-11',
    "{ source: { decorators: { version: '2022-11' } } }",
  ),
  byConfig(
    'rsbuild-0-x',
    'Expected boolean, received string at "optimization.minimize"',
    "{ tools: { rspack: { optimization: { minimize: 'yes' } } } }",
  ),
  byConfig(
    'rsbuild-0-x',
    "Unrecognized key(s) in object: 'foo'",
    '{ tools: { rspack: { foo: 1 } } }',
  ),
  {
    page: 'migration/vite',
    quote: 'Critical dependency: Accessing import.meta directly is unsupported',
    files: { 'src/index.js': "console.log(import.meta.glob('./pages/*.js'));\n" },
  },
  {
    page: 'migration/vite',
    quote: 'Cannot read properties of undefined',
    files: { 'src/index.js': 'document.title = import.meta.env.VITE_TITLE;\n' },
    provoke: builtPage,
  },
  {
    page: 'migration/cra',
    quote: 'You may need an appropriate loader to handle this file type.',
    files: {
      'src/index.js': "import url from './terms.pdf';\nconsole.log(url);\n",
      'src/terms.pdf': '%PDF-1.7\n',
    },
  },
  {
    page: 'migration/cra',
    quote: 'process is not defined',
    files: {
      'src/index.js':
        'const { REACT_APP_TITLE } = process.env;\ndocument.title = REACT_APP_TITLE;\n',
    },
    provoke: builtPage,
  },
  {
    page: 'migration/vite',
    quote: 'Module parse failed',
    files: {
      'src/index.js': "import text from './terms.md?raw';\nconsole.log(text);\n",
      'src/terms.md': 'Shoe shop\n',
    },
  },
  {
    page: 'migration/vite',
    quote: 'Tsconfig not found',
    files: {
      'src/index.ts': 'console.log(1);\n',
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.node.json" }] }\n',
    },
  },
  {
    page: 'migration/vite',
    quote: "export 'default' (imported as 'MyWorker') was not found",
    files: {
      'src/index.js': "import MyWorker from './worker?worker';\nconsole.log(new MyWorker());\n",
      'src/worker.js': 'export const title = 1;\n',
    },
  },
  {
    page: 'migration/vue-cli',
    quote: 'VUE_APP_TITLE is not defined',
    files: {
      'src/index.js': '',
      'public/index.html': '<html><head><title><%= VUE_APP_TITLE %></title></head></html>\n',
      'rsbuild.config.mjs': withConfig("{ html: { template: './public/index.html' } }"),
    },
  },
  {
    page: 'migration/vue-cli',
    quote: 'BASE_URL is not defined',
    files: {
      'src/index.js': '',
      'public/index.html': '<html><head><base href="<%= BASE_URL %>"></head></html>\n',
      'rsbuild.config.mjs': withConfig("{ html: { template: './public/index.html' } }"),
    },
  },
];
