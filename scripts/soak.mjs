// npm run test:soak: hostile input for minutes, and 10,000 page changes in one tab. Prints its figures.
import fs from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { run, say } from './lib/run.mjs';

const FUZZ_RUNS = '5000';

const env = { ...process.env, FUZZ_RUNS, CHROMIUM_PATH: await ensureBrowser() };
const steps = [
  ['Hostile input', ['jest', '--selectProjects', 'unit', '--testPathPatterns', 'hostile']],
  ...(fs.existsSync('build/zh/index.html')
    ? []
    : [['Build of both languages', ['docusaurus', 'build']]]),
  ['Hostile addresses and page changes', ['playwright', 'test', '-c', 'tests/soak']],
];

let failed = 0;
for (const [name, args] of steps) {
  say(name);
  if ((await run('npx', args, { env })) !== 0) failed++;
}
process.exit(failed ? 1 : 0);
