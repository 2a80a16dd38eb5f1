import { chromium } from 'playwright-core';
import { COMPONENTS } from './app.mjs';

const TIMEOUT = 180_000;

/** A fresh Chromium with empty caches; `CHROMIUM_PATH` names one, else Playwright's own is taken. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });

/** Calls a function with a page of a fresh browser; the browser is closed whatever happens. */
export async function withPage(use) {
  const browser = await openBrowser();
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Resolves to the time of the first frame that has every component, in milliseconds since the epoch. */
export async function whenRendered(page, address) {
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT });
  const time = await page.waitForFunction(
    (count) =>
      document.getElementsByClassName('component').length === count &&
      performance.timeOrigin + performance.now(),
    COMPONENTS,
    { polling: 'raf', timeout: TIMEOUT },
  );
  return time.jsonValue();
}

/** Resolves to the time of the first frame in which an element shows a text, in milliseconds since the epoch. */
export async function whenShown(page, selector, text) {
  const time = await page.waitForFunction(
    ([selector, text]) =>
      document.querySelector(selector)?.textContent === text &&
      performance.timeOrigin + performance.now(),
    [selector, text],
    { polling: 'raf', timeout: TIMEOUT },
  );
  return time.jsonValue();
}
