import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the shell says of a command that a signal has ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/** Puts the temporary files of a command, and of the programs that it starts, in one folder, which goes when the command ends or is stopped. */
export function keepTemporaryFiles(): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-docs-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of Object.entries(EXIT_CODES))
    process.once(signal, () => process.exit(code));
}
