import { exchangedCode } from '../meaning/exchanged-code';
import type { Problem } from '../../pages/problem';
import { asRead } from '../../statements/as-read';
import type { Pair } from './pair';
import { twinSentences } from './twin-sentences';
import { listTwinTexts } from './twin-texts';

/** What stands in inline code is said of the same things in both languages. */
export function compareCodeOrder(pair: Pair): Problem[] {
  return listTwinTexts(pair).flatMap((twins) =>
    twinSentences(twins).flatMap(([english, chinese]) => {
      const exchanged = exchangedCode(english, chinese);
      if (!exchanged) return [];
      const [first, second] = exchanged.map((name) => `\`${name}\``);
      return [
        {
          file: pair.zh.file,
          line: twins.chinese.line,
          check: 'languages',
          what: `inline code in another order than in English, in this ${twins.chinese.kind}`,
          expected: `${first} before ${second}: ${asRead(english)}  (${pair.en.file}:${twins.english.line})`,
          found: `${second} before ${first}: ${asRead(chinese)}`,
          fix: 'name in both languages the same things in the same order, unless one belongs to the other',
        },
      ];
    }),
  );
}
