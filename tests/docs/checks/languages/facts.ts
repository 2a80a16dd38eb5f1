import { lacking, readFacts } from '../../lib/facts';
import type { Language } from '../../lib/page-paths';
import type { Problem } from '../../lib/problem';
import { codeEnd, codeStart } from '../../lib/statements/as-read';
import type { Pair } from './pair';
import { listTwinTexts, type Text } from './twin-texts';

/** Figures, versions, inline code, names and quoted messages of each paragraph, item and table cell are the same. */
export function compareFacts(pair: Pair): Problem[] {
  return listTwinTexts(pair).flatMap(({ english, chinese }) => {
    const left = factsOf(english, 'en');
    const right = factsOf(chinese, 'zh');
    const missing = lacking(right, left);
    const extra = lacking(left, right);
    if (missing.length === 0 && extra.length === 0) return [];
    return [
      {
        file: pair.zh.file,
        line: chinese.line,
        check: 'languages',
        what: `the two languages say different things in this ${chinese.kind}`,
        expected: `${missing.join(', ') || 'nothing more'}  (${pair.en.file}:${english.line})`,
        found: extra.length > 0 ? extra.join(', ') : 'nothing of it',
        fix: 'give both languages the same figures, versions, inline code, names and messages',
      },
    ];
  });
}

const inlineCode = new RegExp(`${codeStart}(.*?)${codeEnd}`, 'gs');

function factsOf({ marked }: Text, language: Language) {
  const code = [...marked.matchAll(inlineCode)].map(([, text = '']) => text);
  return readFacts(marked.replace(inlineCode, ' '), code, language);
}
