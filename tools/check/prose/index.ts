import type { Check } from '../check';
import { toText, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';
import { checkDatedClaims } from './dated-claims';
import { checkEndings } from './endings';
import { checkPluginNames } from './plugin-names';
import { checkWordings } from './wordings';

/** The rules for every text, of pages and of the interface. */
export const checkText = (text: Text): Problem[] =>
  [checkWordings, checkEndings].flatMap((check) => check(text));

/** Pages read as written, not as translated: no word that the lists rule out, ends of sentences, dates. */
export const prose: Check = {
  name: 'prose',
  run: (pages) =>
    pages.flatMap((page) => {
      const text = toText(page);
      return [...checkText(text), ...checkDatedClaims(text), ...checkPluginNames(page)];
    }),
};
