import { expect, test, type Page } from '@playwright/test';
import { openToRest } from '../lib/open';

const START = '/guide/start/quick-start';
/** A page of several screens, with tabs on the last. */
const LONG = '/guide/framework/react';
const HEADINGS = '.markdown h2';

interface FirstSight {
  /** how many headings the page has */
  readonly headings: number;
  /** pixels between the lower end of the screen and the links to the neighbours */
  readonly below: number;
}

/** Notes what the document has when the next page comes into it. */
const watch = (page: Page) =>
  page.evaluate((headings) => {
    const titleOf = () => document.querySelector('h1')?.textContent;
    const title = titleOf();
    (window as unknown as { sight: Promise<FirstSight> }).sight = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (titleOf() === title) return;
        observer.disconnect();
        const pager = document.querySelector('.pagination-nav')!;
        resolve({
          headings: document.querySelectorAll(headings).length,
          below: pager.getBoundingClientRect().top - window.innerHeight,
        });
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, HEADINGS);

const sight = (page: Page) =>
  page.evaluate(() => (window as unknown as { sight: Promise<FirstSight> }).sight);

/** Follows a link of the page's text; what the document has when the next page comes into it. */
async function follow(page: Page, href: string) {
  await watch(page);
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('article')!.append(link);
    link.click();
  }, href);
  await expect(page).toHaveURL(href);
  return sight(page);
}

test.describe('the rest of a page after a click', () => {
  test('comes after the first screen, and nothing below it is seen before', async ({ page }) => {
    await openToRest(page, START);
    const { headings, below } = await follow(page, LONG);
    expect(below).toBeGreaterThan(0);
    expect(headings).toBeGreaterThan(0);
    await expect.poll(() => page.locator(HEADINGS).count()).toBeGreaterThan(headings);
  });

  test('works like what is above', async ({ page }) => {
    await openToRest(page, START);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await follow(page, LONG);
    await expect(page.locator(HEADINGS).last()).toBeAttached();
    const lists = page.locator('.tabs-container[data-group="npm2yarn"]');
    await expect(lists.last().getByRole('tab', { selected: true })).toHaveText('pnpm');
  });

  test('is there at once for a link to a heading, and on the way back', async ({ page }) => {
    await openToRest(page, LONG);
    const id = await page.locator(HEADINGS).last().getAttribute('id');
    const all = await page.locator(HEADINGS).count();
    await follow(page, START);
    expect((await follow(page, `${LONG}#${id}`)).headings).toBe(all);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await follow(page, START);
    await watch(page);
    await page.goBack();
    expect((await sight(page)).headings).toBe(all);
  });
});
