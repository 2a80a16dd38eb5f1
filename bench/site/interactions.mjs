// npm run interactions [-- --runs 5 --sites portal,vitepress]: measures interactions alone, on the sites as they were last built.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORK } from './lib/aside.mjs';
import { measureInteractions } from './lib/interactions.mjs';
import { portal } from './lib/portal.mjs';
import { serve } from './lib/serve.mjs';
import { starlight } from './lib/starlight.mjs';
import { interactionsTable } from './lib/summary.mjs';
import { vitepress } from './lib/vitepress.mjs';

const SITES = { portal, starlight, vitepress };
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    sites: { type: 'string', default: Object.keys(SITES).join() },
  },
});

/** This portal is measured as `npm run build` leaves it, the others as the benchmark does. */
const outputOf = (name) =>
  name === 'portal'
    ? path.resolve(import.meta.dirname, '../../build')
    : path.join(WORK, name, SITES[name].output);

const measured = {};
for (const name of options.sites.split(',')) {
  const { interactions } = SITES[name];
  const { origin, close } = await serve(outputOf(name));
  measured[SITES[name].name] = await measureInteractions(
    origin,
    interactions,
    process.env.CHROMIUM_PATH,
    Number(options.runs),
  );
  close();
}
console.log(interactionsTable(measured));
