import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../pages/project-root';

const folder = 'tests/docs/proofs';

/** `tests/docs/proofs/config/mode.ts` → `docs/config/mode.mdx`; announcements are below `blog`. */
export function pageOfProofs(file: string): string {
  const name = file.slice(folder.length + 1).replace(/\.ts$/, '.mdx');
  return name.startsWith('blog/') ? name : `docs/${name}`;
}

/** Every file of proofs, from the project's root, sorted. */
export function listProofFiles(): string[] {
  return fs
    .readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .sort();
}
