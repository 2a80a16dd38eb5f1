import assert from 'node:assert/strict';
import { startTool, waitForLog } from '@site/tests/docs/guides/run-tool';
import type { Proof } from '@site/tests/docs/proving/proof';

const script = [
  "import { createRsbuild } from '@rsbuild/core';",
  'const rsbuild = await createRsbuild({ rsbuildConfig: { server: { port: Number(process.argv[2]) } } });',
  "rsbuild.onCloseDevServer(() => console.log('server closed'));",
  'rsbuild.onExit(async ({ exitCode }) => {',
  "  console.log('exit with', exitCode);",
  '  await new Promise((resolve) => setTimeout(resolve, 1));',
  "  console.log('waited');",
  '});',
  'if (!process.argv[2]) process.exit(3);',
  'await rsbuild.startDevServer();',
  "console.log('serving now');",
  '',
].join('\n');

const files = { 'serve.mjs': script };

/** What the script prints and its exit code, after it got a signal. */
async function endBy(signal: NodeJS.Signals, root: string, port: number) {
  const tool = startTool(['serve.mjs', String(port)], root, { CI: 'true' });
  await waitForLog(tool, /serving now/);
  tool.child.kill(signal);
  return { code: await tool.ended, log: tool.log() };
}

export const proofs: Proof[] = [
  {
    says: [
      'Runs when the process ends, either by a normal exit, by SIGINT (exit code 130) or by SIGTERM (exit code 143).',
      "The callback can only do synchronous work, because the process doesn't wait for promises.",
      'On SIGTERM, it runs before onCloseDevServer.',
    ],
    run: 'script',
    files,
    async expect({ root, port }) {
      const normal = startTool(['serve.mjs'], root);
      assert.equal(await normal.ended, 3);
      assert.match(normal.log(), /exit with 3/);
      assert.doesNotMatch(normal.log(), /waited/);
      const interrupted = await endBy('SIGINT', root, port);
      assert.equal(interrupted.code, 130);
      assert.match(interrupted.log, /exit with 130/);
      const terminated = await endBy('SIGTERM', root, port);
      assert.equal(terminated.code, 143);
      assert.match(terminated.log, /exit with 143[^]*server closed/);
    },
  },
];
