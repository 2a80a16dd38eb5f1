import { lateCode } from '../../tests/docs/data/late-code';
import type { Page } from '../pages/page';
import { compose } from '../prose/composition';
import type { Check } from './check';

/** Words within which a page answers its first question with code. */
const WITHIN = 60;

/** Guides and options, whose readers come for something to copy. */
const isAsked = ({ file, frontMatter }: Page) =>
  /^docs\/(?:config|guide)\//.test(file) && Array.isArray(frontMatter.values.questions);

/** A page that has its readers' questions answers the first one at once, with code, and before any table. */
export const composition: Check = {
  name: 'composition',
  run: (pages) =>
    pages.filter(isAsked).flatMap((page) => {
      const { beforeCode, tableFirst } = compose(page);
      const isLate = (beforeCode === undefined || beforeCode > WITHIN) && !(page.file in lateCode);
      const problem = (expected: string, found: string) => ({
        file: page.file,
        line: 1,
        check: 'composition',
        what: 'the first question is not answered with code at once',
        expected,
        found,
        fix: 'begin with one or two sentences and the sample that most readers come to copy, or give the reason in tests/docs/data/late-code.ts',
      });
      return [
        ...(isLate
          ? [
              problem(
                `code within ${WITHIN} words`,
                beforeCode === undefined ? 'none' : `${beforeCode} words before it`,
              ),
            ]
          : []),
        ...(tableFirst && !(page.file in lateCode)
          ? [problem('code before the first table', 'a table')]
          : []),
      ];
    }),
};
