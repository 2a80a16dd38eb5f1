import { splitChineseSentences, splitSentences } from '../../statements/split-sentences';
import type { TwinTexts } from './twin-texts';

/** The sentences of a text with their twins, where both languages have as many; else the whole texts. */
export function twinSentences({ english, chinese }: TwinTexts): [string, string][] {
  const left = splitSentences(english.marked);
  const right = splitChineseSentences(chinese.marked);
  return left.length === right.length
    ? left.map((sentence, index) => [sentence, right[index]!])
    : [[english.marked, chinese.marked]];
}
