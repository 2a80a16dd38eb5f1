import { listPageParts, type PagePart } from '../check/read-statements/page-parts';
import { compareWithRead, type ReadRecord } from '../check/read-statements/read-record';
import type { Docs } from '../pages/docs';
import type { Page } from '../pages/page';
import { twinPath } from '../pages/page-paths';

/** Prints what has to be read in the English pages and their translations. Returns the exit code: 1 for something. */
export function printUnread(docs: Docs, files: string[], record: ReadRecord): number {
  let count = 0;
  for (const file of files) {
    const pages = [file, twinPath(file) ?? ''].flatMap((name) => docs.page(name) ?? []);
    const { texts, statements } = listUnread(pages, record);
    for (const text of texts) console.log(`${text}\n`);
    count += statements;
  }
  console.log(`${count} statements to read`);
  return count > 0 ? 1 : 0;
}

const placeOf = ({ section, block }: PagePart) => `${section}.${block}`;

/** The paragraphs, rows and fences with something unread, in all languages of a page; a `+` is before what is unread. */
function listUnread(pages: Page[], record: ReadRecord) {
  const compared = pages.map((page) => {
    const parts = listPageParts(page);
    return { file: page.file, parts, ...compareWithRead(parts, record[page.file]) };
  });
  const unread = new Set(compared.flatMap((page) => page.unread));
  const places = new Set([...unread].map(placeOf));
  const described = [...places].map((place) => {
    const found = compared.flatMap(({ file, parts }) =>
      parts.filter((part) => placeOf(part) === place).map((part) => ({ file, ...part, part })),
    );
    const lines = found.map(({ part, text }) => `${unread.has(part) ? '+' : ' '} ${text}`);
    return [`${found[0]?.file}:${found[0]?.line}`, ...lines].join('\n');
  });
  const others = compared.flatMap(({ file, unread: own, gone, moved }) => {
    if (moved) return [`${file}:${moved.line}\n+ moved here: ${moved.text}`];
    return gone > own.length ? [`${file}\n+ ${gone - own.length} statements are gone`] : [];
  });
  return { texts: [...described, ...others], statements: unread.size + others.length };
}
