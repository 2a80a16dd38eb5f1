import fs from 'node:fs';
import path from 'node:path';
import core from '@rsbuild/core/package.json';
import { kindOfPage } from '../src/translations/content-path';
import { contentHash } from '../src/translations/build/content-hash';
import type { CheckedRecord } from '../src/reading/build/is-checked';
import { projectRoot } from '../tests/docs/lib/project-root';
import { twinOf } from '../tests/docs/lib/page-paths';
import { runChecks } from '../tests/docs/lib/run-checks';

const target = path.join(projectRoot, 'src/reading/build/checked.json');

/** `npm run docs:checked`: runs all checks and notes each page that passes, with the hash of its text. */
async function main() {
  const { files, problems } = await runChecks({});
  const failing = new Set(problems.flatMap(({ file }) => [file, twinOf(file)]));
  const passing = files.filter((file) => kindOfPage(file) !== 'fragment' && !failing.has(file));
  const hashOf = (file: string) =>
    contentHash(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
  const record: CheckedRecord = {
    package: core.name,
    version: core.version,
    pages: Object.fromEntries(passing.map((file) => [file, hashOf(file)])),
  };
  fs.writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
  console.log(
    `${passing.length} pages noted as checked against ${core.name} ${core.version}, ${files.length - passing.length} left out`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
