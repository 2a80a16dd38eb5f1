// npm run test:soak: hostile input for minutes, 10,000 page changes in one tab, addresses by servers, a minute of requests,
// two builds compared. Each part prints its figures; `-- load pages` runs those parts alone.
import fs from 'node:fs';
import { run, say } from '../command/run.mjs';
import { ensurePrograms, findBrowser } from '../set-up/programs.mjs';

/** The parts by their names, each with its command. */
const parts = {
  input: 'jest --selectProjects unit search --testPathPatterns hostile --verbose',
  addresses: 'playwright test -c tests/soak hostile-addresses',
  pages: 'playwright test -c tests/soak page-changes',
  table: 'tsx tests/soak/address-table.ts',
  load: 'tsx tests/soak/load.ts',
  builds: 'tsx tests/soak/same-bytes.ts',
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length) {
  console.error(
    `test:soak: expected names of parts (${Object.keys(parts).join(', ')}), found ${unknown.join(', ')}. Without a name all of them run.`,
  );
  process.exit(1);
}

await ensurePrograms();
process.env.CHROMIUM_PATH = await findBrowser();
process.env.FUZZ_RUNS = '5000';
if (!fs.existsSync('build/zh/index.html')) {
  say('Build of both languages');
  if ((await run('npm', ['run', 'build'])) !== 0) process.exit(1);
}

const failed = [];
for (const name of named.length ? named : Object.keys(parts)) {
  say(`${name}: ${parts[name]}`);
  if ((await run('npx', parts[name].split(' '))) !== 0) failed.push(name);
}
say(failed.length ? `Failed: ${failed.join(', ')}` : 'All parts passed.');
process.exit(failed.length ? 1 : 0);
