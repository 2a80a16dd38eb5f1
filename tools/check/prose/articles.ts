import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { excerptAt, inlineCodeWord, lineAt, type Prose, type Text } from '../../pages/prose';
import type { Problem } from '../../pages/problem';

const processor = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords);

/** “a” and “an” as they are spoken, and no word twice in a row, by retext. */
export function checkArticles({ file, language, prose }: Text): Problem[] {
  if (language !== 'en') return [];
  return prose.flatMap((part) => {
    const spoken = new VFile(speak(part));
    processor.runSync(processor.parse(spoken), spoken);
    return spoken.messages.map(({ reason, place }) => {
      const index = place && 'start' in place ? (place.start.offset ?? 0) : 0;
      return {
        file,
        line: lineAt(part, index),
        check: 'prose',
        what: reason.replace(/`/g, '“').replace(/“(?=[ ,]|$)/g, '”'),
        expected: 'the other article, or no article',
        found: `… ${excerptAt(part, index, 0)} …`,
        fix: 'write “an” before a vowel sound: an HTML file, a URL, an `app`',
      };
    });
  });
}

/** The text with the first word of the code after an article in the place of its made-up word, which has the same length. */
function speak({ text, restore }: Prose): string {
  return text.replace(inlineCodeWord, (word, index: number) => {
    if (!/\ban? $/i.test(text.slice(0, index))) return word;
    const code = restore(word)
      .replace(/^`\./, '`dot ')
      .replace(/^`https?\b/, '`HTTP');
    const [, name = word] = /^`<?([A-Z]+(?![a-z])|[A-Za-z][a-z\d]*)/.exec(code) ?? [];
    return /^rs[a-z]/.test(name) ? word : name.padEnd(word.length).slice(0, word.length);
  });
}
