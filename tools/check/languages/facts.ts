import { lacking, readFacts } from './text-facts';
import type { Language } from '../../pages/page-paths';
import type { Problem } from '../../pages/problem';
import { inlineCode } from '../../statements/as-read';
import type { Pair } from './pair';
import { twinSentences } from './twin-sentences';
import { listTwinTexts, type TwinTexts } from './twin-texts';

/**
 * Figures, versions, inline code, names and quoted messages of each paragraph, item and table cell are the same. One of
 * them may be in another sentence there, but not in exchange for another.
 */
export function compareFacts(pair: Pair): Problem[] {
  return listTwinTexts(pair).flatMap((twins) => {
    const { english, chinese } = twins;
    return differencesIn(twins).map(({ missing, extra }) => ({
      file: pair.zh.file,
      line: chinese.line,
      check: 'languages',
      what: `the two languages say different things in this ${chinese.kind}`,
      expected: `${missing.join(', ') || 'nothing more'}  (${pair.en.file}:${english.line})`,
      found: extra.length > 0 ? extra.join(', ') : 'nothing of it',
      fix: 'give both languages the same figures, versions, inline code, names and messages',
    }));
  });
}

interface Difference {
  /** facts that only English has */
  missing: string[];
  /** facts that only Chinese has */
  extra: string[];
}

function differencesIn(twins: TwinTexts): Difference[] {
  const whole = differenceOf(twins.english.marked, twins.chinese.marked);
  if (whole.missing.length > 0 || whole.extra.length > 0) return [whole];
  return twinSentences(twins)
    .map(([english, chinese]) => differenceOf(english, chinese))
    .filter(({ missing, extra }) => missing.length > 0 && extra.length > 0);
}

function differenceOf(english: string, chinese: string): Difference {
  const [left, right] = [factsOf(english, 'en'), factsOf(chinese, 'zh')];
  return { missing: lacking(right, left), extra: lacking(left, right) };
}

function factsOf(marked: string, language: Language) {
  const code = [...marked.matchAll(inlineCode)].map(([, text = '']) => text);
  return readFacts(marked.replace(inlineCode, ' '), code, language);
}
