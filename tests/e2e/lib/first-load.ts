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

/** Opens a page and weighs all that it loads on its own. */
export async function firstLoad(page: Page, route: string): Promise<FirstLoad> {
  const files = { script: new Set<string>(), stylesheet: new Set<string>() };
  const foreign: string[] = [];
  let lastAsked = Date.now();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    const type = request.resourceType();
    lastAsked = Date.now();
    if (hostname !== 'localhost') foreign.push(request.url());
    // What the page fetches ahead for the reader's next click comes on idle and is not run.
    else if (request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    else if (type === 'script' || type === 'stylesheet') files[type].add(pathname);
  });
  await open(page, route);
  await expect.poll(() => Date.now() - lastAsked).toBeGreaterThan(QUIET);
  const sum = (names: Set<string>) => [...names].reduce((total, name) => total + sizeOf(name), 0);
  return { scripts: sum(files.script), styles: sum(files.stylesheet), foreign };
}

/** The addresses of a language's pages, the longest first, by their HTML. */
export function longestPages(language: 'en' | 'zh'): string[] {
  const length = (route: string) => fs.statSync(path.join(build, route, 'index.html')).size;
  return allRoutes
    .filter((route) => route.startsWith('/zh/') === (language === 'zh'))
    .sort((a, b) => length(b) - length(a));
}
