import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { editUntil } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

/** A script that serves and logs when its server closes. */
const script = [
  "import { createRsbuild } from '@rsbuild/core';",
  'const port = Number(process.argv[2]);',
  "const [middlewareMode, reads] = ['middleware', 'reads'].map((word) => process.argv.includes(word));",
  'const rsbuild = await createRsbuild({ rsbuildConfig: { server: { port, middlewareMode } } });',
  "rsbuild.onCloseDevServer(() => console.log('server closed'));",
  "if (!middlewareMode) rsbuild.onExit(({ exitCode }) => console.log('exit with', exitCode));",
  'await (middlewareMode ? rsbuild.createDevServer() : rsbuild.startDevServer());',
  'const read = () => process.stdin.resume();',
  "const report = () => setImmediate(() => console.log('input ended'));",
  "process.stdin.on('end', report);",
  "process.once('SIGUSR2', () => (console.log('read before:', process.stdin.readableFlowing), read()));",
  'if (reads) read();',
  "console.log('serving now');",
  '',
].join('\n');

const config = [
  "const setup = (api) => api.onCloseDevServer(() => console.log('server closed'));",
  "export default { plugins: [{ name: 'probe', setup }] };",
  '',
].join('\n');

/** What the script prints after it got a signal. */
async function logAfter(
  signal: NodeJS.Signals,
  root: string,
  port: number,
  ...words: string[]
): Promise<string> {
  const tool = startTool(['serve.mjs', String(port), ...words], root, { CI: 'true' });
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
    says: 'The process receives SIGTERM | Yes, except in middleware mode',
    run: 'script',
    files: { 'serve.mjs': script },
    async expect({ root, port }) {
      assert.match(await logAfter('SIGTERM', root, port), /server closed/);
      const log = await logAfter('SIGTERM', root, port, 'middleware');
      assert.doesNotMatch(log, /server closed/);
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
    says: 'Standard input ends (Ctrl+D) | Only if something reads it, such as the shortcuts of the CLI, and not in middleware mode or if CI is true',
    run: 'script',
    files: { 'serve.mjs': script },
    async expect({ root, port }) {
      const started = async (CI: string, ...words: string[]) => {
        const tool = startTool(['serve.mjs', String(port), ...words], root, { CI });
        await waitForLog(tool, /serving now/);
        return tool;
      };
      const reading = await started('', 'reads');
      assert.equal(await reading.ended, 0);
      assert.match(reading.log(), /server closed/);
      // on this signal, the script starts to read its input, which has ended long before
      const later = await started('');
      later.child.kill('SIGUSR2');
      assert.equal(await later.ended, 0);
      assert.match(later.log(), /serving now[^]*read before: (?:null|false)[^]*server closed/);
      for (const [CI, ...words] of [
        ['true', 'reads'],
        ['', 'reads', 'middleware'],
      ] as [string, ...string[]][]) {
        const tool = await started(CI, ...words);
        await waitForLog(tool, /input ended/);
        assert.doesNotMatch(tool.log(), /server closed/);
        await stopTool(tool);
      }
    },
  },
  {
    says: 'The CLI restarts the server, or you press the shortcut q | Yes',
    run: 'script',
    alone: true,
    files: { 'rsbuild.config.mjs': config },
    async expect({ root, port, write }) {
      const tool = startTool([rsbuildBin, 'dev', '--port', String(port)], root, { CI: 'true' });
      await waitForLog(tool, /built in/);
      await editUntil(
        (count) => write('rsbuild.config.mjs', `${config}// ${count}\n`),
        waitForLog(tool, /restarting server[^]*server closed/),
      );
      await stopTool(tool);
    },
  },
];
