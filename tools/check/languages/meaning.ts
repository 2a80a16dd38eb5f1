import { meaningGaps } from '../meaning/meaning-gaps';
import type { Problem } from '../../pages/problem';
import { asRead, inlineCode } from '../../statements/as-read';
import type { Pair } from './pair';
import { twinSentences } from './twin-sentences';
import { listTwinTexts } from './twin-texts';

/** Neither language negates what the other affirms, says the opposite or leaves a word out. */
export function compareMeaning(pair: Pair): Problem[] {
  return listTwinTexts(pair).flatMap((twins) => {
    const sentences = twinSentences(twins);
    return meaningGaps(
      sentences.map(([english, chinese]) => ({ english: words(english), chinese: words(chinese) })),
    ).map(({ at, expected, found }) => {
      const [english, chinese] = sentences[at]!;
      return {
        file: pair.zh.file,
        line: twins.chinese.line,
        check: 'languages',
        what: `the two languages mean different things in this ${twins.chinese.kind}`,
        expected: `${expected}: ${asRead(english)}  (${pair.en.file}:${twins.english.line})`,
        found: `${found}: ${asRead(chinese)}`,
        fix: 'say the same in both languages; words that do, and are not known, belong in tests/docs/data',
      };
    });
  });
}

/** Without inline code, whose words are the same in both languages. */
const words = (marked: string) => marked.replace(inlineCode, ' ').trim();
