import assert from 'node:assert/strict';
import type { Command, Proof } from '@site/tests/docs/proving/proof';

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

export const proofs: Proof[] = [
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
