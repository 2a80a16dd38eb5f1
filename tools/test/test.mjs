// npm test: installs the packages, says what else is missing, runs every check, and ends with what failed and one line `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestFailures, playwrightFailures } from './failures.mjs';
import { installPackages } from '../set-up/install.mjs';
import { run, runQuietly, say } from '../command/run.mjs';
import { ensurePrograms, findBrowser } from '../set-up/programs.mjs';

const total = { passed: 0, failed: 0 };
const failures = [];
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));

/** Counts a part of the tests; `named` tells its failures one by one, where they are known. */
function add(name, passed, failed, named = []) {
  total.passed += passed;
  total.failed += failed;
  if (failed) failures.push(...(named.length ? named : [`  ${name}`]));
  console.log(`  ${name}: ${passed} passed, ${failed} failed`);
}

/** A step that is one test: it passes when its command does. */
async function step(name, command, args) {
  say(name);
  const ok = (await run(command, args)) === 0;
  add(name, ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

/** Steps of one core each, side by side; what each printed is shown when it ends. */
async function stepsAtOnce(steps) {
  say(steps.map(([name]) => name).join(', '));
  await Promise.all(
    steps.map(async ([name, args]) => {
      const { code, printed } = await runQuietly('npx', args);
      process.stdout.write(printed);
      add(name, code ? 0 : 1, code ? 1 : 0);
    }),
  );
}

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

async function jest(name, ...projects) {
  say(name);
  const file = path.join(reports, `${projects[0]}.json`);
  const code = await run(
    'npx',
    ['jest', '--selectProjects', ...projects, '--json', `--outputFile=${file}`],
    {
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  );
  const report = readReport(file);
  const broken =
    (report?.numRuntimeErrorTestSuites ?? 0) || (code !== 0 && !report?.numFailedTests ? 1 : 0);
  const failed = (report?.numFailedTests ?? 0) + broken;
  add(name, report?.numPassedTests ?? 0, failed, jestFailures(report));
}

async function browserTests() {
  say('Browser tests');
  const file = path.join(reports, 'e2e.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run('npx', ['playwright', 'test', '--reporter=line,json'], { env });
  const report = readReport(file);
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  const failed = unexpected || (code === 0 ? 0 : 1);
  add('Browser tests', expected, failed, playwrightFailures(report));
}

const started = Date.now();
// An installation waits for the network and the disk a quarter of its time.
await Promise.all([installPackages(), installPackages('tests/docs/packages')]);
await ensurePrograms();
process.env.CHROMIUM_PATH = await findBrowser();
await stepsAtOnce([
  ['Types', ['tsc', '--noEmit']],
  ['Lint', ['eslint', '.', '--max-warnings=0']],
  ['Unused', ['knip', '--no-progress']],
  ['Format', ['prettier', '--check', '--log-level=warn', '.']],
]);
await jest('Unit tests', 'unit');
await jest('Docs tests', 'docs');
if (await step('Build of both languages', 'npm', ['run', 'build'])) {
  await jest(
    'Search relevance, Markdown of the pages, deployment, standards',
    'markdown',
    'search',
    'deploy',
    'standards',
  );
  await browserTests();
}

if (failures.length > 0) console.log(`\nFailed\n${failures.join('\n')}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
