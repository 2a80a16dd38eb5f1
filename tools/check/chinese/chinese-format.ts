import autocorrect from 'autocorrect-node';

const fullWidth: Record<string, string> = { ',': '，', ':': '：', ';': '；', '!': '！', '?': '？' };
const gapInChinese =
  /([\p{Script=Han}，。：；？！、）”])[ \t]+(?=[\p{Script=Han}，。：；？！、（“])/gu;
const halfWidthMark = /([,:;!?]) ?(?=\p{Script=Han})/gu;
const halfWidthBrackets = /(\p{Script=Han} ?)?\(([^()]*)\)( (?=\p{Script=Han}))?/gu;

/** A line of Chinese text as it should be spaced and punctuated: AutoCorrect, then what it leaves. */
export function formatChinese(line: string): string {
  if (!/\p{Script=Han}/u.test(line)) return line;
  return autocorrect
    .format(line)
    .replace(halfWidthBrackets, (whole, before?: string, inner = '') =>
      before !== undefined || /\p{Script=Han}/u.test(inner)
        ? `${before?.trim() ?? ''}（${inner}）`
        : whole,
    )
    .replace(halfWidthMark, (_, mark: string) => fullWidth[mark] ?? mark)
    .replace(/ (?=（)/g, '')
    .replace(gapInChinese, '$1');
}
