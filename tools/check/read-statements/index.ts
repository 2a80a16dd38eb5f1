import type { Check } from '../check';
import type { Docs } from '../../pages/docs';
import { englishPathOf, twinOf } from '../../pages/page-paths';
import type { Problem } from '../../pages/problem';
import { goneStatements, openReadRecord, unreadStatements } from './read-record';
import { listTwinStatements, type TwinStatement } from './twin-statements';

const name = 'read-statements';

/** A statement changes in either language only together with the record of what has been read beside the packages. */
export const readStatements: Check = {
  name,
  run(pages, docs) {
    const record = openReadRecord();
    return [...new Set(pages.map(({ file }) => englishPathOf(file)))].flatMap((file) =>
      problemsOf(file, statementsOf(file, docs), record[file]),
    );
  },
};

/** The statements of an English page in both languages; none where one of them is missing. */
export function statementsOf(file: string, docs: Docs): TwinStatement[] {
  const [en, zh] = [docs.page(file), docs.page(twinOf(file) ?? '')];
  return en && zh ? listTwinStatements({ en, zh }) : [];
}

function problemsOf(
  file: string,
  statements: TwinStatement[],
  read?: readonly string[],
): Problem[] {
  const fix = `read it beside the package, give it a proof if the package can show it, then \`npm run docs -- read --record ${file}\``;
  const unread = unreadStatements(statements, read).map(({ line, english, chinese }) => ({
    file,
    line,
    check: name,
    what: 'a statement is not as it was read',
    expected: 'a statement of tests/docs/records/read-statements.json',
    found: chinese ? `${english} ⇔ ${chinese}` : english,
    fix,
  }));
  const gone = goneStatements(statements, read);
  if (unread.length > 0 || gone === 0) return unread;
  return [
    {
      file,
      line: 1,
      check: name,
      what: 'statements are gone that were read',
      expected: `${read?.length} statements, as tests/docs/records/read-statements.json has them`,
      found: `${gone} fewer`,
      fix: `see whether what is left is still true without them, then \`npm run docs -- read --record ${file}\``,
    },
  ];
}
