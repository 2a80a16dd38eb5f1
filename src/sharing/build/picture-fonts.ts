import fs from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { parse, type Font } from 'opentype.js';

/** The families of the pictures: letters, code, Chinese. All are under the SIL Open Font License. */
export const FAMILIES = { text: 'Inter', code: 'JetBrains Mono', chinese: 'Noto Sans SC' } as const;

type Family = (typeof FAMILIES)[keyof typeof FAMILIES];

interface FontFile {
  readonly family: Family;
  readonly weight: 400 | 600;
  readonly package: string;
  readonly file: string;
}

const FILES: readonly FontFile[] = [
  { family: FAMILIES.text, weight: 400, package: '@fontsource/inter', file: 'inter-latin-400' },
  { family: FAMILIES.text, weight: 600, package: '@fontsource/inter', file: 'inter-latin-600' },
  {
    family: FAMILIES.code,
    weight: 600,
    package: '@fontsource/jetbrains-mono',
    file: 'jetbrains-mono-latin-600',
  },
  {
    family: FAMILIES.chinese,
    weight: 400,
    package: '@fontsource/noto-sans-sc',
    file: 'noto-sans-sc-chinese-simplified-400',
  },
  {
    family: FAMILIES.chinese,
    weight: 600,
    package: '@fontsource/noto-sans-sc',
    file: 'noto-sans-sc-chinese-simplified-700',
  },
];

const { resolve } = createRequire(__filename);

/** Takes a text and families in the order in which they are asked; returns the letters that none of them has. */
export type FindMissingLetters = (text: string, families: readonly string[]) => string;

/**
 * Makes the fonts that pictures are written with known to the canvas, which would take a letter that they lack from
 * whatever font the machine has.
 * @throws Error that names the package of a missing one.
 */
export function registerFonts(resolveFile: (id: string) => string = resolve): FindMissingLetters {
  const data = new Map<string, Buffer>();
  for (const { family, weight, package: from, file } of FILES) {
    const id = `${from}/files/${file}-normal.woff`;
    try {
      const font = fs.readFileSync(resolveFile(id));
      GlobalFonts.register(font, family);
      // Both weights of a family have the same letters.
      data.set(family, font);
    } catch (error) {
      throw new Error(
        `Social pictures: expected the font ${family} ${weight} as ${id}, found none. Run \`npm install\`; the package is ${from}.`,
        { cause: error },
      );
    }
  }
  // Parsed when a letter is first looked for in them, without their outlines.
  const fonts = new Map<string, Font>();
  const fontOf = (family: string): Font => {
    const font =
      fonts.get(family) ?? parse(Uint8Array.from(data.get(family)!).buffer, { lowMemory: true });
    fonts.set(family, font);
    return font;
  };
  const known = new Map<string, boolean>();
  const isIn = (letter: string, family: string): boolean => {
    const key = family + letter;
    const has = known.get(key) ?? fontOf(family).charToGlyphIndex(letter) > 0;
    known.set(key, has);
    return has;
  };
  return (text, families) =>
    [...new Set(text)]
      .filter((letter) => !families.some((family) => isIn(letter, family)))
      .join('');
}
