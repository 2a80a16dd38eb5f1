import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page listens to its reader. */
export const untilHydrated = (page: Page): Promise<void> =>
  // At once, where an assertion would look again after a tenth of a second or more.
  page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Opens a page and waits until its scripts run and it asks for nothing more. */
export async function openToRest(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilHydrated(page);
}

/** Reloads a page and waits until its scripts run. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Asserts that a part of the page takes no part while something lies over it. */
export const expectInert = (part: Locator): Promise<void> =>
  expect.poll(() => part.evaluate((el) => Boolean(el.closest('[inert]')))).toBe(true);

/** Scrolls at once, whatever the page's scroll behaviour. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Where the page is once nothing moves it any more: every frame of half a second. */
export const placesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const places = new Set<number>();
        const start = performance.now();
        const look = () => {
          places.add(Math.round(window.scrollY));
          if (performance.now() - start < 500) requestAnimationFrame(look);
          else resolve([...places]);
        };
        look();
      }),
  );

/** Widths of a phone, a tablet and a desktop screen. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
