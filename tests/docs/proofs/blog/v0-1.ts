import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const core = path.join(projectRoot, 'node_modules/@rsbuild/core');

// What is still so is tried with the documented version of 1.x.
export const proofs: Proof[] = [
  {
    says: 'You can start without a configuration.',
    run: 'command',
    command: 'rsbuild build',
    files: { 'src/index.ts': "const shop: string = 'Shoes';\nconsole.log(shop);\n" },
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html'), files.join());
    },
  },
  {
    says: 'You can still change the options of Rspack.',
    run: 'rspack',
    config: { tools: { rspack: { amd: {} } } },
    expect: ({ amd }) => assert.deepEqual(amd, {}),
  },
  {
    says: 'React, Vue, Svelte, Solid and Preact are plugins, and the core contains none of them',
    run: 'script',
    expect() {
      const { dependencies } = JSON.parse(
        fs.readFileSync(path.join(core, 'package.json'), 'utf8'),
      ) as { dependencies: Record<string, string> };
      const frameworks = /react|vue|svelte|solid|preact/i;
      const bundled = fs.readdirSync(path.join(core, 'compiled'));
      for (const name of [...Object.keys(dependencies), ...bundled])
        assert.doesNotMatch(name, frameworks);
      for (const name of ['react', 'vue', 'svelte', 'solid', 'preact'])
        assert.ok(fs.existsSync(path.join(core, `../plugin-${name}/package.json`)), name);
    },
  },
];
