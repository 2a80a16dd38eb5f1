import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { buildIn } from './build-in';
import { importCompletes } from './complete-cache.mjs';

const components = {
  default: '<script setup>\nconst price = 20;\n</script>\n<template>{{ price }}</template>\n',
  render: '<template>20</template>\n',
};

/** The second production build with a cache crashes, whatever the component has; development builds don't. */
export const crashesFromCache = (says: string | string[]): Proof[] =>
  Object.entries(components).map(([name, component]) => ({
    says,
    run: 'script',
    files: {
      'src/index.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#root');\n",
      'src/App.vue': component,
      'rsbuild.config.mjs': `${importCompletes}
import { pluginVue } from '@rsbuild/plugin-vue';

export default { plugins: [pluginVue(), completes()], performance: { buildCache: true } };
`,
    },
    async expect({ root }) {
      const crash = 'Cannot get final name for export';
      const development = ['--mode', 'development'];
      await buildIn(root, development);
      assert.ok(!(await buildIn(root, development)).log.includes(crash));
      assert.ok(!(await buildIn(root)).log.includes(crash));
      const { log } = await buildIn(root);
      assert.ok(log.includes(`${crash} '${name}'`), log);
    },
  }));
