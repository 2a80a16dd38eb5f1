import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { open } from './open';
import { allRoutes } from './routes';

const build = path.resolve(__dirname, '../../../build');

/** A page that has asked for nothing more for so long, after its scripts have taken over, is loaded; milliseconds. */
const QUIET = 700;

export interface FirstLoad {
  /** Brotli sizes in bytes of what the page loads before the reader does anything. */
  readonly scripts: number;
  readonly styles: number;
  /** How many requests that takes, with the page itself and without pictures, which come when they are near the window. */
  readonly requests: number;
  /** Requests that left the site. */
  readonly foreign: string[];
}

const sizes = new Map<string, number>();

/** The brotli size of a file of the build. */
function sizeOf(file: string): number {
  const size =
    sizes.get(file) ?? zlib.brotliCompressSync(fs.readFileSync(path.join(build, file))).length;
  sizes.set(file, size);
  return size;
}

/** Notes what a page asks for; the function that it returns weighs what was asked for since the last time. */
function watchRequests(page: Page): { weigh: () => FirstLoad; lastAsked: () => number } {
  const asked = new Map<string, string>();
  let foreign: string[] = [];
  let lastAsked = Date.now();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    lastAsked = Date.now();
    if (hostname !== 'localhost') foreign.push(request.url());
    // What the page fetches ahead for the reader's next click comes on idle and is not run: such a request has no type.
    else if (request.resourceType() !== 'other') asked.set(pathname, request.resourceType());
  });
  const weigh = () => {
    const sum = (type: string) =>
      [...asked].reduce((total, [name, kind]) => total + (kind === type ? sizeOf(name) : 0), 0);
    const load = {
      scripts: sum('script'),
      styles: sum('stylesheet'),
      requests: [...asked.values()].filter((type) => type !== 'image').length,
      foreign,
    };
    asked.clear();
    foreign = [];
    return load;
  };
  return { weigh, lastAsked: () => lastAsked };
}

/** Opens a page and weighs all that it loads on its own. */
export async function firstLoad(page: Page, route: string): Promise<FirstLoad> {
  const { weigh, lastAsked } = watchRequests(page);
  await open(page, route);
  await expect.poll(() => Date.now() - lastAsked()).toBeGreaterThan(QUIET);
  return weigh();
}

/** Opens pages one after another and weighs what each loads until it listens to its reader. */
export async function* firstLoads(
  page: Page,
  routes: readonly string[],
): AsyncGenerator<FirstLoad & { readonly route: string }> {
  const { weigh } = watchRequests(page);
  for (const route of routes) {
    await open(page, route);
    yield { route, ...weigh() };
  }
}

/** The addresses of a language's pages. */
export const pagesIn = (language: 'en' | 'zh'): string[] =>
  allRoutes.filter((route) => route.startsWith('/zh/') === (language === 'zh'));

/** The addresses of a language's pages, the longest first, by their HTML. */
export function longestPages(language: 'en' | 'zh'): string[] {
  const length = (route: string) => fs.statSync(path.join(build, route, 'index.html')).size;
  return pagesIn(language).sort((a, b) => length(b) - length(a));
}
