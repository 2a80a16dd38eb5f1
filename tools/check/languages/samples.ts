import { listFences, type Fence } from '../../pages/fences';
import type { Problem } from '../../pages/problem';
import { stripComments } from '../../pages/strip-comments';
import { compareLists, type Pair } from './pair';

const opening = ({ lang, attributes, flags }: Fence) =>
  [
    '```',
    lang,
    ...Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`),
    ...flags.map((flag) => ` ${flag}`),
  ].join('');

/** Samples: language, title, and the code without its comments. */
export function compareSamples(pair: Pair): Problem[] {
  const openings = compareLists(pair, 'sample', listFences, opening);
  return openings.length > 0 ? openings : compareCode(pair);
}

function compareCode({ en, zh }: Pair): Problem[] {
  const chinese = listFences(zh);
  return listFences(en).flatMap((fence, index) => {
    const twin = chinese[index];
    return twin
      ? compareLists(
          { en, zh },
          'code line',
          (page) => linesOf(page === en ? fence : twin),
          ({ text }) => text,
        )
      : [];
  });
}

const linesOf = (fence: Fence): { text: string; line: number }[] =>
  stripComments(fence.code).map((text) => ({
    text,
    line:
      fence.line +
      Math.max(
        0,
        fence.code.split('\n').findIndex((line) => line.startsWith(text)),
      ),
  }));
