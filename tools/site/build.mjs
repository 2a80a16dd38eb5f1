// npm run build: builds all languages side by side, each in a process and with a generated folder of its own.
// `--serial` builds one after the other, which needs less memory; with other arguments it is `docusaurus build`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveAside } from './last-output.mjs';
import { run, runQuietly } from '../command/run.mjs';

// What is made of a page lives as long as the page: with the usual 16 MB much of it is copied before it's dropped.
const DOCUSAURUS = [
  '--max-semi-space-size=64',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  'build',
];
const OUTPUT = 'build';
const GENERATED = '.docusaurus';

const project = path.resolve(import.meta.dirname, '../..');
/** The first is built straight into `build/`; the others are moved there when all are finished. */
const LANGUAGES = Object.keys(
  JSON.parse(fs.readFileSync(path.join(project, 'src/i18n/languages.json'), 'utf8')),
);
const args = process.argv.slice(2);
const stopped = new AbortController();

const generated = (language) => `${GENERATED}/${language}`;
const finished = (language) => `${generated(language)}-build`;

/** What runs Docusaurus for one language. The ids of modules are made of the folder's name, so it's the same in each build. */
function buildOf(language, outDir) {
  const env = { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated(language) };
  // Simple readers of HTML, those of agents for example, need the end tags that the minifier leaves out.
  env.SKIP_HTML_MINIFICATION ??= 'true';
  if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';
  return [
    process.execPath,
    [...DOCUSAURUS, '--locale', language, '--out-dir', outDir],
    { cwd: project, env, signal: stopped.signal },
  ];
}

/** Stops the other languages when one can't be built. */
async function orStopAll(building) {
  const code = await building.catch((error) => {
    if (error.name !== 'AbortError') console.error(error);
    return 1;
  });
  if (code !== 0) stopped.abort();
  return code;
}

async function buildQuietly(language) {
  const { code, printed } = await runQuietly(...buildOf(language, finished(language)));
  process.stdout.write(printed);
  return code;
}

async function serially() {
  for (const language of LANGUAGES) {
    const code = await run(...buildOf(language, OUTPUT));
    if (code !== 0) return code;
  }
  return 0;
}

/** The first language shows its progress; what the others print follows when they are finished. */
async function sideBySide() {
  const [first, ...others] = LANGUAGES;
  // Each has its share of the cores: with more threads, more of them load the same modules.
  const threads = Math.max(1, Math.floor(os.availableParallelism() / LANGUAGES.length));
  process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= String(threads);
  fs.mkdirSync(path.join(project, GENERATED), { recursive: true });
  const output = path.join(project, OUTPUT);
  const last = moveAside(output, path.join(project, GENERATED, 'last-build'));
  const codes = await Promise.all([
    orStopAll(run(...buildOf(first, OUTPUT))),
    ...others.map((language) => orStopAll(buildQuietly(language))),
  ]);
  const failed = codes.find((code) => code !== 0);
  if (failed) {
    last.putBack();
    return failed;
  }
  for (const language of others)
    fs.renameSync(path.join(project, finished(language), language), path.join(output, language));
  last.remove();
  return 0;
}

process.once('SIGTERM', () => stopped.abort());
if (args.length === 0) process.exit(await sideBySide());
if (args.join() === '--serial') process.exit(await serially());
process.exit(await run(process.execPath, [...DOCUSAURUS, ...args], { cwd: project }));
