import type { Check } from '../check';
import type { Page } from '../../pages/page';
import { englishPath } from '../../pages/page-paths';
import type { Problem } from '../../pages/problem';
import { listPageParts } from './page-parts';
import { compareWithRead, openReadRecord, type ReadPage } from './read-record';

const name = 'read-statements';
const recorded = 'as tests/docs/records/read-statements.json has it';

/** A page changes in either language only together with the record of what has been read beside the packages. */
export const readStatements: Check = {
  name,
  run(pages) {
    const record = openReadRecord();
    return pages.flatMap((page) => problemsOf(page, record[page.file]));
  },
  count: (pages) => pages.flatMap(listPageParts).length,
};

function problemsOf(page: Page, read?: ReadPage): Problem[] {
  const { unread, gone, moved } = compareWithRead(listPageParts(page), read);
  const command = `\`npm run docs -- read --record ${englishPath(page.file)}\``;
  const problem = (line: number, what: string, expected: string, found: string, fix: string) => ({
    file: page.file,
    line,
    check: name,
    what,
    expected: `${expected}, ${recorded}`,
    found,
    fix: `${fix}, then ${command}`,
  });
  if (unread.length > 0) {
    const fix = 'read it beside the package, give it a proof if the package can show it';
    return unread.map(({ line, text }) =>
      problem(line, 'a statement is not as it was read', 'a statement', text, fix),
    );
  }
  if (gone > 0) {
    const fix = 'see whether what is left is still true without them';
    return [problem(1, 'statements are gone that were read', 'the page', `${gone} fewer`, fix)];
  }
  if (!moved) return [];
  const fix = 'see whether all is true in the new order';
  return [problem(moved.line, 'a statement has moved', 'the order', moved.text, fix)];
}
