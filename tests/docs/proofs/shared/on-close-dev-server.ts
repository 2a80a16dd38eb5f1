import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { startTool, waitForLog } from '@site/tests/docs/guides/run-tool';
import type { Proof } from '@site/tests/docs/proving/proof';

/** A script that serves and logs when its server closes. */
const script = [
  "import { createRsbuild } from '@rsbuild/core';",
  'const port = Number(process.argv[2]);',
  'const rsbuild = await createRsbuild({ rsbuildConfig: { server: { port } } });',
  "rsbuild.onCloseDevServer(() => console.log('server closed'));",
  "rsbuild.onExit(({ exitCode }) => console.log('exit with', exitCode));",
  'await rsbuild.startDevServer();',
  "console.log('serving now');",
  '',
].join('\n');

/** What the script prints after it got a signal. */
async function logAfter(signal: NodeJS.Signals, root: string, port: number): Promise<string> {
  // Standard input of the started script is closed; with CI it does not end the server.
  const tool = startTool(['serve.mjs', String(port)], root, { CI: 'true' });
  await waitForLog(tool, /serving now/);
  tool.child.kill(signal);
  await tool.ended;
  return tool.log();
}

export const proofs: Proof[] = [
  {
    says: ['Runs when the dev server closes.', 'A script calls server.close() | Yes'],
    run: 'script',
    async expect({ root, port }) {
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
      let calls = 0;
      rsbuild.onCloseDevServer(() => void (calls += 1));
      const { server } = await rsbuild.startDevServer();
      await server.close();
      assert.equal(calls, 1);
    },
  },
  {
    says: 'The process receives SIGTERM | Yes',
    run: 'script',
    files: { 'serve.mjs': script },
    async expect({ root, port }) {
      assert.match(await logAfter('SIGTERM', root, port), /server closed/);
    },
  },
  {
    says: 'You press Ctrl+C (SIGINT) | No, use onExit instead',
    run: 'script',
    files: { 'serve.mjs': script },
    async expect({ root, port }) {
      const log = await logAfter('SIGINT', root, port);
      assert.doesNotMatch(log, /server closed/);
      assert.match(log, /exit with 130/);
    },
  },
  {
    says: 'Standard input ends (Ctrl+D) | Yes, unless CI is true',
    run: 'script',
    async expect({ root, port }) {
      const listening = async (CI: string) => {
        process.env.CI = CI;
        const before = process.stdin.listenerCount('end');
        const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server: { port } } });
        const { server } = await rsbuild.startDevServer();
        const added = process.stdin.listenerCount('end') - before;
        await server.close();
        return added;
      };
      assert.equal(await listening('true'), 0);
      assert.equal(await listening(''), 1);
    },
  },
];
