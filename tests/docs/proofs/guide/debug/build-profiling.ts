import assert from 'node:assert/strict';
import type { Command, Proof } from '#tools/prover/proof';

const profiled = (
  says: string,
  env: Record<string, string>,
  expect: (command: Command) => void,
): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild build',
  env: { RSPACK_PROFILE: 'OVERVIEW', ...env },
  files: { 'rsbuild.config.mjs': 'export default { output: { cleanDistPath: false } };\n' },
  expect,
});

/** Other formats than JSON don't tell whether they are complete. */
function assertWhole(trace: string) {
  assert.notEqual(trace, '');
  if (trace.startsWith('[')) assert.ok(Array.isArray(JSON.parse(trace)));
}

/** A dev server with both profiles, which stops itself in a way once it has built. */
const stopped = (says: string[], stop: string, ended: number | null): Proof => ({
  says,
  run: 'command',
  command:
    'node --cpu-prof --cpu-prof-dir=dist/profiles ./node_modules/@rsbuild/core/bin/rsbuild.js dev',
  env: { RSPACK_PROFILE: 'OVERVIEW', RSPACK_TRACE_OUTPUT: 'dist/trace.json' },
  files: {
    'rsbuild.config.mjs': `import { execSync } from 'node:child_process';
process.stdin.isTTY = ${ended === 0};
delete process.env.CI;
const signal = (name) => execSync(\`kill -s \${name} \${process.pid}\`);
export default {
  plugins: [
    {
      name: 'stop',
      setup: (api) =>
        api.onDevCompileDone(() => {
          setImmediate(() => { ${stop} });
        }),
    },
  ],
};
`,
  },
  expect({ code, files, read }) {
    assert.equal(code, ended);
    const killed = ended === null;
    assert.equal(
      files.some((file) => file.endsWith('.cpuprofile')),
      !killed,
    );
    const trace = read('trace.json');
    if (killed) assert.throws(() => JSON.parse(trace) as unknown, SyntaxError);
    else assertWhole(trace);
  },
});

const byKeys = [
  'Finally, stop the server with q and Enter or with Ctrl + C, so that it saves the profile and the trace:',
];
const bySignal = ['Ctrl + D and the signal SIGTERM work as well.'];

export const proofs: Proof[] = [
  stopped(byKeys, "process.stdin.push('q\\n')", 0),
  stopped(byKeys, "signal('INT')", 130),
  stopped(bySignal, 'process.stdin.push(null)', 0),
  stopped(bySignal, "signal('TERM')", 143),
  stopped(
    [
      "But don't kill the server with SIGKILL: it then writes no CPU profile, and the trace is cut off.",
    ],
    "signal('KILL')",
    null,
  ),
  ...(
    [
      ['Two more variables (since 1.3.19) decide where the trace goes.', 'ALL'],
      ['You can also set a filter, such as warn,tokio::net=info.', 'warn,tokio::net=info'],
    ] as const
  ).map(([says, RSPACK_PROFILE]) =>
    profiled(says, { RSPACK_PROFILE, RSPACK_TRACE_OUTPUT: 'dist/trace.json' }, ({ read }) =>
      assertWhole(read('trace.json')),
    ),
  ),
  profiled(
    'Or you set RSPACK_TRACE_LAYER=logger and get text in the terminal instead of a file:',
    { RSPACK_TRACE_LAYER: 'logger' },
    ({ log }) => {
      assert.match(log, /INFO rspack_core::compiler/);
      assert.match(log, /profile file saved to stdout/);
    },
  ),
  {
    says: [
      'When the build ends, Rsbuild prints where it has saved the trace:',
      'To record that, set RSPACK_PROFILE:',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW' },
    expect: ({ log }) => assert.match(log, /profile file saved to \S+\/\S+/),
  },
  {
    says: [
      'info profile file saved to /my-app/.rspack-profile-1795172861629-8595/trace.json',
      'The folder of a trace has a new name each time, which makes it hard to find for a script.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW' },
    expect: ({ log }) =>
      assert.match(
        log,
        /info\s+profile file saved to \/\S*\/\.rspack-profile-\d+-\d+\/trace\.json$/m,
      ),
  },
  {
    says: 'You can choose the path of the file with RSPACK_TRACE_OUTPUT.',
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW', RSPACK_TRACE_OUTPUT: './my-trace.json' },
    expect: ({ log }) => assert.match(log, /profile file saved to \S*my-trace\.json/),
  },
  {
    says: [
      'In this example, the profile also gets a separate folder:',
      "Because --cpu-prof is a flag of node, run Rsbuild's file instead of its command:",
      'When the process ends, Node.js puts a file such as CPU.20261120.110745.8908.0.001.cpuprofile into the current folder, or into the one that you name with --cpu-prof-dir.',
    ],
    run: 'command',
    command:
      'node --cpu-prof --cpu-prof-dir=dist/profiles ./node_modules/@rsbuild/core/bin/rsbuild.js build',
    files: { 'rsbuild.config.mjs': 'export default { output: { cleanDistPath: false } };\n' },
    expect: ({ files }) =>
      assert.ok(
        files.some((file) => /^profiles\/CPU\.\d{8}\.\d{6}\.\d+\.0\.001\.cpuprofile$/.test(file)),
      ),
  },
];
