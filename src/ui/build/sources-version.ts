import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
/** The packages, also those that others bring, each in one version. */
const PACKAGES = 'package-lock.json';

function filesIn(source: string): string[] {
  const full = path.join(root, source);
  if (!fs.statSync(full).isDirectory()) return [full];
  return fs
    .readdirSync(full, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.join(full, file))
    .filter((file) => fs.statSync(file).isFile());
}

/**
 * A name for the state of what makes something: the packages, files or folders of the project, and what else it depends on.
 * What is cached under it is made anew when one of them changes.
 */
export function sourcesVersion(sources: readonly string[], facts?: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([facts]));
  for (const file of [PACKAGES, ...sources].flatMap(filesIn)) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}
