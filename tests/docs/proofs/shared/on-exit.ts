import assert from 'node:assert/strict';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, stopTool, waitForLog } from '#tools/project/run-tool';
import { editUntil } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

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

const config = [
  "const setup = (api) => api.onExit(({ exitCode }) => console.log('exit with', exitCode));",
  "export default { plugins: [{ name: 'probe', setup }] };",
  '',
].join('\n');

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
      "The process doesn't wait for promises, so the callback can only do synchronous work.",
      'The process receives SIGTERM. onExit runs before onCloseDevServer.',
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
  {
    says: [
      "Which callbacks run, and whether the process ends, depends on how it's stopped:",
      "You press Ctrl+C (SIGINT), call process.exit(), or an error isn't caught.",
      'Rsbuild 1.3.22 then only calls the first callback of an instance.',
      "The callbacks of other plugins don't run.",
      "If your callback has to run, also pass it to process.once('exit', …).",
    ],
    run: 'script',
    files: {
      'serve.mjs': [
        "import { createRsbuild } from '@rsbuild/core';",
        'const say = (word) => () => console.log(word);',
        'const plugin = (name) => ({',
        '  name,',
        '  setup(api) {',
        '    api.onExit(say(`exit ${name}`));',
        "    if (name === 'two') process.once('exit', say('own exit'));",
        '  },',
        '});',
        'const server = { port: Number(process.argv[2]) };',
        "const plugins = [plugin('one'), plugin('two')];",
        'const rsbuild = await createRsbuild({ rsbuildConfig: { server, plugins } });',
        'if (process.argv[2]) await rsbuild.startDevServer();',
        'else await rsbuild.initConfigs();',
        "console.log('serving now');",
        "if (process.env.ENDS === 'at once') process.exit();",
        "if (process.env.ENDS === 'with an error') throw new Error('thrown');",
        '',
      ].join('\n'),
    },
    async expect({ root, port }) {
      const exits = (log: string) => log.split('\n').filter((line) => line.includes('exit'));
      const interrupted = await endBy('SIGINT', root, port);
      assert.deepEqual(exits(interrupted.log), ['exit one', 'own exit']);
      const endedBy = async (ENDS: string) => {
        const tool = startTool(['serve.mjs'], root, { ENDS });
        await tool.ended;
        return exits(tool.log());
      };
      assert.deepEqual(await endedBy('at once'), ['exit one', 'own exit']);
      assert.deepEqual(await endedBy('with an error'), ['exit one', 'own exit']);
      assert.deepEqual((await endedBy('')).sort(), ['exit one', 'exit two', 'own exit']);
    },
  },
  {
    says: [
      'Your script listens to SIGINT itself. Rsbuild calls all callbacks with exit code 130, and your script has to end the process.',
      'In a build and in middleware mode, a registered callback keeps SIGTERM from ending the process.',
    ],
    run: 'script',
    files: {
      'serve.mjs': [
        "import { createRsbuild } from '@rsbuild/core';",
        'const server = { port: Number(process.argv[2]), middlewareMode: true };',
        'const rsbuild = await createRsbuild({ rsbuildConfig: { server } });',
        "for (const name of ['one', 'two'])",
        '  rsbuild.onExit(({ exitCode }) => console.log(`${name} got ${exitCode}`));',
        'const devServer = await rsbuild.createDevServer();',
        "if (process.env.LISTENS) process.on('SIGINT', () => {});",
        "process.once('SIGUSR2', async () => (await devServer.close(), process.exit(5)));",
        "console.log('serving now');",
        '',
      ].join('\n'),
    },
    async expect({ root, port }) {
      for (const [signal, code] of [
        ['SIGINT', 130],
        ['SIGTERM', 143],
      ] as const) {
        const LISTENS = signal === 'SIGINT' ? 'true' : '';
        const tool = startTool(['serve.mjs', String(port)], root, { CI: 'true', LISTENS });
        await waitForLog(tool, /serving now/);
        tool.child.kill(signal);
        await waitForLog(tool, new RegExp(`one got ${code}\\s+two got ${code}`));
        // another signal ends it: the first one hasn't
        tool.child.kill('SIGUSR2');
        assert.equal(await tool.ended, 5);
      }
    },
  },
  {
    says: [
      'The CLI has restarted. The callbacks of the earlier instances run as well.',
      'In a build and in middleware mode, a registered callback keeps SIGTERM from ending the process.',
    ],
    run: 'script',
    alone: true,
    files: { 'rsbuild.config.mjs': config },
    async expect({ root, write }) {
      const tool = startTool([rsbuildBin, 'build', '--watch'], root);
      await waitForLog(tool, /built in/);
      await editUntil(
        (count) => write('rsbuild.config.mjs', `${config}// ${count}\n`),
        waitForLog(tool, /restarting build[^]*built in/),
      );
      tool.child.kill('SIGTERM');
      await waitForLog(tool, /(?:exit with 143\s+){2}/);
      // it still builds
      await editUntil(
        (count) => write('src/index.js', `console.log('edit ${count}');\n`),
        waitForLog(tool, /(?:exit with 143\s+){2}[^]*src\/index\.js[^]*built in/),
      );
      await stopTool(tool);
    },
  },
  {
    says: 'In a build and in middleware mode, a registered callback keeps SIGTERM from ending the process.',
    run: 'script',
    files: {
      'build.mjs': [
        "import { createRsbuild } from '@rsbuild/core';",
        'const rsbuild = await createRsbuild();',
        'rsbuild.onBeforeBuild(async () => {',
        '  const called = new Promise((resolve) => process.env.REGISTERS && rsbuild.onExit(resolve));',
        '  const alive = setInterval(() => {}, 1000);',
        "  process.kill(process.pid, 'SIGTERM');",
        "  console.log('got', (await called).exitCode);",
        '  clearInterval(alive);',
        '});',
        'await rsbuild.build();',
        "console.log('build done');",
        '',
      ].join('\n'),
    },
    async expect({ root }) {
      const built = async (REGISTERS: string) => {
        const tool = startTool(['build.mjs'], root, { REGISTERS });
        return { code: await tool.ended, signal: tool.child.signalCode, log: tool.log() };
      };
      const kept = await built('true');
      assert.equal(kept.code, 0);
      assert.match(kept.log, /got 143[^]*build done/);
      const ended = await built('');
      assert.equal(ended.signal, 'SIGTERM');
      assert.doesNotMatch(ended.log, /build done/);
    },
  },
];
