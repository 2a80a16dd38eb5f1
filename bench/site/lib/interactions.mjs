import { chromium } from '@playwright/test';
import { median } from './summary.mjs';

/** The processor that is meant is so many times slower than this one. */
const SLOWDOWN = 4;
/** How long nothing may be asked for before a reader acts, and how long an answer may take to be told; milliseconds. */
const REST = 1000;

/** In the page: the longest event of what a reader does, as the Event Timing API tells it: in steps of 8 ms, none below 16. */
function watchEvents() {
  const times = [];
  window.takeLongestEvent = () => Math.max(0, ...times.splice(0));
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) times.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

/**
 * @typedef {object} Interaction What a reader does: a key, or a click on the first visible element that a selector finds.
 * @property {string} page
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [before] what comes before it and isn't measured
 * @property {string} [click]
 * @property {string} [key]
 */

/** Points at an element as a reader does: the pointer is there before the press. */
async function pointAt(page, selector) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
}

/** How long a reader waits for the frame after an interaction: milliseconds, 0 where it is less than 16. */
async function interact(context, origin, { page: path, before, click, key }) {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchEvents);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await before?.(page);
    if (click) await pointAt(page, click);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(REST);
    await page.evaluate(() => window.takeLongestEvent());
    // Input alone: what Playwright asks of a page before its own clicks would be counted.
    if (key) await page.keyboard.press(key);
    else {
      await page.mouse.down();
      await page.mouse.up();
    }
    await page.waitForTimeout(REST);
    return await page.evaluate(() => window.takeLongestEvent());
  } finally {
    await page.close();
  }
}

/**
 * Does each interaction of a site so many times, on a page of its own each.
 * @param {Record<string, Interaction>} interactions
 * @returns the median and the longest of each, in milliseconds
 */
export async function measureInteractions(origin, interactions, executablePath, runs) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
      permissions: ['clipboard-write'],
    });
    const results = {};
    for (const [name, interaction] of Object.entries(interactions)) {
      const times = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await interact(context, origin, interaction));
      results[name] = { median: median(times), longest: Math.max(...times) };
    }
    return results;
  } finally {
    await browser.close();
  }
}
