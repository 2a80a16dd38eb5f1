import { excerptAt, lineAt, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';
import { chineseWordings } from '../../../tests/docs/data/chinese-wordings';
import { englishWordings } from '../../../tests/docs/data/english-wordings';

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
          fix: 'rewrite the sentence; the lists are in tests/docs/data',
        })),
      ),
  );
}
