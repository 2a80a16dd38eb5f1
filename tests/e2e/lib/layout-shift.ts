import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** How much of a page has moved by itself since it came, and moves while it is scrolled to its end. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) total += value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // What moves does so within a few frames; the API has no event for its absence.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return total;
  });
}
