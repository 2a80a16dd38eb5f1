import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withConfig } from './config-file';
import { builtPage, devPage } from '#tools/guides/provoke';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { projectRoot } from '#tools/pages/project-root';
import type { QuotedError } from '#tools/guides/quoted-error';
import { linkPackage } from '#tools/project/link-packages';
import type { Workspace } from '#tools/project/workspace';

const fromSite = createRequire(path.join(projectRoot, 'package.json'));
const fromRsbuild = createRequire(fromSite.resolve('@rsbuild/core'));
const fromRspack = createRequire(fromRsbuild.resolve('@rspack/core'));

/**
 * A build with an installation of its own, in which the package with the program of a system is what `install` puts
 * there. `hoisted` is the package that another version of Rspack, the one of this site, has brought into the project.
 */
const withBinding =
  (install: (modules: string) => void, hoisted?: string) =>
  async ({ root, run }: Workspace): Promise<string> => {
    const modules = path.join(root, 'node_modules');
    const core = path.join(modules, '@rsbuild/core');
    const installed = fs.realpathSync(core);
    fs.rmSync(core);
    const copied = /^node_modules(?:\/@rspack(?:\/(?:core|binding)(?:\/.*)?)?)?$/;
    fs.cpSync(installed, core, {
      recursive: true,
      filter: (file) => {
        const name = path.relative(installed, file);
        return !name.startsWith('node_modules') || copied.test(name);
      },
    });
    for (const name of fs.readdirSync(path.join(installed, 'node_modules'))) {
      if (name === '@rspack') continue;
      fs.symlinkSync(
        path.join(installed, 'node_modules', name),
        path.join(core, 'node_modules', name),
      );
    }
    for (const name of ['@rspack/lite-tapable', '@swc/helpers', ...(hoisted ? [hoisted] : [])])
      linkPackage(root, { name });
    install(path.join(core, 'node_modules/@rspack'));
    const { log } = await run([path.join(core, 'bin/rsbuild.js'), 'build']);
    return log.replaceAll('/node_modules/@rsbuild/core/node_modules/', '/node_modules/');
  };

/** Installs the program of Linux as if it were made for a glibc that no system has, named as one that some have. */
function forNewerGlibc(modules: string): void {
  const folder = path.join(modules, 'binding-linux-x64-gnu');
  const program = fromRspack.resolve('@rspack/binding-linux-x64-gnu');
  fs.cpSync(path.dirname(program), folder, { recursive: true });
  const text = fs.readFileSync(program, 'latin1').replaceAll('GLIBC_2.17', 'GLIBC_2.29');
  fs.writeFileSync(path.join(folder, path.basename(program)), text, 'latin1');
}

/** The messages of the pages on errors. */
export const faqErrors: QuotedError[] = [
  {
    page: 'faq/general',
    quote: 'Expect the setup function of Rsbuild plugin to be a function, but got object.',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig("{ plugins: [{ name: 'of-vite', transform() {} }] }"),
    },
  },
  {
    page: 'faq/general',
    quote: 'require is not defined in ES module scope',
    files: {
      'src/index.js': "import os from 'node:os';\nconsole.log(os.EOL);\n",
      'rsbuild.config.mjs': withConfig("{ output: { target: 'node' } }"),
    },
    provoke: async ({ run }) => {
      await run([rsbuildBin, 'build']);
      return (await run(['dist/index.js'])).log;
    },
  },
  {
    page: 'faq/exceptions',
    quote: "Error: Cannot find module '@rspack/binding-linux-x64-gnu'",
    files: { 'src/index.js': '' },
    provoke: withBinding(() => undefined),
  },
  {
    page: 'faq/exceptions',
    quote: "TypeError: Cannot read properties of undefined (reading 'prototype')",
    files: { 'src/index.js': '' },
    provoke: withBinding(() => undefined, '@rspack/binding-linux-x64-gnu'),
  },
  {
    page: 'faq/exceptions',
    quote: 'Error: /lib/x86_64-linux-gnu/libc.so.6: version',
    files: { 'src/index.js': '' },
    provoke: withBinding(forNewerGlibc),
  },
  {
    page: 'faq/exceptions',
    quote: "File: /my-app/src/index.js:1:1\n  × Module not found: Can't resolve 'dayjs'",
    files: { 'src/index.js': "import dayjs from 'dayjs';\nconsole.log(dayjs());\n" },
  },
  {
    page: 'faq/exceptions',
    quote: 'Port 3000 is occupied, please choose another one.',
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig('{ server: { strictPort: true } }'),
    },
    provoke: async ({ serve, run }) => {
      const { port } = new URL((await serve('dev')).url);
      const { log } = await run([rsbuildBin, 'dev', '--port', port]);
      return log.replaceAll(port, '3000');
    },
  },
  {
    page: 'faq/exceptions',
    quote: 'Uncaught ReferenceError: Buffer is not defined',
    files: { 'src/index.js': "console.log(Buffer.from('shoe'));\n" },
    provoke: builtPage,
  },
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
    quote: '  ╰─▶   × JavaScript parsing error: Top-level-await',
    files: {
      'src/index.js':
        "const response = await fetch('/api/shoes');\nconsole.log(await response.json());\n",
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
        await run([rsbuildBin, 'build'], {
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
    provoke: async ({ serve, printed }) => {
      await (await serve('dev')).open();
      return printed(/HMR/);
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
    provoke: devPage(/Forced reload/, ({ write }) =>
      write('src/App.tsx', "export const App = 'two';\n"),
    ),
  },
];
