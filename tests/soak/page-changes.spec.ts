import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { openToRest } from '../e2e/lib/open';
import { allRoutes } from '../e2e/lib/routes';

const CHANGES = Number(process.env.SOAK_CHANGES ?? 10_000);
const BATCHES = 10;
/** Where each measurement is made. */
const PAGE = '/config/dev/hmr';

interface Figures {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Follows links of the page shown, any but those that load a page anew, and ends at the page to measure. */
async function changePages(page: Page, changes: number, seed: number): Promise<void> {
  await page.evaluate(
    async ({ count, start, home }) => {
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
      for (let i = 0; i < count; i++) {
        const links = ([...document.links] as HTMLAnchorElement[]).filter(isPage);
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        await follow(links[state % links.length]!);
      }
      if (location.pathname === home) return;
      if (!linkTo(home)) await follow(linkTo('/config/'));
      await follow(linkTo(home));
    },
    { count: changes, start: seed, home: PAGE },
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
  // Scripts of pages stay once they are loaded: before the first measurement most are.
  await changePages(page, allRoutes.length, 1);
  const figures = [await measure(cdp)];
  console.log(told(0, figures[0]!));
  for (let batch = 1; batch <= BATCHES; batch++) {
    await changePages(page, CHANGES / BATCHES, batch + 1);
    figures.push(await measure(cdp));
    console.log(told((batch * CHANGES) / BATCHES, figures.at(-1)!));
  }
  // Until then some pages are shown for the first time.
  const [first, last] = [figures[BATCHES / 2]!, figures.at(-1)!];
  expect(last.nodes, 'nodes').toBeLessThanOrEqual(first.nodes * 1.05);
  expect(last.listeners, 'listeners').toBeLessThanOrEqual(first.listeners * 1.05);
  expect(last.heap, 'heap').toBeLessThanOrEqual(first.heap * 1.1);
});
