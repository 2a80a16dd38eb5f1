// Part of npm run test:soak: two builds of the last commit with a sentence more on one page are the same byte by byte. They are
// in different folders, time zones and minutes; one builds both languages side by side and had built the commit before without the
// sentence, the other builds one language after the other and has no caches.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Gets the last commit into a folder, without caches. */
function copyTo(folder: string): string {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', project, folder]);
  execFileSync('cp', ['-al', path.join(project, 'node_modules'), folder]);
  fs.rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
  return folder;
}

const addSentence = (folder: string) =>
  fs.appendFileSync(path.join(folder, 'docs/config/dev/client.mdx'), '\nA sentence more.\n');

/** Builds in a folder; the hash of each file that comes out. */
function buildIn(folder: string, timeZone: string, args: string[] = []): Map<string, string> {
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
const warm = copyTo(path.join(work, 'a'));
buildIn(warm, 'Asia/Shanghai');
addSentence(warm);
const first = buildIn(warm, 'Asia/Shanghai');
const cold = copyTo(path.join(work, 'another/folder/b'));
addSentence(cold);
const second = buildIn(cold, 'America/Los_Angeles', ['--', '--serial']);
fs.rmSync(work, { recursive: true });

const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of different) console.log(`differs: ${file}`);
console.log(`${first.size} files, ${different.length} of them different`);
process.exit(different.length ? 1 : 0);
