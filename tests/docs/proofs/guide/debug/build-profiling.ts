import assert from 'node:assert/strict';
import type { Command, Proof } from '#tools/prover/proof';

const profiled = (env: Record<string, string>, expect: (command: Command) => void): Proof => ({
  says: [
    'RSPACK_PROFILE | OVERVIEW for the main phases, ALL for more detail, or a filter such as warn,tokio::net=info | Off',
    'RSPACK_TRACE_LAYER (since 1.3.19) | chrome for a file, logger for text | chrome',
    'RSPACK_TRACE_OUTPUT (since 1.3.19) | The path of the output | .rspack-profile-<time>-<pid>/trace.json in the root, or the terminal with logger',
  ],
  run: 'command',
  command: 'rsbuild build',
  env: { RSPACK_PROFILE: 'OVERVIEW', ...env },
  files: { 'rsbuild.config.mjs': 'export default { output: { cleanDistPath: false } };\n' },
  expect,
});

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
    const readTrace = () => JSON.parse(read('trace.json')) as unknown;
    if (killed) assert.throws(readTrace, SyntaxError);
    else assert.ok(Array.isArray(readTrace()));
  },
});

export const proofs: Proof[] = [
  stopped(
    ['q and Enter, or Ctrl + D | Yes, after the server has closed'],
    "process.stdin.push('q\\n')",
    0,
  ),
  stopped(
    ['q and Enter, or Ctrl + D | Yes, after the server has closed', 'Ctrl + D ends the input.'],
    'process.stdin.push(null)',
    0,
  ),
  stopped(['Ctrl + C, or the signal SIGTERM | Yes'], "signal('INT')", 130),
  stopped(['Ctrl + C, or the signal SIGTERM | Yes'], "signal('TERM')", 143),
  stopped(['The signal SIGKILL | No, the trace ends in the middle'], "signal('KILL')", null),
  ...['ALL', 'warn,tokio::net=info'].map((RSPACK_PROFILE) =>
    profiled({ RSPACK_PROFILE, RSPACK_TRACE_OUTPUT: 'dist/trace.json' }, ({ read }) =>
      assert.ok(Array.isArray(JSON.parse(read('trace.json')))),
    ),
  ),
  profiled({ RSPACK_TRACE_LAYER: 'logger' }, ({ log }) =>
    assert.match(log, /INFO rspack_core::compiler/),
  ),
  {
    says: [
      'At the end, Rsbuild prints where the file is:',
      'RSPACK_PROFILE | OVERVIEW for the main phases, ALL for more detail, or a filter such as warn,tokio::net=info | Off',
      'RSPACK_TRACE_OUTPUT (since 1.3.19) | The path of the output | .rspack-profile-<time>-<pid>/trace.json in the root, or the terminal with logger',
      'RSPACK_TRACE_LAYER (since 1.3.19) | chrome for a file, logger for text | chrome',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW' },
    expect: ({ log }) =>
      assert.match(log, /profile file saved to \S*\.rspack-profile-\d+-\d+\/trace\.json/),
  },
  {
    says: 'RSPACK_TRACE_OUTPUT (since 1.3.19) | The path of the output | .rspack-profile-<time>-<pid>/trace.json in the root, or the terminal with logger',
    run: 'command',
    command: 'rsbuild build',
    env: { RSPACK_PROFILE: 'OVERVIEW', RSPACK_TRACE_OUTPUT: './my-trace.json' },
    expect: ({ log }) => assert.match(log, /profile file saved to \S*my-trace\.json/),
  },
  {
    says: [
      "Because --cpu-prof is a flag of node, run Rsbuild's file instead of its command:",
      'When the process ends, Node.js writes a file such as CPU.20261120.110745.8908.0.001.cpuprofile to the current folder.',
      'To write it to another folder, add a flag such as --cpu-prof-dir=profiles.',
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
