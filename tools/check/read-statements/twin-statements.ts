import { asRead } from '../../statements/as-read';
import { takeInventory } from '../../statements/inventory';
import type { Pair } from '../languages/pair';
import { twinSentences } from '../languages/twin-sentences';
import { listTwinTexts, type TwinTexts } from '../languages/twin-texts';

/** A falsifiable statement of a page, as both languages say it. */
export interface TwinStatement {
  /** where English says it */
  line: number;
  english: string;
  /** the sentence, or what is around it where the languages part their sentences in another way; empty for shown output */
  chinese: string;
}

/** The falsifiable statements of a page with their translations. */
export function listTwinStatements({ en, zh }: Pair): TwinStatement[] {
  const twins = listTwinTexts({ en, zh });
  const described = 'description' in en.frontMatter.values;
  const descriptionLine = described ? en.frontMatter.valueLineOf('description') : undefined;
  return takeInventory(en, []).map(({ line, text }) => ({
    line,
    english: text,
    chinese:
      line === descriptionLine
        ? String(zh.frontMatter.values.description)
        : chineseOf(text, twinsAt(line, twins)),
  }));
}

/** The texts of a line; where a section counts as one text, that section. */
function twinsAt(line: number, twins: TwinTexts[]): TwinTexts[] {
  const own = twins.filter(({ english }) => english.line === line);
  if (own.length > 0) return own;
  const isBefore = ({ english }: TwinTexts) => english.kind === 'section' && english.line < line;
  return twins.filter(isBefore).slice(-1);
}

function chineseOf(text: string, twins: TwinTexts[]): string {
  const [, sentence] =
    twins.flatMap(twinSentences).find(([english]) => asRead(english) === text) ?? [];
  return asRead(sentence ?? twins.map(({ chinese }) => chinese.marked).join(' | '));
}
