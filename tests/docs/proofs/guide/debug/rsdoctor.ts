import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const missing =
  /`process\.env\.RSDOCTOR` enabled, please install @rsdoctor\/rspack-plugin package\./;
const built = (RSDOCTOR: string, says: string | string[], asked: boolean): Proof => ({
  says,
  run: 'command',
  command: 'rsbuild build',
  env: { RSDOCTOR },
  expect({ code, log, files }) {
    assert.equal(code, 0);
    assert.ok(files.includes('index.html'));
    assert.equal(missing.test(log), asked, `RSDOCTOR=${RSDOCTOR}\n${log}`);
  },
});

export const proofs: Proof[] = [
  built(
    'true',
    "warn `process.env.RSDOCTOR` enabled, please install @rsdoctor/rspack-plugin package. | The package isn't installed in the project, and Rsbuild built without it.",
    true,
  ),
  ...['1', 'TRUE'].map((value) =>
    built(
      value,
      [
        'Other values have no effect:',
        'There is no report and no message | RSDOCTOR has a value such as 1 or TRUE.',
      ],
      false,
    ),
  ),
];
