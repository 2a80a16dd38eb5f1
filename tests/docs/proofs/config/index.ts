import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild works without a configuration: it builds src/index, makes a page for it and serves the page at port 3000.',
    run: 'build',
    config: {},
    files: { 'src/index.js': "console.log('of index');\n" },
    async expect({ read, root }) {
      assert.match(
        read('index.html'),
        /<script defer src="\/static\/js\/index\.[0-9a-f]{8,10}\.js">/,
      );
      assert.match(read('static/js/index.*.js'), /of index/);
      const rsbuild = await createRsbuild({ cwd: root });
      await rsbuild.initConfigs();
      assert.equal(rsbuild.getNormalizedConfig().server.port, 3000);
    },
  },
  {
    says: 'To find out which values your build really uses, let Rsbuild save the configuration with its defaults in files:',
    run: 'command',
    command: 'rsbuild inspect',
    files: { 'rsbuild.config.mjs': "export default { html: { title: 'Shop' } };\n" },
    expect({ code, files, read }) {
      assert.equal(code, 0);
      hasFile(files, /^\.rsbuild\/rsbuild\.config\.mjs$/);
      const written = read('.rsbuild/rsbuild.config.mjs');
      assert.match(written, /title: ['"]Shop['"]/);
      assert.match(written, /port: 3000/);
    },
  },
];
