import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';
import type { FenceName, Proof } from '#tools/prover/proof';

const config: FenceName = { title: 'rsbuild.config.ts', nth: 1 };
const pageFiles: FenceName[] = [
  'index.html',
  'src/App.tsx',
  'src/App.css',
  'src/index.client.tsx',
  { title: 'src/index.server.tsx', nth: 1 },
];
interface Scripts {
  js: string[];
}
const react = { 'src/packages.ts': "import 'react';\nimport 'react-dom';\n" };

/** Starts the compilation of a dev server that another server would use. */
async function withMiddlewares(
  cwd: string,
  rsbuildConfig: RsbuildConfig,
  act: (
    server: Awaited<ReturnType<Awaited<ReturnType<typeof createRsbuild>>['createDevServer']>>,
  ) => Promise<void>,
) {
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { ...rsbuildConfig, mode: 'development', server: { middlewareMode: true } },
  });
  const server = await rsbuild.createDevServer();
  try {
    await act(server);
  } finally {
    await server.close();
  }
}

export const proofs: Proof[] = [
  {
    says: [
      'The target node makes Rsbuild create a CommonJS bundle without CSS and HTML.',
      'rsbuild build writes the page to dist and the server bundle to dist/server/index.cjs.',
      'The separate directory keeps the bundle apart from the files that browsers may load.',
      'The template has a comment where the content goes.',
      'The production build keeps this comment:',
      'You then need the URLs of the scripts and styles, which you find in dist/manifest.json if you set output.manifest:',
      'For this, Rsbuild builds the app twice: once for the browser, and once as a bundle for Node.js that turns it into HTML:',
      'Rsbuild leaves empty lists out of the manifest, so this example has default values for them:',
    ],
    run: 'build',
    sample: config,
    pageFiles,
    files: react,
    expect({ files, read, error }) {
      assert.equal(error, undefined);
      assert.deepEqual(
        files.filter((file) => /^server\/.*(?<!\.txt)$/.test(file)),
        ['server/index.cjs'],
      );
      assert.match(read('server/index.cjs'), /module\.exports/);
      assert.match(read('index.html'), /<div id="root"><!--app-content--><\/div>/);
      const { entries } = JSON.parse(read('manifest.json')) as {
        entries: { index: { initial: object } };
      };
      assert.deepEqual(Object.keys(entries.index.initial).sort(), ['css', 'js']);
      assert.doesNotMatch(read('manifest.json'), /\[\]/);
    },
  },
  {
    says: 'The name of the bundle ends in .cjs, because in a package with "type": "module", Node.js takes index.js for an ES module.',
    run: 'build',
    config: { output: { target: 'node' } },
    files: { 'src/index.js': 'export const render = () => 1;\n' },
    expect: ({ files, read }) => {
      assert.deepEqual(files, ['index.js']);
      assert.match(read('index.js'), /module\.exports/);
    },
  },
  {
    says: [
      'In a package with "type": "module", the name of the server bundle ends in .js, so Node.js takes it for an ES module.',
      'The message can also name module instead of require.',
      'The name of the bundle ends in .cjs, because in a package with "type": "module", Node.js takes index.js for an ES module.',
    ],
    run: 'command',
    command: 'node build.mjs',
    files: {
      'package.json': '{ "type": "module" }',
      'src/index.js': 'export const render = () => 1;\n',
      'build.mjs': `import { createRsbuild } from '@rsbuild/core';
const rsbuild = await createRsbuild({ rsbuildConfig: { mode: 'production', output: { target: 'node' } } });
await rsbuild.build();
await import('./dist/index.js');
`,
    },
    expect: ({ log }) => assert.match(log, /module is not defined in ES module scope/),
  },
  {
    says: 'Rsbuild warns that two environments write a manifest with the same name.',
    run: 'build',
    config: {
      output: { manifest: true },
      environments: {
        web: {},
        node: { output: { target: 'node' } },
      },
    },
    expect: ({ log }) => assert.match(log, /warn.*manifest/),
  },
  {
    says: [
      'loadConfig reads rsbuild.config.ts.',
      'Each entry gets an environment:',
      'The middleware mode is only set here, so the rsbuild commands work as usual.',
    ],
    run: 'script',
    pageFiles: [config],
    async expect({ root }) {
      const { content } = await loadConfig({ cwd: root });
      assert.deepEqual(Object.keys(content.environments ?? {}), ['web', 'node']);
      assert.equal(content.server?.middlewareMode, undefined);
      const rsbuild = await createRsbuild({ cwd: root });
      assert.deepEqual(rsbuild.getRsbuildConfig().environments ?? {}, {});
    },
  },
  {
    says: [
      'While you develop, your Express application answers the requests, and Rsbuild is a middleware inside it.',
      'You need server.middlewareMode for this (since 1.2.12):',
      'On the server, the same component becomes a string:',
      'createDevServer starts to compile, finds a free port and prints the addresses.',
      "The handler for / comes before Rsbuild's middleware. loadBundle runs the server build and returns its exports, and getTransformedHtml returns the page with its scripts.",
      'Both wait for the first compilation and use the result of the latest one, so an edit shows up in the next request.',
      'The server has asked for a missing bundle:',
      'This environment has no entry with that name.',
      'A compilation has just started.',
      "You've called getTransformedHtml for node, or the entry has no HTML.",
      'In middleware mode, you have to call afterListen and connectWebSocket yourself.',
    ],
    run: 'script',
    sample: config,
    pageFiles,
    files: react,
    expect: ({ root, config: page, log }) =>
      withMiddlewares(root, page, async ({ environments, port, listen }) => {
        const { web, node } = environments;
        const { render } = await node!.loadBundle<{ render: () => string }>('index');
        assert.match(render(), /<h1>Rendered on the server<\/h1>/);
        assert.match(await web!.getTransformedHtml('index'), /<script defer src=/);
        await assert.rejects(
          node!.loadBundle('other'),
          /\[rsbuild:loadBundle\] Can't find entry: "?other/,
        );
        await assert.rejects(
          node!.getTransformedHtml('index'),
          /\[rsbuild:getTransformedHtml\] Failed to get HTML file by entryName: "?index/,
        );
        assert.match(log(), new RegExp(`http://localhost:${port}/`));
        await assert.rejects(fetch(`http://localhost:${port}/`));
        await assert.rejects(async () => listen());
      }),
  },
  {
    says: 'That one only loads them when you ask for it, with loadEnv.',
    run: 'script',
    files: { '.env': 'PUBLIC_SSR=from the file\n' },
    async expect({ root }) {
      await createRsbuild({ cwd: root });
      assert.equal(process.env.PUBLIC_SSR, undefined);
    },
  },
  ...[`{ mode: 'development' }`, 'true'].map<Proof>((loadEnv) => ({
    says: [
      "NODE_ENV isn't set when createRsbuild runs, so loadEnv: true wouldn't read .env.development.",
      'Make rsbuildConfig a function, so that your config file can use the variables too.',
    ],
    run: 'command',
    command: 'node server.mjs',
    onDefaultPort: true,
    env: { NODE_ENV: '' },
    files: {
      '.env.development': 'PUBLIC_TITLE=from the file\n',
      'rsbuild.config.mjs':
        'export default { source: { define: { TITLE: JSON.stringify(`config ${process.env.PUBLIC_TITLE}`) } } };\n',
      'src/index.js': 'console.log(import.meta.env.PUBLIC_TITLE, TITLE);\n',
      'server.mjs': `import { createRsbuild, loadConfig } from '@rsbuild/core';
const rsbuild = await createRsbuild({
  loadEnv: ${loadEnv},
  rsbuildConfig: async () => (await loadConfig()).content,
});
const server = await rsbuild.createDevServer();
await server.environments.web.getStats();
console.log(JSON.stringify(rsbuild.getNormalizedConfig().source.define));
await server.close();
process.exit();
`,
    },
    expect({ log }) {
      const read = loadEnv !== 'true';
      assert.equal(log.includes('"import.meta.env.PUBLIC_TITLE":"\\"from the file\\""'), read, log);
      assert.equal(log.includes('"TITLE":"\\"config from the file\\""'), read, log);
    },
  })),
  {
    says: [
      "They include output.assetPrefix, so use a value other than 'auto' for this option.",
      'If an entry has async chunks, the manifest lists them under async, so you can preload those of a route.',
    ],
    run: 'build',
    config: { output: { manifest: true, assetPrefix: 'https://cdn.example.com/' } },
    files: {
      'src/index.js':
        "import url from './a.png?url';\nimport('./more.js').then(() => console.log(url));\n",
      'src/more.js': "console.log('more');\n",
      'src/a.png': 'image',
    },
    expect({ read }) {
      const { index } = (
        JSON.parse(read('manifest.json')) as {
          entries: { index: { initial: Scripts; async: Scripts } };
        }
      ).entries;
      for (const { js } of [index.initial, index.async]) {
        assert.match(js.join(), /^https:\/\/cdn\.example\.com\/static\/js\//);
      }
    },
  },
  {
    says: "They include output.assetPrefix, so use a value other than 'auto' for this option.",
    run: 'build',
    config: { output: { manifest: true, assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read('manifest.json'), /"auto\/static\/js\/index\./),
  },
  {
    says: "The dev server isn't in development mode, for example because you've set mode to 'production'.",
    run: 'script',
    config: { mode: 'production', output: { target: 'node' } },
    async expect({ root, config: production }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: production });
      const server = await rsbuild.createDevServer();
      try {
        await assert.rejects(
          server.environments.node!.loadBundle('index'),
          /\[rsbuild:loadBundle\] Failed to get bundle by entryName: index/,
        );
      } finally {
        await server.close();
      }
    },
  },
  {
    says: [
      'Keep the call of replaceAll: without it, a </script> in the data would end the tag, and whoever wrote the data could run code on your page.',
      "So put the data into a script that isn't executed, next to the content:",
    ],
    run: 'dev',
    pageFiles: ['src/data.ts'],
    files: {
      'src/index.js': `import { embed, readData } from './data';
const shoe = 'red</script><script>document.title = "taken"</script>';
document.body.innerHTML = embed({ shoe });
const { type } = document.getElementById('data');
document.body.className = String(type === 'application/json' && readData().shoe === shoe);
`,
    },
    async expect({ open }) {
      const page = await open();
      await page.waitForFunction('document.body.className');
      assert.equal(await page.getAttribute('body', 'class'), 'true');
    },
  },
  {
    says: 'The machine needs neither React nor Rsbuild: React is in the bundle, and Rsbuild has done its work.',
    run: 'build',
    sample: config,
    pageFiles,
    files: react,
    expect: ({ read }) =>
      assert.doesNotMatch(read('server/index.cjs'), /require\("(?:react|react-dom|@rsbuild)/),
  },
  ...[true, false].map<Proof>((shared) => ({
    says: [
      'Code for the browser runs on the server.',
      'In a package that needs a browser as soon as you import it: give each environment another module.',
    ],
    run: 'build',
    ...(shared
      ? {
          config: {
            output: { target: 'node', distPath: { root: 'dist/server' } },
            resolve: { alias: { '@chart': './src/chart.tsx' } },
          },
        }
      : {
          sample: { containing: '@chart', as: 'rsbuild.config.ts' },
          with: {
            environments: {
              node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
            },
          },
        }),
    files: {
      'package.json': '{}\n',
      'src/index.js': "import { chart } from '@chart';\nexport const render = () => chart;\n",
      'src/chart.tsx': 'export const chart = document.title;\n',
      'src/chart.empty.tsx': "export const chart = 'no chart';\n",
    },
    expect({ root, error }) {
      assert.equal(error, undefined);
      const load = () =>
        createRequire(import.meta.url)(path.join(root, 'dist/server/index.js')) as {
          render: () => string;
        };
      if (shared) assert.throws(load, /document is not defined/);
      else assert.equal(load().render(), 'no chart');
    },
  })),
  {
    says: 'In your component: move it into an effect, because effects only run in the browser.',
    run: 'script',
    expect() {
      let runs = 0;
      const App = () => {
        useEffect(() => void runs++);
        return createElement('p', null, 'Hello');
      };
      assert.equal(renderToString(createElement(App)), '<p>Hello</p>');
      assert.equal(runs, 0);
    },
  },
];
