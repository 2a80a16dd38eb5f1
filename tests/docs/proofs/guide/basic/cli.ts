import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Write rsbuild build with -v | The flag is ignored and the build runs.',
    run: 'command',
    command: 'rsbuild build -v',
    expect({ code, files }) {
      assert.equal(code, 0);
      assert.ok(files.includes('index.html'));
    },
  },
  {
    says: 'inspect shows the configuration for development.',
    run: 'command',
    command: 'rsbuild inspect',
    expect: ({ read }) =>
      assert.match(read('.rsbuild/rspack.config.web.mjs'), /mode: 'development'/),
  },
  {
    says: 'success config inspection completed, generated files: - Rsbuild config: /project/dist/.rsbuild/rsbuild.config.mjs - Rspack Config (web): /project/dist/.rsbuild/rspack.config.web.mjs',
    run: 'command',
    command: 'rsbuild inspect',
    expect({ log, root }) {
      assert.match(log, /success {1,3}config inspection completed, generated files:/);
      const folder = `${root}/dist/.rsbuild`;
      assert.ok(log.includes(`- Rsbuild config: ${folder}/rsbuild.config.mjs`), log);
      assert.ok(log.includes(`- Rspack Config (web): ${folder}/rspack.config.web.mjs`), log);
    },
  },
  {
    says: 'Without a build, it stops: The output directory /project/dist does not exist, please build the project before previewing.',
    run: 'command',
    command: 'rsbuild preview',
    expect({ code, log, root }) {
      assert.equal(code, 1);
      assert.ok(
        log.includes(
          `The output directory ${root}/dist does not exist, please build the project before previewing.`,
        ),
        log,
      );
    },
  },
];
