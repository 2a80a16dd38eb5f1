import { excerptAt, lineAt, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';

const closed = /[。！？：…）”]$/;

/** Chinese sentences end with 。 also after inline code; an item of several sentences does so too. */
export function checkEndings({ file, language, prose }: Text): Problem[] {
  if (language !== 'zh') return [];
  return prose.flatMap((part) => {
    const text = part.text.trimEnd();
    const sentences = part.kind === 'paragraph' || (part.kind === 'item' && text.includes('。'));
    const chinese = /\p{Script=Han}/u.test(text);
    if (!sentences || !chinese || closed.test(text)) return [];
    return [
      {
        file,
        line: lineAt(part, text.length),
        check: 'prose',
        what: 'sentence without an end',
        expected: '。 at the end, or ： before what follows',
        found: `… ${excerptAt(part, text.length, 0)}`,
        fix: 'end the sentence with 。, even after inline code',
      },
    ];
  });
}
