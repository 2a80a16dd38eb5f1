import { expect, test } from '@playwright/test';
import { firstLoad, firstLoads, longestPages, pagesIn, type FirstLoad } from '../lib/first-load';

/** What a page may load first: brotli bytes (a kB is 1000), and requests. */
const BUDGET = { scripts: 28_000, styles: 16_000, requests: 10 };

const inKB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** React comes with the search, and the search's own page is all search. */
const SEARCH = 75_000;
const scriptsOf = (route: string) =>
  route.endsWith('/search') ? BUDGET.scripts + SEARCH : BUDGET.scripts;

/** What of a page is over its budget, in words. */
const excess = (route: string, load: FirstLoad) => [
  ...(load.scripts > scriptsOf(route) ? [`${route}: ${inKB(load.scripts)} of scripts`] : []),
  ...(load.styles > BUDGET.styles ? [`${route}: ${inKB(load.styles)} of styles`] : []),
  ...(load.requests > BUDGET.requests ? [`${route}: ${load.requests} requests`] : []),
  ...load.foreign.map((url) => `${route} asks ${url}`),
  // The site's own script is heavier: a lower figure would be of a page that was not measured to its end.
  ...(load.scripts < 10_000 ? [`${route}: only ${inKB(load.scripts)} of scripts`] : []),
];

for (const route of [
  '/',
  '/zh/',
  '/config/dev/hmr',
  '/zh/community/releases/',
  '/zh/community/releases/v1-0',
  '/zh/search',
  longestPages('en')[0]!,
  longestPages('zh')[0]!,
]) {
  test(`${route} stays within its budget until it comes to rest, and asks no other site`, async ({
    page,
  }) => {
    const load = await firstLoad(page, route);
    console.log(`${route}: ${inKB(load.scripts)} of scripts, ${inKB(load.styles)} of styles`);
    expect(excess(route, load)).toEqual([]);
  });
}

/** So many pages share a browser tab; a test of all of them would take a minute and more. */
const SHARED = 40;

for (const language of ['en', 'zh'] as const) {
  const pages = pagesIn(language);
  for (let first = 0; first < pages.length; first += SHARED) {
    const routes = pages.slice(first, first + SHARED);
    test(`${routes.length} pages from ${routes[0]} are within their budget when they listen to their reader`, async ({
      page,
    }) => {
      const over: string[] = [];
      let most = 0;
      for await (const { route, ...load } of firstLoads(page, routes)) {
        over.push(...excess(route, load));
        most = Math.max(most, load.scripts);
      }
      console.log(`from ${routes[0]}: at most ${inKB(most)} of scripts`);
      expect(over).toEqual([]);
    });
  }
}
