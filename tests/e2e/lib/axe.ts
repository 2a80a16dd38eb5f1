import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that axe leaves out unless they are asked for. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch'];

/** What axe finds wrong in parts of a page, or on all of it: WCAG 2.2 A and AA, and good practice; each rule with the first element. */
export async function accessibilityFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const options: axe.RunOptions = {
    // Else each element that passes is described, and nobody reads it.
    resultTypes: ['violations'],
    rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
  };
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, run]) => {
      const { violations } = await window.axe.run(include.length > 0 ? { include } : document, run);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
    },
    [parts, options] as const,
  );
}

declare global {
  interface Window {
    /** what `axe.source` leaves on the page */
    readonly axe: typeof axe;
  }
}
