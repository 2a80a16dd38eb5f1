import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const entries = /^src\/index\.[cm]?[jt]sx?$/;

/** Writes a project into a folder of its own and returns the folder. */
export function writeFiles(files: Record<string, string> = {}): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rsbuild-case-')));
  const withEntry = Object.keys(files).some((name) => entries.test(name))
    ? files
    : { 'src/index.js': "console.log('hello');\n", ...files };
  for (const [name, text] of Object.entries(withEntry)) {
    const target = path.join(root, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return root;
}
