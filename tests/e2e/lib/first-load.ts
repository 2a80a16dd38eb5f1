import zlib from 'node:zlib';
import type { Page } from '@playwright/test';

export interface FirstLoad {
  /** Brotli sizes in bytes of what the page loads before the reader does anything. */
  readonly scripts: number;
  readonly styles: number;
  /** Requests that left the site. */
  readonly foreign: string[];
}

/** Opens a page and weighs all that it loads on its own. */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const bodies: Promise<{ type: string; size: number }>[] = [];
  const foreign: string[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (new URL(response.url()).hostname !== 'localhost') foreign.push(response.url());
    if (type !== 'script' && type !== 'stylesheet') return;
    // What the page fetches ahead for the reader's next click comes on idle and is not run.
    if (response.request().headers()['sec-purpose']?.startsWith('prefetch')) return;
    bodies.push(
      response.body().then((body) => ({ type, size: zlib.brotliCompressSync(body).length })),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const files = await Promise.all(bodies);
  const sum = (wanted: string) =>
    files.filter(({ type }) => type === wanted).reduce((total, { size }) => total + size, 0);
  return { scripts: sum('script'), styles: sum('stylesheet'), foreign };
}
