import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { fakePackage } from '#kit/fake-package';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';

/** Notes when its hook runs. */
const noting = (
  name: string,
  seen: string[],
  order?: 'pre' | 'post' | 'default',
): RsbuildPlugin => ({
  name,
  setup: (api) =>
    api.modifyRsbuildConfig(
      order ? { order, handler: () => void seen.push(name) } : () => void seen.push(name),
    ),
});

const library = (name: string, files: Record<string, string>) => ({
  ...fakePackage(name),
  ...Object.fromEntries(
    Object.entries(files).map(([file, code]) => [`node_modules/${name}/${file}`, code]),
  ),
});

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: [
      "The new option moduleFederation.options takes the options of Rspack's ModuleFederationPlugin.",
      'Rsbuild registers the plugin',
    ],
    run: 'rspack',
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect: ({ plugins }) =>
      assert.ok(plugins!.some((each) => each?.constructor.name === 'ModuleFederationPlugin')),
  },
  {
    says: [
      "The order is 'pre', 'post' or 'default'.",
      'With it, a plugin can run before or after other plugins without depending on their names.',
      'You can pass an object with a handler and an order to a hook.',
    ],
    run: 'script',
    async expect({ root }) {
      const seen: string[] = [];
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: {
          plugins: [
            noting('last', seen, 'post'),
            noting('plain', seen),
            noting('default', seen, 'default'),
            noting('first', seen, 'pre'),
          ],
        },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(seen, ['first', 'plain', 'default', 'last']);
    },
  },
  {
    says: 'output.disableFilenameHash: true | output.filenameHash: false',
    run: 'build',
    config: { output: { filenameHash: false } },
    expect: ({ files }) => assert.ok(files.includes('static/js/index.js'), files.join()),
  },
  {
    says: 'loadConfig() returns the configuration | loadConfig() returns { content, filePath }',
    run: 'script',
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'Shop' } };\n" },
    async expect({ root }) {
      const { loadConfig } = await import('@rsbuild/core');
      const { content, filePath } = await loadConfig({ cwd: root });
      assert.equal(content.html?.title, 'Shop');
      assert.match(filePath!, /rsbuild\.config\.mjs$/);
    },
  },
  {
    says: 'If a script of yours loads the configuration, use content from the result:',
    run: 'command',
    command: 'node build.mjs',
    pageFiles: [{ title: 'build.mts', as: 'build.mjs' }],
    files: {
      'rsbuild.config.mjs': "export default { html: { title: 'Shop' } };\n",
      'src/index.js': '',
    },
    expect({ code, log, read }) {
      assert.equal(code, 0);
      assert.match(log, /using .*rsbuild\.config\.mjs/);
      assert.match(read('index.html'), /<title>Shop<\/title>/);
    },
  },
  ...[true, false].map((imports): Proof => ({
    says: [
      'To keep on-demand imports for antd, add this:',
      "With style: 'css', the components bring compiled CSS.",
      'source.transformImport is set for Ant Design and Arco Design | Set the option yourself',
    ],
    run: 'build',
    ...(imports ? { sample: { title: 'rsbuild.config.ts', containing: 'antd' } } : { config: {} }),
    files: {
      ...library('antd', {
        'index.js': "export const Button = 'all';\n",
        'es/button/index.js': "export default 'one button';\n",
        'es/button/style/css.js': "import './index.css';\n",
        'es/button/style/index.css': '.ant-btn { color: red }',
      }),
      'src/index.js': "import { Button } from 'antd';\nconsole.log(Button);\n",
    },
    expect({ read, files }) {
      assert.equal(/one button/.test(read(script)), imports);
      assert.equal(
        files.some((file) => file.endsWith('.css')),
        imports,
      );
    },
  })),
  {
    says: 'For Arco Design, add this:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: 'arco-design' },
    files: {
      ...library('@arco-design/web-react', {
        'es/InputTag/index.js': "export default 'one input';\n",
        'es/InputTag/style/css.js': "import './index.css';\n",
        'es/InputTag/style/index.css': '.arco-input { color: red }',
        'icon/react-icon/IconSearch/index.js': "export default 'one icon';\n",
      }),
      'src/index.js':
        "import { InputTag } from '@arco-design/web-react';\nimport { IconSearch } from '@arco-design/web-react/icon';\nconsole.log(InputTag, IconSearch);\n",
    },
    expect({ read, error, log }) {
      assert.equal(error, undefined, log);
      assert.match(read(script), /one input/);
      assert.match(read(script), /one icon/);
      assert.match(read('static/css/index.*.css'), /\.arco-input/);
    },
  },
];
