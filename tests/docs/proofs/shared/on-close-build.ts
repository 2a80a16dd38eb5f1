import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { rsbuildBin } from '#tools/project/rsbuild-bin';
import { startTool, waitForLog } from '#tools/project/run-tool';
import { editUntil, noteCalls } from '#kit/note-calls';
import type { Proof } from '#tools/prover/proof';

const config = [
  "const plugin = { name: 'probe', setup: (api) => api.onCloseBuild(() => console.log('build closed')) };",
  'export default { plugins: [plugin] };',
  '',
].join('\n');

export const proofs: Proof[] = [
  {
    says: 'rsbuild build has succeeded | Yes',
    run: 'command',
    command: 'rsbuild build',
    files: { 'rsbuild.config.mjs': config },
    expect: ({ code, log }) => {
      assert.equal(code, 0);
      assert.match(log, /build closed/);
    },
  },
  {
    says: 'A build without watch mode has failed | No',
    run: 'command',
    command: 'rsbuild build',
    files: { 'rsbuild.config.mjs': config, 'src/index.js': "import './missing.js';\n" },
    expect: ({ code, log }) => {
      assert.equal(code, 1);
      assert.doesNotMatch(log, /build closed/);
    },
  },
  {
    says: [
      'Runs when a build is closed.',
      'A script calls the close function that rsbuild.build returns | Yes. In a script, it only runs if you call close',
    ],
    run: 'script',
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      let calls = 0;
      rsbuild.onCloseBuild(() => void (calls += 1));
      const { close } = await rsbuild.build();
      assert.equal(calls, 0);
      await close();
      assert.equal(calls, 1);
    },
  },
  {
    says: 'A build without watch mode has failed | No',
    run: 'script',
    files: { 'src/index.js': "import './missing.js';\n" },
    async expect({ root }) {
      const rsbuild = await createRsbuild({ cwd: root });
      const calls: string[] = [];
      const compiled = noteCalls<boolean | undefined>();
      rsbuild.onCloseBuild(() => void calls.push('closed'));
      rsbuild.onAfterBuild(({ stats }) => compiled.note(stats?.hasErrors()));
      const { close } = await rsbuild.build({ watch: true });
      assert.equal(await compiled.nth(1), true);
      await close();
      assert.deepEqual(calls, ['closed']);
    },
  },
  {
    says: ['rsbuild build --watch restarts | Yes, before the restart', 'You press Ctrl+C | No'],
    run: 'script',
    alone: true,
    files: { 'rsbuild.config.mjs': config },
    async expect({ root, write }) {
      const tool = startTool([rsbuildBin, 'build', '--watch'], root);
      await waitForLog(tool, /built in/);
      await editUntil(
        (count) => write('rsbuild.config.mjs', `${config}// ${count}\n`),
        waitForLog(tool, /restarting build[^]*build closed[^]*built in/),
      );
      const closed = () => tool.log().match(/build closed/g)?.length;
      const before = closed();
      tool.child.kill('SIGINT');
      await tool.ended;
      assert.equal(closed(), before);
    },
  },
];
