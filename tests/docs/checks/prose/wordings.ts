import { excerptAt, lineAt, type Text } from '../../lib/prose';
import type { Problem } from '../../lib/problem';
import { chineseWordings } from '../../prose/chinese-wordings';
import { englishWordings } from '../../prose/english-wordings';

const wordings = { en: englishWordings, zh: chineseWordings };

/** No word that the lists of the language rule out. */
export function checkWordings({ file, language, prose }: Text): Problem[] {
  return prose.flatMap((part) =>
    wordings[language]
      .filter(({ kinds }) => kinds?.includes(part.kind) ?? true)
      .flatMap(({ bad, good, why }) =>
        [...part.text.matchAll(bad)].map(({ index, 0: found }) => ({
          file,
          line: lineAt(part, index),
          check: 'prose',
          what: `“${part.restore(found)}”: ${why}`,
          expected: good,
          found: `… ${excerptAt(part, index, found.length)} …`,
          fix: 'write the sentence anew; the lists are in tests/docs/prose',
        })),
      ),
  );
}
