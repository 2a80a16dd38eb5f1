import { expect, test, type Page } from '@playwright/test';
import { open, SCREENS } from '../lib/open';
import { PAGE_KINDS } from '../lib/page-kinds';

/** The overview of options has hundreds of stops, which are those of the other overviews. */
const PAGES = PAGE_KINDS.filter((path) => path !== '/config/');

/** More than any of them has. */
const MOST_STOPS = 400;

interface Stop {
  readonly name: string;
  /** What isn't as WCAG 2.4.12 and 2.4.13 want it. */
  readonly faults: readonly string[];
}

/** The element that has the focus; undefined where the page has it. */
const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    /** Red, green, blue and opacity. */
    const channels = (color: string) => {
      const context = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      })!;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([r, g, b]: number[]) => {
      const [x, y, z] = [r!, g!, b!].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!;
    };
    const contrast = (a: number[], b: number[]) => {
      const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
      return (light! + 0.05) / (dark! + 0.05);
    };
    const backgroundOf = (start: Element | null): number[] => {
      for (let at = start; at; at = at.parentElement) {
        const color = channels(getComputedStyle(at).backgroundColor);
        if (color[3] === 255) return color;
      }
      return [255, 255, 255, 255];
    };
    const faults: string[] = [];
    // A field without a frame of its own has it around it.
    const framed = element.matches('input') ? (element.closest('form') ?? element) : element;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(framed);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
      faults.push(`an outline of ${outlineStyle === 'none' ? 'no' : outlineWidth} width`);
    else {
      const ratio = contrast(channels(outlineColor), backgroundOf(framed.parentElement));
      if (ratio < 3) faults.push(`a contrast of ${ratio.toFixed(1)}`);
    }
    const [box] = element.getClientRects();
    if (!box) faults.push('no place');
    else {
      // In the middle of each edge: corners may be round.
      const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const edges: [number, number][] = [
        [box.left + 2, middleY],
        [box.right - 2, middleY],
        [middleX, box.top + 2],
        [middleX, box.bottom - 2],
      ];
      for (const [x, y] of edges) {
        // What is too high for the window is seen as far as it goes.
        if (y > innerHeight && box.height > innerHeight / 2) continue;
        const there = document.elementFromPoint(x, y);
        if (!there) faults.push(`an edge out of sight, at ${Math.round(x)}, ${Math.round(y)}`);
        else {
          let over: Element | null = there;
          while (over && !/fixed|sticky/.test(getComputedStyle(over).position))
            over = over.parentElement;
          const isOther = over && !over.contains(element) && !element.contains(over);
          if (isOther) faults.push(`covered by ${over!.className}`);
        }
      }
    }
    return { name: (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40), faults };
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, viewport] of [
  ['desktop', SCREENS.desktop],
  ['phone', SCREENS.phone],
] as const)
  for (const path of PAGES)
    test(`${path}, ${screen}: wherever Tab leads, the focus is seen whole and clearly`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      // An answer that comes while Tab is pressed pushes the footer away.
      if (path.includes('?q=')) await expect(page.locator('main ol a').first()).toBeVisible();
      const faults: string[] = [];
      let stops = 0;
      for (; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await currentStop(page);
        if (!stop) break;
        if (stop.faults.length > 0) faults.push(`${stop.name}: ${stop.faults.join(', ')}`);
      }
      expect(stops).toBeGreaterThan(5);
      expect(stops).toBeLessThan(MOST_STOPS);
      expect(faults).toEqual([]);
    });
