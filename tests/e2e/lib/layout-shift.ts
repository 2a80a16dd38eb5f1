import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** What of a page has moved by itself since it came, and moves while it is scrolled to its end. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : `“${node?.textContent}”`;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const {
        value,
        hadRecentInput,
        startTime,
        sources,
      } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push(
            `${value} after ${startTime} ms`,
            ...sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            ),
          );
    }).observe({ type: 'layout-shift', buffered: true });
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // What moves does so within a few frames; the API has no event for its absence.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return shifts;
  });
}
