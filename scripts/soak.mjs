// npm run test:soak: hostile input for minutes, 10,000 page changes in one tab, a minute of requests, two builds compared.
// Prints its figures.
import fs from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { run, say } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';

const FUZZ_RUNS = '5000';

const env = { ...process.env, FUZZ_RUNS, CHROMIUM_PATH: await ensureBrowser() };
await ensureServers();
const steps = [
  ['Hostile input', ['jest', '--selectProjects', 'unit', '--testPathPatterns', 'hostile']],
  ...(fs.existsSync('build/zh/index.html')
    ? []
    : [['Build of both languages', ['docusaurus', 'build']]]),
  ['Hostile addresses and page changes', ['playwright', 'test', '-c', 'tests/soak']],
  ['200 requests a second for a minute', ['tsx', 'tests/soak/load.ts']],
  ['Two builds of the last commit', ['tsx', 'tests/soak/same-bytes.ts']],
];

let failed = 0;
for (const [name, args] of steps) {
  say(name);
  if ((await run('npx', args, { env })) !== 0) failed++;
}
process.exit(failed ? 1 : 0);
