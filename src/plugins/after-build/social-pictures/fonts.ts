import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** The families of the pictures: letters, code, Chinese. All are under the SIL Open Font License. */
export const FAMILIES = { text: 'Inter', code: 'JetBrains Mono', chinese: 'Noto Sans SC' } as const;

const FILES = [
  [FAMILIES.text, '@fontsource/inter', 'inter-latin-400'],
  [FAMILIES.text, '@fontsource/inter', 'inter-latin-600'],
  [FAMILIES.code, '@fontsource/jetbrains-mono', 'jetbrains-mono-latin-600'],
  [FAMILIES.chinese, '@fontsource/noto-sans-sc', 'noto-sans-sc-chinese-simplified-400'],
  [FAMILIES.chinese, '@fontsource/noto-sans-sc', 'noto-sans-sc-chinese-simplified-700'],
] as const;

const { resolve } = createRequire(__filename);

/** A file of letters, and the family that it belongs to. */
export interface Font {
  readonly family: string;
  readonly data: Buffer;
}

/** Reads the fonts that pictures are written with. @throws Error that names the package of a missing one */
export const readFonts = (resolveFile: (id: string) => string = resolve): Font[] =>
  FILES.map(([family, from, file]) => {
    const id = `${from}/files/${file}-normal.woff`;
    try {
      return { family, data: fs.readFileSync(resolveFile(id)) };
    } catch (error) {
      throw new Error(
        `expected the font ${family} as ${id}, found none. Run \`npm install\`; the package is ${from}.`,
        { cause: error },
      );
    }
  });

/** Loads the canvas with these fonts, and none of the machine's: with those, pictures would differ from one to the other. */
export async function loadCanvas(
  fonts: readonly Font[],
): Promise<typeof import('@napi-rs/canvas')> {
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
  const canvas = await import('@napi-rs/canvas');
  for (const { family, data } of fonts) canvas.GlobalFonts.register(data, family);
  return canvas;
}

/** No font has this: it's drawn as the sign for a missing letter. */
const NONCHARACTER = '\u{10ffff}';

/** Finds the letters of a text that none of some families has: they have the outline of the sign for a missing one. */
export function letterFinder(
  context: SKRSContext2D,
): (text: string, families: readonly string[]) => string {
  const known = new Map<string, string>();
  function outlineOf(letter: string, families: string): string {
    // So large that no two letters have the same outline, to the pixel.
    context.font = `1000px ${families}`;
    return JSON.stringify(context.measureText(letter));
  }
  function outline(letter: string, families: string): string {
    const key = families + letter;
    const found = known.get(key) ?? outlineOf(letter, families);
    known.set(key, found);
    return found;
  }
  return (text, families) => {
    const names = cssFamilies(families);
    const missing = outline(NONCHARACTER, names);
    return [...new Set(text)].filter((letter) => outline(letter, names) === missing).join('');
  };
}

/** The families as `font` has them. */
export const cssFamilies = (families: readonly string[]): string =>
  families.map((family) => `"${family}"`).join(', ');
