import { openDocs } from '../lib/docs';
import { inParallel } from '../lib/in-parallel';
import { ensureSamplePackages } from '../lib/sample-packages';
import { closeBrowser } from './browser';
import { guides as allGuides } from './cases';
import { runGuide, type GuideOutcome } from './run-guide';

const processes = 2;

/** `GUIDE=styling npm run test:docs -- guides` runs the projects of some pages only. */
const guides = allGuides.filter(({ page }) => page.startsWith(process.env.GUIDE ?? ''));
const named = guides.map(({ page, shows }) => `${page}: ${shows}`);

describe('the guides, built with the real Rsbuild', () => {
  let outcomes: GuideOutcome[] = [];

  beforeAll(async () => {
    ensureSamplePackages();
    const docs = openDocs();
    outcomes = await inParallel(processes, guides, (guide) => runGuide(guide, docs));
    const rows = outcomes.map(
      ({ guide, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${guide.page}: ${guide.shows}`,
    );
    console.log(`${outcomes.length} projects\n${rows.join('\n')}`);
  }, 600_000);

  afterAll(closeBrowser);

  it.each(named.map((name, index) => [name, index] as const))('%s', (_, index) => {
    const error = outcomes[index]?.error;
    if (error !== undefined) throw new Error(error);
  });
});
