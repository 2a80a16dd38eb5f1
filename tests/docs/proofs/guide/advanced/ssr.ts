import assert from 'node:assert/strict';
import { createRsbuild, loadConfig, type RsbuildConfig } from '@rsbuild/core';
import type { FenceName, Proof } from '#tools/prover/proof';

const config: FenceName = { title: 'rsbuild.config.ts', nth: 1 };
const pageFiles: FenceName[] = [
  'index.html',
  'src/App.tsx',
  'src/App.css',
  'src/index.client.tsx',
  'src/index.server.tsx',
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
      "target: 'node' | Rsbuild writes a CommonJS bundle, without CSS and HTML.",
      'rsbuild build writes the page to dist and the server bundle to dist/server/index.cjs.',
      'distPath | The server bundle is separate from the files that browsers can load',
      'The template has a comment where the content goes.',
      'The production build keeps this comment:',
      'With output.manifest, Rsbuild writes them to dist/manifest.json:',
      'The entry for the server exports a function that returns HTML:',
      'Rsbuild gives you two builds from the same source code',
      'Rsbuild leaves out empty lists, so this example has default values for them:',
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
    says: 'Each dynamic import adds a file to it',
    run: 'build',
    config: { output: { target: 'node' } },
    files: {
      'src/index.js': "import('./one.js');\nimport('./two.js');\n",
      'src/one.js': "console.log('one');\n",
      'src/two.js': "console.log('two');\n",
    },
    expect: ({ files }) => assert.equal(files.filter((file) => file.endsWith('.js')).length, 3),
  },
  {
    says: 'filename | The default is index.js. In a package with "type": "module", Node.js would take that file for an ES module',
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
      'require is not defined in ES module scope, or module instead of require | The server bundle ends in .js in a package with "type": "module". Set filename as above',
      'filename | The default is index.js. In a package with "type": "module", Node.js would take that file for an ES module',
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
    says: 'manifest | You need it to generate the HTML yourself. Set it only in web, because Rsbuild prints a warning if two environments write a manifest with the same name',
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
    says: ['loadConfig reads rsbuild.config.ts.', 'Without it, there are no environments.'],
    run: 'script',
    pageFiles: [config],
    async expect({ root }) {
      const { content } = await loadConfig({ cwd: root });
      assert.deepEqual(Object.keys(content.environments ?? {}), ['web', 'node']);
      const rsbuild = await createRsbuild({ cwd: root });
      assert.deepEqual(rsbuild.getRsbuildConfig().environments ?? {}, {});
    },
  },
  {
    says: [
      "With server.middlewareMode (since 1.2.12), Rsbuild is a part of your Express application and doesn't listen on a port itself:",
      'createDevServer starts to compile, finds a free port and prints the addresses.',
      "The request handler comes before Rsbuild's middleware. loadBundle runs the server build and returns its exports, and getTransformedHtml returns the page with its scripts.",
      'Both wait for the first compilation and use the result of the latest one.',
      "[rsbuild:loadBundle] Can't find entry: … | This environment has no entry with that name",
      '[rsbuild:getTransformedHtml] Failed to get HTML file by entryName: … | You called it for node, or the entry has no HTML',
      'In middleware mode, you have to call both, and devServer.listen() throws an error.',
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
    says: "The JavaScript API doesn't load .env files.",
    run: 'script',
    files: { '.env': 'PUBLIC_SSR=from the file\n' },
    async expect({ root }) {
      await createRsbuild({ cwd: root });
      assert.equal(process.env.PUBLIC_SSR, undefined);
    },
  },
  ...[`{ mode: 'development' }`, 'true'].map<Proof>((loadEnv) => ({
    says: [
      "If you use them, add loadEnv: { mode: 'development' } to createRsbuild.",
      "With loadEnv: true, it wouldn't read .env.development, because NODE_ENV isn't set at this point.",
      'To use the variables in the config file too, pass a function as rsbuildConfig and call loadConfig in it.',
    ],
    run: 'command',
    command: 'node server.mjs',
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
      "The addresses include output.assetPrefix, so don't set that to 'auto'.",
      'If an entry has async chunks or assets, the manifest also lists them under async and assets.',
      "The paths under assets don't include the prefix.",
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
          entries: { index: { initial: Scripts; async: Scripts; assets: string[] } };
        }
      ).entries;
      for (const { js } of [index.initial, index.async]) {
        assert.match(js.join(), /^https:\/\/cdn\.example\.com\/static\/js\//);
      }
      assert.match(index.assets.join(), /^static\/image\/a\.\w+\.png$/);
    },
  },
  {
    says: "The addresses include output.assetPrefix, so don't set that to 'auto'.",
    run: 'build',
    config: { output: { manifest: true, assetPrefix: 'auto' } },
    expect: ({ read }) => assert.match(read('manifest.json'), /"auto\/static\/js\/index\./),
  },
  {
    says: "[rsbuild:loadBundle] Failed to get bundle by entryName: … | The dev server doesn't run in development mode, for example because you set mode to 'production'",
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
];
