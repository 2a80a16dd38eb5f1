import { addWasm } from '#tools/project/sample-binaries';
import assert from 'node:assert/strict';
import { hasFile } from '#kit/has-file';
import type { Proof } from '#tools/prover/proof';

const wasm = { 'src/add.wasm': addWasm };
const named = "import { add } from './add.wasm';\nconsole.log(add(1, 2));\n";
const address = "console.log(new URL('./add.wasm', import.meta.url).pathname);\n";
const isWasm = (file: string) => file.endsWith('.wasm');

export const proofs: Proof[] = [
  ...(['production', 'development'] as const).map<Proof>((mode) => ({
    says: [
      'Rsbuild puts the file into static/wasm and names it by the hash of its content:',
      'The name is the same in development and production.',
      "It keeps the hash even if output.filenameHash is false, and a small Wasm file doesn't become a data URI.",
    ],
    run: 'build',
    config: { mode, output: { filenameHash: mode === 'development' } },
    files: { ...wasm, 'src/index.js': named },
    expect: ({ files }) => hasFile(files, /^static\/wasm\/[\da-f]{8,}\.module\.wasm$/),
  })),
  {
    says: 'This prints something like /static/wasm/54b710755d1bd89b.module.wasm.',
    run: 'build',
    files: { ...wasm, 'src/index.js': address },
    expect: ({ files }) => hasFile(files, /^static\/wasm\/[\da-f]{8,}\.module\.wasm$/),
  },
  {
    says: 'You load the file both with import and with new URL(), and each of them creates a copy.',
    run: 'build',
    files: { ...wasm, 'src/index.js': named + address },
    expect: ({ files }) => assert.equal(files.filter(isWasm).length, 2),
  },
  {
    says: [
      'The file has no export with this name.',
      'Import one of the names that the error message lists.',
    ],
    run: 'build',
    files: {
      ...wasm,
      'src/index.js': "import { subtract } from './add.wasm';\nconsole.log(subtract);\n",
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /export 'subtract'.* was not found.*possible exports: add/),
  },
];
