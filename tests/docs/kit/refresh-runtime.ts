import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';

/** That a build in development mode registers components, but only with `NODE_ENV` has what it registers them with. */
export const refreshRuntime = (says: string | string[], NODE_ENV?: string): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild build --mode development',
  ...(NODE_ENV && { env: { NODE_ENV } }),
  files: {
    'rsbuild.config.mjs': `import { pluginReact } from '@rsbuild/plugin-react';
export default {
  source: { entry: { index: './src/index.jsx' } },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  plugins: [pluginReact()],
};
`,
    'src/index.jsx':
      "import 'react';\nexport function App() { return <p>Hello</p>; }\nconsole.log(App);\n",
  },
  expect({ read }) {
    const script = read('static/js/index.js');
    assert.match(script, /\$RefreshReg\$\(_c/);
    assert.equal(/function \$RefreshReg\$\(/.test(script), NODE_ENV === 'development');
  },
});
