// Part of npm run test:soak: two builds of the last commit, in different folders, time zones and minutes, one with both languages
// side by side and one with one after the other, are the same byte by byte.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Builds the last commit in a folder; the hash of each file that comes out. */
function buildIn(folder: string, timeZone: string, args: string[] = []): Map<string, string> {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', project, folder]);
  execFileSync('cp', ['-al', path.join(project, 'node_modules'), folder]);
  fs.rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  const env = { ...process.env, TZ: timeZone };
  execFileSync('npm', ['run', 'build', ...args], { cwd: folder, env, stdio: 'inherit' });
  const build = path.join(folder, 'build');
  const files = fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(build, file)).isFile());
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(fs.readFileSync(path.join(build, file)))
        .digest('hex'),
    ]),
  );
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'same-bytes-'));
const first = buildIn(path.join(work, 'a'), 'Asia/Shanghai');
const second = buildIn(path.join(work, 'another/folder/b'), 'America/Los_Angeles', [
  '--',
  '--serial',
]);
fs.rmSync(work, { recursive: true });

const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of different) console.log(`differs: ${file}`);
console.log(`${first.size} files, ${different.length} of them different`);
process.exit(different.length ? 1 : 0);
