// npm run bench [-- --runs 5 --tools rsbuild,viteSwc --calm 5]: measures the tools and writes the home page's data file.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COMPONENTS, writeApp } from './lib/app.mjs';
import { openBrowser } from './lib/browser.mjs';
import { describeMachine, load, whenCalm } from './lib/machine.mjs';
import { measureBuild } from './lib/measure-build.mjs';
import { EDITED, measureDev } from './lib/measure-dev.mjs';
import { summarise } from './lib/summary.mjs';
import { tools, versionsOf } from './lib/tools.mjs';

const APP = path.join(import.meta.dirname, 'app');
const DATA = path.resolve(import.meta.dirname, '../../src/landing/benchmark.json');
const METRICS = ['dev', 'build', 'hmr'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    tools: { type: 'string' },
    calm: { type: 'string', default: '0' },
  },
});
const runs = Number(options.runs);
const calm = Number(options.calm);
const names = options.tools?.split(',') ?? Object.keys(tools);
const unknown = names.filter((name) => !(name in tools));
if (!Number.isInteger(runs) || runs < 1 || !(calm >= 0) || unknown.length) {
  throw new Error(
    `Expected --runs as a number from 1, --calm in minutes and --tools of ${Object.keys(tools).join(', ')}; found ${JSON.stringify(options)}.`,
  );
}

/** One run of one tool: a new app without caches for the server and again for the build; the load before each. */
async function measure(tool) {
  const loads = [];
  const result = {};
  for (const part of [measureDev, measureBuild]) {
    writeApp(APP);
    await whenCalm(calm);
    loads.push(load());
    Object.assign(result, await part(tool, APP));
  }
  return { result, loads };
}

const rotate = (list, by) => [...list.slice(by), ...list.slice(0, by)];
const samples = Object.fromEntries(
  names.map((name) => [name, Object.fromEntries(METRICS.map((desc) => [desc, []]))]),
);
const loads = [];

/** All tools once, beginning with another one each time; the first round warms the disk's cache and is not counted. */
async function round(number) {
  for (const name of rotate(names, number % names.length)) {
    const { result, loads: before } = await measure(tools[name]);
    const shown = METRICS.map(
      (desc) => `${desc} ${result[desc].map((s) => s.toFixed(3)).join(' ')}`,
    );
    console.log(
      `${number ? `run ${number}` : 'warm-up'}  ${tools[name].label}: ${shown.join(', ')} (load ${before.join(' ')})`,
    );
    if (!number) continue;
    loads.push(...before);
    for (const desc of METRICS) samples[name][desc].push(...result[desc]);
  }
}

for (let number = 0; number <= runs; number++) await round(number);
fs.rmSync(APP, { recursive: true, force: true });

const browser = await openBrowser();
const data = {
  about: 'Written by `npm run bench` in bench/build-tools. Times are seconds.',
  date: new Date().toISOString().slice(0, 10),
  components: COMPONENTS,
  runs,
  editsPerRun: EDITED.length,
  machine: describeMachine(browser.version()),
  load: { min: Math.min(...loads), max: Math.max(...loads) },
  groups: Object.fromEntries(
    names.map((name) => [
      name,
      {
        label: tools[name].label,
        versions: versionsOf(tools[name].packages),
        metrics: METRICS.map((desc) => summarise(desc, samples[name][desc])),
      },
    ]),
  ),
};
await browser.close();

/** Lists of numbers on one line, so that the file can be read. */
const json = JSON.stringify(data, null, 2).replace(/\[[\d.,\s]+\]/g, (list) =>
  list.replace(/\s+/g, ' ').replace(/^\[ | \]$/g, (edge) => edge.trim()),
);
if (options.tools) {
  console.log(json);
} else {
  fs.writeFileSync(DATA, `${json}\n`);
  console.log(`Written: src/landing/benchmark.json`);
}
