import type { Check } from './check';
import { judge, measure } from '../prose/measure';
import { formatAim, findBound } from '../prose/rates';

const names = { en: 'English', zh: 'Chinese' };

/** Over the whole site, no telltale word or opening is further from its aim than it was. */
export const rateLimits: Check = {
  name: 'rate-limits',
  run: (pages) =>
    measure(pages)
      .filter(({ rate, places, length }) => !judge(findBound(rate), places.length, length).met)
      .map(({ rate, figure }) => ({
        file: 'tools/prose/rates.ts',
        line: 1,
        check: 'rate-limits',
        what: `${names[rate.language]} text, over the whole site: ${rate.name}`,
        expected: `${formatAim({ ...rate, ...findBound(rate) })}${rate.per === 'words' ? ' in 10,000' : ''}`,
        found: figure.toFixed(1),
        fix: `npm run docs -- prose --list "${rate.name}" prints each place`,
      })),
};
