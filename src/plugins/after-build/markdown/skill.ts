import fs from 'node:fs';
import path from 'node:path';

export const SKILL = 'skill.md';

/** The file that tells agents how to use the documentation, in the form of agentskills.io. */
export const skillFile = (root: string, version: string): string =>
  fs
    .readFileSync(path.join(__dirname, SKILL), 'utf8')
    .replaceAll('{{root}}', root)
    .replaceAll('{{version}}', version);
