import type { Check } from './check';
import { measure } from '../prose/measure';
import { aimOf } from '../prose/rates';

const names = { en: 'English', zh: 'Chinese' };

/** Over the whole site, no telltale word or mark is more frequent than its aim. */
export const rateLimits: Check = {
  name: 'rate-limits',
  run: (pages) =>
    measure(pages)
      .filter(({ met }) => !met)
      .map(({ rate, figure }) => ({
        file: 'tools/prose/rates.ts',
        line: 1,
        check: 'rate-limits',
        what: `${names[rate.language]} text, over the whole site: ${rate.name}`,
        expected: `${aimOf(rate)} in 10,000`,
        found: figure.toFixed(1),
        fix: `npm run docs -- prose --list "${rate.name}" prints each place`,
      })),
};
