// npm run test:soak: hostile input for minutes, 10,000 page changes in one tab, addresses by servers, a minute of requests,
// two builds compared.
// Says which part runs and ends with the figures of all; `-- load pages` runs those parts alone.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { run, say } from '../command/run.mjs';
import { ensurePrograms, findBrowser } from '../set-up/programs.mjs';

const MINUTE = 60_000;

/** The parts by their names: what they do, how, the most time they may take, and which of their lines are figures. */
const parts = {
  input: {
    title: 'Hostile input, 5,000 cases of each property',
    args: 'jest --selectProjects unit search --testPathPatterns hostile --verbose'.split(' '),
    env: { FUZZ_RUNS: '5000' },
    limit: 15 * MINUTE,
    figures: /^\s*(?:✕ |slowest answer of )|^Tests:|^Time:/,
    ofBuild: true,
  },
  addresses: {
    title: 'Hostile addresses in a browser, for two minutes',
    args: ['playwright', 'test', '-c', 'tests/soak', 'hostile-addresses'],
    limit: 5 * MINUTE,
    figures: /^\d+ addresses$/,
    ofBuild: true,
  },
  pages: {
    title: '10,000 page changes in one tab',
    args: ['playwright', 'test', '-c', 'tests/soak', 'page-changes'],
    limit: 30 * MINUTE,
    figures: /^\d+ changes: /,
    ofBuild: true,
  },
  table: {
    title: 'What nginx and Caddy answer to each kind of address',
    args: ['tsx', 'tests/soak/address-table.ts'],
    limit: 5 * MINUTE,
    figures: /^\| /,
    ofBuild: true,
  },
  load: {
    title: '200 requests a second for a minute',
    args: ['tsx', 'tests/soak/load.ts'],
    limit: 5 * MINUTE,
    figures: /^\d+ requests in /,
    ofBuild: true,
  },
  builds: {
    title: 'Two builds of the last commit',
    args: ['tsx', 'tests/soak/same-bytes.ts'],
    limit: 15 * MINUTE,
    figures: /^\d+ files, /,
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length) {
  console.error(
    `test:soak: expected names of parts (${Object.keys(parts).join(', ')}), found ${unknown.join(', ')}. Without a name all of them run.`,
  );
  process.exit(1);
}
const chosen = Object.entries(parts).filter(([name]) => !named.length || named.includes(name));

/** Runs a part with its output shown, and ends it when its time is over; its figures. */
function runPart({ args, env, limit, figures }, common) {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what the part has started ends with it.
    const child = spawn('npx', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...common, ...env },
      detached: true,
    });
    let output = '';
    let isLate = false;
    for (const stream of ['stdout', 'stderr'])
      child[stream].on('data', (text) => {
        output += text;
        process[stream].write(text);
      });
    const end = () => process.kill(-child.pid, 'SIGTERM');
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, limit);
    const interrupt = () => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      const lines = stripVTControlCharacters(output).split('\n');
      resolve({
        passed: code === 0 && !isLate,
        isLate,
        figures: lines.filter((line) => figures.test(line)).map((line) => line.trim()),
      });
    });
  });
}

await ensurePrograms();
const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
if (chosen.some(([, { ofBuild }]) => ofBuild) && !fs.existsSync('build/zh/index.html')) {
  say('Build of both languages');
  if ((await run('npx', ['docusaurus', 'build'])) !== 0) process.exit(1);
}

const summary = [];
let failed = 0;
for (const [i, [name, part]] of chosen.entries()) {
  say(`${i + 1} of ${chosen.length}: ${part.title} (${name}, ${part.limit / MINUTE} min at most)`);
  const start = performance.now();
  const { passed, isLate, figures } = await runPart(part, env);
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!passed) failed++;
  const outcome = passed ? 'passed' : isLate ? 'took too long' : 'failed';
  summary.push(`${part.title}: ${outcome} after ${seconds} s`);
  summary.push(...figures.map((line) => `  ${line}`));
}
say('Summary');
console.log(summary.join('\n'));
process.exit(failed ? 1 : 0);
