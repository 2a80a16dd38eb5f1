// npm run bench [-- --runs 3 --sites starlight,vitepress --growth 1,4,8 --record growth.json]: builds and measures this portal and its peers.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { deleteAside, moveAside, WORK } from './lib/aside.mjs';
import { measureBuilds } from './lib/measure-builds.mjs';
import { measureInteractions } from './lib/interactions.mjs';
import { visit } from './lib/measure-pages.mjs';
import { readPages, times } from './lib/pages.mjs';
import { portal } from './lib/portal.mjs';
import { serve } from './lib/serve.mjs';
import { starlight } from './lib/starlight.mjs';
import { interactionsTable, medians, table } from './lib/summary.mjs';
import { vitepress } from './lib/vitepress.mjs';

const HERE = import.meta.dirname;
const BUILD = path.resolve(HERE, '../../build');
const SITES = { portal, starlight, vitepress };
/** An option, a guide in Chinese, and the home page. */
const PAGES = ['/config/dev/client', '/zh/guide/start/quick-start', '/'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    sites: { type: 'string', default: Object.keys(SITES).join() },
    growth: { type: 'string', default: '1' },
    record: { type: 'string', default: 'results.json' },
  },
});
const names = options.sites.split(',');
const runs = Number(options.runs);
const growth = options.growth.split(',').map(Number);
const isCount = (number) => Number.isInteger(number) && number > 0;
if (!isCount(runs) || !growth.every(isCount) || names.some((name) => !(name in SITES)))
  throw new Error(
    `Expected --runs and --growth as whole numbers from 1 and --sites of ${Object.keys(SITES)}; found ${JSON.stringify(options)}.`,
  );

const chromium = process.env.CHROMIUM_PATH;
const modulesOf = (site) => site.modules ?? path.join(HERE, 'node_modules');
const versionOf = (site) => {
  const from = createRequire(path.join(modulesOf(site), 'package.json'));
  return site.packages.map((name) => {
    const file = path.join(modulesOf(site), name, 'package.json');
    return `${name} ${JSON.parse(fs.readFileSync(file, 'utf8')).version}`;
  });
};

/** The bytes of the files below a folder that a pattern names by their paths. */
function sizeOf(folder, pattern) {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((file) => pattern.test(file))
    .map((file) => fs.statSync(path.join(folder, file)))
    .filter((stats) => stats.isFile());
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

/** Writes a site with the pages into a folder of its own. */
function prepare(name, pages) {
  const site = SITES[name];
  const folder = path.join(WORK, name);
  moveAside(folder);
  fs.mkdirSync(folder, { recursive: true });
  if (!site.modules)
    fs.symlinkSync(path.join(HERE, 'node_modules'), path.join(folder, 'node_modules'));
  site.write(folder, pages);
  return { name, site, folder, output: path.join(folder, site.output) };
}

/** Runs a measurement of each site so many times, in turn: a machine whose speed drifts is as fast for one as for another. */
async function inTurn(sites, runs, measurement) {
  const samples = Object.fromEntries(sites.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const site of sites) samples[site.name].push(await measurement(site));
  return samples;
}

/** Builds the sites with so many pages, then visits them; less often where only growth is asked. */
async function measure(pages, runs) {
  const sites = names.map((name) => prepare(name, pages));
  const builds = await inTurn(sites, runs, async ({ name, site, folder }) => {
    console.log(`${name}: building ${pages.length} pages.`);
    const built = await measureBuilds(site, folder, modulesOf(site));
    console.log(`  cold ${built.cold.toFixed(1)} s, one page changed ${built.warm.toFixed(1)} s`);
    return built;
  });
  const servers = {};
  for (const { name, output } of sites) servers[name] = await serve(output);
  const visited = Object.fromEntries(names.map((name) => [name, {}]));
  for (const page of PAGES) {
    const look = ({ name }) => visit(servers[name].origin + page, chromium);
    // Not counted: a server compresses each file when it is first asked for.
    await inTurn(sites, 1, look);
    for (const [name, samples] of Object.entries(await inTurn(sites, runs, look)))
      visited[name][page] = { ...medians(samples), samples };
  }
  const measured = {};
  for (const { name, site, output } of sites) {
    const { origin, close } = servers[name];
    measured[name] = {
      pages: pages.length,
      builds: { ...medians(builds[name]), samples: builds[name] },
      search: sizeOf(output, site.search),
      visited: visited[name],
      interactions: await measureInteractions(origin, site.interactions, chromium, runs),
    };
    close();
  }
  return measured;
}

/** After each number of pages: a run that is broken off keeps what it has. */
function record() {
  const all = {
    machine: {
      cores: os.availableParallelism(),
      memoryGb: Math.round(os.totalmem() / 1e9),
      system: `${os.platform()} ${os.arch()}`,
      node: process.versions.node,
    },
    versions: Object.fromEntries(names.map((name) => [name, versionOf(SITES[name])])),
    runs,
    results,
  };
  fs.writeFileSync(path.resolve(HERE, options.record), `${JSON.stringify(all, null, 2)}\n`);
}

const pages = readPages(BUILD);
const results = Object.fromEntries(names.map((name) => [name, {}]));
for (const factor of growth) {
  const measured = await measure(times(pages, factor), factor === growth[0] ? runs : 1);
  for (const name of names) results[name][factor] = measured[name];
  record();
}
deleteAside();

const seconds = (value, processor) => `${value.toFixed(1)} s · ${processor.toFixed(0)} s`;
const ms = (value) => `${Math.round(value)}`;
const rows = names.flatMap((name) =>
  growth.map((factor) => {
    const { pages: count, builds, search, visited } = results[name][factor];
    const cells = Object.values(visited).map((page) =>
      [
        page.score,
        ms(page.firstPaint),
        ms(page.largestPaint),
        ms(page.blocking),
        page.scripts.toFixed(1),
        page.requests,
      ].join(' · '),
    );
    return [
      SITES[name].name,
      count,
      seconds(builds.cold, builds.coldProcessor),
      seconds(builds.warm, builds.warmProcessor),
      `${Math.round(builds.memory / 1e6)} MB`,
      `${(search / 1e6).toFixed(1)} MB`,
      ...cells,
    ];
  }),
);
console.log(
  `\n${table(['site', 'pages', 'cold', 'one page changed', 'memory', 'search index', ...PAGES], rows)}`,
);
console.log(
  '\nOf a build: time · processor time. Of a page: score · first paint · largest paint · blocking (ms) · scripts (kB) · requests',
);
console.log(
  `\n${interactionsTable(
    Object.fromEntries(
      names.map((name) => [SITES[name].name, results[name][growth[0]].interactions]),
    ),
  )}`,
);
