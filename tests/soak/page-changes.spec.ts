import { expect, test, type CDPSession, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { openToRest } from '../e2e/lib/open';
import { allRoutes } from '../e2e/lib/routes';

const CHANGES = Number(process.env.SOAK_CHANGES ?? 10_000);
const BATCHES = 10;
/** Where each measurement is made. */
const PAGE = '/config/dev/hmr';

const { launchOptions } = config.use!;
// What the engine keeps of code that runs often is not the page's: no machine code is made, and notes on types at once.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--js-flags=--jitless --no-lazy-feedback-allocation'],
  },
});

interface Figures {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Follows links of the page shown, any but those that load a page anew, at least so many times and until it was on each
 * page of a list; it ends at the page to measure.
 */
async function changePages(
  page: Page,
  changes: number,
  seed: number,
  toSee: readonly string[] = [],
): Promise<void> {
  await page.evaluate(
    async ({ count, start, home, unseen }) => {
      const left = new Set(unseen);
      const follow = async (link: HTMLAnchorElement) => {
        const changed = new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`no page at ${link.href}`)), 30_000);
          const done = () => {
            clearTimeout(timer);
            resolve();
          };
          window.addEventListener('content-reload', done, { once: true });
        });
        link.click();
        await changed;
        // What the page does once it is shown.
        await new Promise((resolve) => setTimeout(resolve));
      };
      const isPage = ({ origin, pathname, target }: HTMLAnchorElement) =>
        origin === location.origin &&
        pathname !== location.pathname &&
        target !== '_blank' &&
        !/^\/zh(?:\/|$)|\.\w+$/.test(pathname);
      const linkTo = (path: string) =>
        [...document.links].find(
          (link) => (link as HTMLAnchorElement).pathname === path,
        ) as HTMLAnchorElement;
      let state = start;
      for (let i = 0; i < count || left.size > 0; i++) {
        const links = ([...document.links] as HTMLAnchorElement[]).filter(isPage);
        const fresh = links.filter(({ pathname }) => left.has(pathname));
        const choice = fresh.length > 0 ? fresh : links;
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        await follow(choice[state % choice.length]!);
        left.delete(location.pathname);
      }
      if (location.pathname === home) return;
      if (!linkTo(home)) await follow(linkTo('/config/'));
      await follow(linkTo(home));
    },
    { count: changes, start: seed, home: PAGE, unseen: toSee },
  );
}

/** What is still there when the garbage is collected. */
async function measure(cdp: CDPSession): Promise<Figures> {
  // What is freed by one collection may free something else.
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

const told = (changes: number, { heap, nodes, listeners }: Figures) =>
  `${changes} changes: ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;

test(`${CHANGES} page changes in one tab leave nothing behind`, async ({ page }) => {
  await openToRest(page, PAGE);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // Scripts of pages stay once they are loaded, and the engine's notes on them once they ran twice.
  const english = allRoutes.filter((route) => !route.startsWith('/zh/'));
  await changePages(page, 0, 1, english);
  await changePages(page, 0, 2, english);
  const figures = [await measure(cdp)];
  console.log(told(0, figures[0]!));
  for (let batch = 1; batch <= BATCHES; batch++) {
    await changePages(page, CHANGES / BATCHES, batch + 2);
    figures.push(await measure(cdp));
    console.log(told((batch * CHANGES) / BATCHES, figures.at(-1)!));
  }
  const [first, last] = [figures[0]!, figures.at(-1)!];
  expect(last.nodes, 'nodes').toBeLessThanOrEqual(first.nodes * 1.01);
  expect(last.listeners, 'listeners').toBeLessThanOrEqual(first.listeners * 1.01);
  expect(last.heap, 'heap').toBeLessThanOrEqual(first.heap * 1.02);
});
