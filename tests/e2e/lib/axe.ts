import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that axe leaves out unless they are asked for. */
const MORE_RULES = ['target-size', 'label-content-name-mismatch'];

/** What axe finds wrong in parts of a page, or on all of it: WCAG 2.2 A and AA, and good practice; each rule with the first element. */
export async function accessibilityFaults(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    // Else each element that passes is described, and nobody reads it.
    resultTypes: ['violations'],
    rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])),
  });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
}
