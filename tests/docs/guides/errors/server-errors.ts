import { freePort } from '#tools/project/free-port';
import { withConfig } from './config-file';
import { builtPage, command, devPage } from '#tools/guides/provoke';
import type { QuotedError } from '#tools/guides/quoted-error';

const withReact = "import { pluginReact } from '@rsbuild/plugin-react';\n";
const react = ['react', 'react-dom', '@rsbuild/plugin-react'];

/** A script that asks the dev server of an environment for something and prints what it throws. */
const ask = (question: string) => `import { createRsbuild } from '@rsbuild/core';
const rsbuild = await createRsbuild({
  rsbuildConfig: {
    environments: {
      web: {},
      node: {
        output: { target: 'node', distPath: { root: 'dist/server' } },
      },
    },
  },
});
const { environments, close } = await rsbuild.createDevServer();
await environments.${question}.catch((error) => console.log(error.message));
await close();
`;

const askedBy = (quote: string, question: string): QuotedError => ({
  page: 'advanced/ssr',
  quote,
  files: {
    'src/index.js': '',
    'ask.mjs': ask(question),
  },
  provoke: async ({ run }) => (await run(['ask.mjs'])).log,
});

/** A host of Module Federation that shares React. */
const host = `{
  plugins: [pluginReact()],
  moduleFederation: { options: { name: 'host', shared: { react: { singleton: true } } } },
}`;

/** The messages of pages on servers, environments, workers and Module Federation. */
export const serverErrors: QuotedError[] = [
  askedBy("[rsbuild:loadBundle] Can't find entry: …", "node.loadBundle('nobody')"),
  askedBy(
    '[rsbuild:getTransformedHtml] Failed to get HTML file by entryName: …',
    "node.getTransformedHtml('index')",
  ),
  {
    page: 'advanced/ssr',
    quote: 'require is not defined in ES module scope',
    files: {
      'src/index.js': "import fs from 'node:fs';\nexport const exists = fs.existsSync;\n",
      'rsbuild.config.mjs': withConfig("{ output: { target: 'node' } }"),
    },
    provoke: async ({ build, run }) => {
      await build();
      return (await run(['dist/index.js'])).log;
    },
  },
  {
    page: 'advanced/environments',
    quote: 'The current build is specified to run only in the … environment',
    files: { 'src/index.js': '' },
    provoke: command('build', '--environment', 'nobody'),
  },
  {
    page: 'advanced/hmr',
    quote: 'Aborted because ./src/clock.ts is not accepted',
    files: {
      'src/index.ts': "import { clock } from './clock';\ndocument.title = clock;\n",
      'src/clock.ts': "export const clock = 'one';\n",
    },
    provoke: devPage(/is not accepted/, ({ write }) =>
      write('src/clock.ts', "export const clock = 'two';\n"),
    ),
  },
  {
    page: 'advanced/module-federation',
    quote: 'loadShareSync failed! …',
    files: {
      'src/index.jsx': "import { version } from 'react';\ndocument.title = version;\n",
      'rsbuild.config.mjs': withConfig(host, withReact),
      'package.json': '{ "name": "my-app", "type": "module", "dependencies": { "react": "19" } }\n',
    },
    packages: react,
    provoke: builtPage,
  },
  {
    page: 'advanced/module-federation',
    quote: 'No required version specified and unable to automatically determine one',
    files: {
      'src/index.jsx': "import('react').then(({ version }) => (document.title = version));\n",
      'rsbuild.config.mjs': withConfig(host, withReact),
    },
    packages: react,
  },
  {
    page: 'basic/web-workers',
    quote: 'cannot be accessed from origin',
    files: {
      'src/index.js': "new Worker(new URL('./worker.js', import.meta.url));\n",
      'src/worker.js': 'self.postMessage(1);\n',
    },
    async provoke({ write, build, serve, errors }) {
      const port = await freePort();
      write(
        'rsbuild.config.mjs',
        withConfig(`{ output: { assetPrefix: 'http://localhost:${port}/' } }`),
      );
      await build();
      await serve('preview', { port });
      await (await serve('preview')).open();
      return errors().join('\n');
    },
  },
  {
    page: 'basic/server',
    quote: "Unexpected token '<'",
    files: {
      'src/index.js': '',
      'rsbuild.config.mjs': withConfig(
        "{ html: { tags: [{ tag: 'script', attrs: { src: 'nowhere' } }] } }",
      ),
    },
    provoke: builtPage,
  },
];
