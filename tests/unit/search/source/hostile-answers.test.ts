import fc from 'fast-check';
import { remotePages } from '../../../../src/search/source/remote-source';
import { remoteAddress } from '../../../../src/search/source/remote-source';
import type { MarkedText } from '../../../../src/search/engine/snippet';
import { hostileText, hugeText, ORIGIN } from '../../../lib/hostile';
import { timed } from '../../../lib/timed';

const pagesOf = timed('the rows of an API’s answer', remotePages);
const addressOf = timed('the address that an API is asked at', remoteAddress);

const link = fc.oneof(
  fc.constantFrom('/a', '#a', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https://'),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:x',
    '/%',
    '#%',
    'http://[',
  ),
  hostileText.map((text) => `/${text}`),
  hostileText,
);
const range = fc.oneof(fc.tuple(fc.integer(), fc.integer()), fc.anything());
const text = fc.oneof({ weight: 5, arbitrary: hugeText }, { weight: 1, arbitrary: fc.anything() });
const hit = fc.oneof(
  { weight: 1, arbitrary: fc.anything() },
  {
    weight: 9,
    arbitrary: fc.record(
      {
        type: fc.constantFrom('title', 'header', 'content', '__proto__'),
        title: text,
        header: text,
        statement: text,
        link,
        highlights: fc.oneof(fc.array(range), fc.anything()),
      },
      { requiredKeys: ['type', 'title', 'link'] },
    ),
  },
);

/** Whether marks are in order, apart, and within their text. */
function isSound({ text: marked, marks }: MarkedText): boolean {
  const bounds = marks.flat();
  const isSorted = bounds.every((bound, i) => i === 0 || bounds[i - 1]! < bound);
  return isSorted && bounds.every((bound) => 0 <= bound && bound <= marked.length);
}

test.each(['/\\evil.example', '/\t/evil.example', '\n//evil.example', 'https://', 'http://['])(
  'a hit that leads to %j is left out',
  (to) => {
    expect(remotePages([{ type: 'title', title: 'Title', link: to }], 'title')).toEqual([]);
  },
);

test('of an answer of any size so much is read as can be shown', () => {
  const hit = {
    type: 'content',
    title: 'a-'.repeat(100_000),
    statement: 'e\u0301\u0327'.repeat(100_000),
    link: '/a',
    highlights: Array.from({ length: 5000 }, (_, i) => [2 * i, 2 * i + 1]),
  };
  const hits = Array.from({ length: 5000 }, () => hit);
  const [page] = remotePages(hits, 'a');
  expect(page!.rows).toHaveLength(200);
  expect(page!.rows[0]!.snippet!.text).toHaveLength(2000);
  expect(page!.rows[0]!.snippet!.marks).toHaveLength(100);
});

test('whatever an API answers, rows lead to pages and their marks are sound', () => {
  fc.assert(
    fc.property(fc.array(hit, { maxLength: 5 }), hugeText, (hits, query) => {
      for (const { title, rows } of pagesOf(hits, query)) {
        expect(typeof title).toBe('string');
        for (const row of rows) {
          const { origin, protocol } = new URL(row.link, ORIGIN);
          expect(['http:', 'https:']).toContain(protocol);
          if (!/^https?:/i.test(row.link)) expect(origin).toBe(ORIGIN);
          expect([...row.breadcrumb, row.snippet ?? { text: '', marks: [] }].every(isSound)).toBe(
            true,
          );
        }
      }
    }),
  );
});

test('whatever is typed, the API alone is asked', () => {
  fc.assert(
    fc.property(hugeText, (keyword) => {
      const { origin, pathname } = new URL(
        addressOf({ apiUrl: `${ORIGIN}/search`, searchIndexes: [], lang: 'en' }, keyword, 7),
      );
      expect([origin, pathname]).toEqual([ORIGIN, '/search']);
    }),
  );
});
