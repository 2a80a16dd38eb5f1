import assert from 'node:assert/strict';
import type { Build } from '#tools/prover/proof';

type Files = Pick<Build, 'files' | 'read'>;

const listScripts = ({ files }: Files) => files.filter((file) => file.endsWith('.js'));

/** The scripts of a build in one text, however it is split. */
export const allScripts = (build: Files): string => listScripts(build).map(build.read).join('\n');

/** The one script of a build that has a text. */
export function scriptWith(text: string, build: Files): string {
  const [found = '', ...others] = listScripts(build).filter((file) =>
    build.read(file).includes(text),
  );
  assert.ok(
    found !== '' && others.length === 0,
    `expected one script with ${text}, found ${[found, ...others].join(', ')} among ${build.files.join(', ')}`,
  );
  return found;
}
