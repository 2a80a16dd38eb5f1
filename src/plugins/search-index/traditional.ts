import { Converter } from 'opencc-js/t2cn';

const HAN = /\p{Script=Han}/gu;
const FIRST = 0x4e00;
const LAST = 0x9fff;

/**
 * The traditional characters of those that are in the texts, with what the texts have instead.
 * @example listTraditional(['环境']) // => ['環', '环']
 */
export function listTraditional(texts: readonly string[]): readonly [string, string] {
  const used = new Set(texts.flatMap((text) => text.match(HAN) ?? []));
  const convert = Converter({ from: 'tw', to: 'cn' });
  let from = '';
  let to = '';
  for (let code = FIRST; code <= LAST; code++) {
    const character = String.fromCodePoint(code);
    const simplified = convert(character);
    if (simplified === character || !used.has(simplified)) continue;
    from += character;
    to += simplified;
  }
  return [from, to];
}
