import fc from 'fast-check';
import { addRecent, MAX_RECENT, parseRecent } from '../../../../src/search/recent';
import { SearchEngine } from '../../../../src/search/engine/engine';
import { MAX_QUERY } from '../../../../src/search/engine/limits';
import type { MarkedText } from '../../../../src/search/engine/snippet';
import { searchWords } from '../../../../src/search/words/search-words';
import { hostileText, hugeText } from '../../../lib/hostile';
import { timed } from '../../../lib/timed';
import { fixtureIndex } from '../lib/fixture-index';

const texts = [
  'Set the port of the dev server. 开发服务器的端口可以修改。',
  '<b>Markup</b> $& {{x}} [regular|expressions]+ C:\\windows\\path İstanbul ﷺ ﬁle Ｆｕｌｌ',
];
const page = {
  path: '/config/server/port',
  title: 'server.port',
  type: 'number',
  trail: ['Config'],
  headings: [[2, 'Le Café', 'le-cafe'] as const],
  description: 'The port of the dev server.',
};

function engineOf(contents: readonly string[]): SearchEngine {
  return new SearchEngine(fixtureIndex([{ ...page, texts: contents.slice(0, 2) }]), searchWords);
}

function expectSound({ text, marks }: MarkedText): void {
  const bounds = marks.flat();
  for (const [i, bound] of bounds.entries()) {
    expect(bound).toBeGreaterThanOrEqual(i === 0 ? 0 : bounds[i - 1]!);
    expect(bound).toBeLessThanOrEqual(text.length);
  }
}

const engine = engineOf(texts);
const parse = timed('reading recent searches', parseRecent);

test('every query has an answer whose rows lead to the page and whose marks are within their texts', () => {
  fc.assert(
    fc.property(hugeText, (query) => {
      for (const { rows } of engine.search(query, 7).pages)
        for (const { link, breadcrumb, snippet, preview } of rows) {
          expect(link.replace(/#.*/, '')).toBe(page.path);
          [...breadcrumb, ...[snippet ?? [], preview ?? []].flat()].forEach(expectSound);
        }
    }),
  );
});

test('a long query is read up to its limit', () => {
  fc.assert(
    fc.property(hugeText, (query) => {
      expect(engine.search(query, 7)).toEqual(engine.search(query.slice(0, MAX_QUERY), 7));
    }),
  );
});

test('every text can be indexed and then be searched for', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 3 }), hostileText, (contents, query) => {
      engineOf(contents)
        .search(query, 7)
        .pages.flatMap(({ rows }) => rows)
        .forEach(({ snippet }) => snippet && expectSound(snippet));
    }),
  );
});

test.each([
  [JSON.stringify(['a', 'a', ' ', 'b']), ['a', 'b']],
  [JSON.stringify(Array.from({ length: 99 }, (_, i) => `${i}`)), ['0', '1', '2', '3', '4', '5']],
  [JSON.stringify(['x'.repeat(1_000)]), ['x'.repeat(MAX_QUERY)]],
])(
  'of what is stored as recent searches as much is taken as is ever written',
  (stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  },
);

test('whatever is stored, recent searches are a few different queries', () => {
  const stored = fc.oneof(
    fc.json(),
    fc.array(hugeText).map((all) => JSON.stringify(all)),
    hugeText,
  );
  fc.assert(
    fc.property(fc.option(stored), hostileText, (value, next) => {
      for (const queries of [
        parse(value),
        addRecent(parse(value), next.trim() || 'port', 'searches'),
      ]) {
        expect(queries.length).toBeLessThanOrEqual(MAX_RECENT);
        expect(new Set(queries).size).toBe(queries.length);
        expect(queries.every((query) => query.trim())).toBe(true);
      }
    }),
  );
});
