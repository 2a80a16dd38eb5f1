import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import semver from 'semver';
import { publishedVersions } from '../package/install-package';
import { npm } from '../package/npm';
import { projectRoot } from '../pages/project-root';

const CORE = '@rsbuild/core';
const FIRST_FILE = 'dist/index.js';
const cache = path.join(projectRoot, 'node_modules/.cache/published-texts.json');

/** A text of the package by which a version can be told. */
export interface VersionText {
  readonly version: string;
  readonly shown: string;
  /** the file that has it, `dist/index.js` if left out */
  readonly in?: string;
}

/** Whether a published version has a text that the one before it lacks; the registry need not have each version. */
export interface Answer {
  readonly from: string;
  readonly before: string;
  readonly isNew: boolean;
}

/** Asks the published packages. Answers are kept below `node_modules/.cache`, since no published version changes. */
export async function askPublished(texts: readonly VersionText[]): Promise<Answer[]> {
  const kept = fs.existsSync(cache)
    ? (JSON.parse(fs.readFileSync(cache, 'utf8')) as Record<string, Answer>)
    : {};
  const open = texts.filter((text) => !(keyOf(text) in kept));
  if (open.length > 0) {
    const answers = await answer(open);
    for (const [index, text] of open.entries()) kept[keyOf(text)] = answers[index]!;
    fs.mkdirSync(path.dirname(cache), { recursive: true });
    fs.writeFileSync(cache, JSON.stringify(kept));
  }
  return texts.map((text) => kept[keyOf(text)]!);
}

const keyOf = ({ version, shown, in: file = FIRST_FILE }: VersionText) =>
  [version, file, shown].join('\n');

async function answer(texts: readonly VersionText[]): Promise<Answer[]> {
  const published = (await publishedVersions(CORE)).map(({ version }) => version);
  const pairs = texts.map(({ version }) => ({
    from: published.find((candidate) => semver.gte(candidate, version))!,
    before: published.filter((candidate) => semver.lt(candidate, version)).at(-1)!,
  }));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-texts-'));
  try {
    const versions = [...new Set(pairs.flatMap(({ from, before }) => [from, before]))];
    await unpack(versions, folder);
    return pairs.map(({ from, before }, index) => {
      const { shown, in: file = FIRST_FILE } = texts[index]!;
      const has = (version: string) =>
        fs.readFileSync(path.join(folder, version, 'package', file), 'utf8').includes(shown);
      return { from, before, isNew: has(from) && !has(before) };
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** One call for all versions: npm takes longer to start than to fetch. */
async function unpack(versions: readonly string[], folder: string): Promise<void> {
  const packages = versions.map((version) => `${CORE}@${version}`);
  await npm(['pack', ...packages, '--prefer-offline', '--silent'], folder);
  for (const version of versions) {
    const own = path.join(folder, version);
    fs.mkdirSync(own);
    const archive = path.join(folder, `rsbuild-core-${version}.tgz`);
    await promisify(execFile)('tar', ['-xzf', archive], { cwd: own });
  }
}
