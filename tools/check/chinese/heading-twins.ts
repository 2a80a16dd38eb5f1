import type { Check } from '../check';
import type { Docs } from '../../pages/docs';
import { englishPath, twinPath } from '../../pages/page-paths';
import { listHeadings } from '../../../src/plugins/mdx/page-headings';
import { headingTwins } from '../../../tests/docs/data/heading-twins';

interface Twin {
  english: string;
  chinese: string;
  file: string;
  line: number;
}

/** One English heading has one Chinese heading, on all pages. */
export const oneHeading: Check = {
  name: 'heading-twins',
  run(pages, docs) {
    const all = docs.files
      .filter((file) => englishPath(file) === file)
      .flatMap((file) => listTwins(file, docs));
    const checked = new Set(pages.map(({ file }) => file));
    return all.flatMap((twin) => {
      const others = all.filter(({ english }) => english === twin.english);
      const expected = headingTwins[twin.english] ?? mostFrequent(others);
      if (twin.chinese === expected || !checked.has(twin.file)) return [];
      return [
        {
          file: twin.file,
          line: twin.line,
          check: 'heading-twins',
          what: `another Chinese heading for “${twin.english}” than elsewhere`,
          expected: `${expected}${placesOf(others, expected)}`,
          found: `${twin.chinese}${placesOf(others, twin.chinese)}`,
          fix: 'use one Chinese heading on all these pages; tests/docs/data/heading-twins.ts has those that many pages share',
        },
      ];
    });
  },
};

/** The headings below a page's title, without their numbers. */
const headingsOf = (text = '') =>
  listHeadings(text)
    .filter(({ depth }) => depth > 1)
    .map((heading) => ({
      text: heading.text.replace(/^\d+\. /, ''),
      line: text.slice(0, heading.start).split('\n').length,
    }));

/** The headings of a page with those of its translation; none where their number differs. */
function listTwins(file: string, docs: Docs): Twin[] {
  const twin = twinPath(file)!;
  const [english, chinese] = [headingsOf(docs.text(file)), headingsOf(docs.text(twin))];
  if (english.length !== chinese.length) return [];
  return english.map(({ text }, index) => {
    const other = chinese[index]!;
    return { english: text, chinese: ownTerm(other.text, text), file: twin, line: other.line };
  });
}

/** Of a glossary's heading “Hash（哈希）”, the Chinese term. */
function ownTerm(chinese: string, english: string): string {
  return chinese.startsWith(`${english}（`) && chinese.endsWith('）')
    ? chinese.slice(english.length + 1, -1)
    : chinese;
}

/** The heading of most pages; of two equals, the one that is met first. */
function mostFrequent(twins: Twin[]): string {
  const counts = new Map<string, number>();
  for (const { chinese } of twins) counts.set(chinese, (counts.get(chinese) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

function placesOf(twins: Twin[], heading: string): string {
  const places = twins
    .filter(({ chinese }) => chinese === heading)
    .map(({ file, line }) => `\n${file}:${line}`);
  return places.join('');
}
