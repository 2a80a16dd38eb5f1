import fs from 'node:fs';

/** The families of the pictures: letters, code, Chinese. All are under the SIL Open Font License. */
export const FAMILIES = { text: 'Inter', code: 'JetBrains Mono', chinese: 'Noto Sans SC' } as const;

const FILES = [
  [FAMILIES.text, '@fontsource/inter/files/inter-latin-400-normal.woff'],
  [FAMILIES.text, '@fontsource/inter/files/inter-latin-600-normal.woff'],
  [FAMILIES.code, '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff'],
  [
    FAMILIES.chinese,
    '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  ],
  [
    FAMILIES.chinese,
    '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  ],
] as const;

/** A file of letters, and the family that it belongs to. */
export interface Font {
  readonly family: string;
  readonly data: Buffer;
}

/** Reads the fonts that pictures are written with. @throws Error of Node.js that names the package of a missing one */
export const readFonts = (): Font[] =>
  FILES.map(([family, file]) => ({ family, data: fs.readFileSync(require.resolve(file)) }));

/** Loads the canvas with these fonts, and none of the machine's: with those, pictures would differ from one to the other. */
export async function loadCanvas(
  fonts: readonly Font[],
): Promise<typeof import('@napi-rs/canvas')> {
  process.env.DISABLE_SYSTEM_FONTS_LOAD = '1';
  const canvas = await import('@napi-rs/canvas');
  for (const { family, data } of fonts) canvas.GlobalFonts.register(data, family);
  return canvas;
}

/** The families as `font` has them. */
export const cssFamilies = (families: readonly string[]): string =>
  families.map((family) => `"${family}"`).join(', ');
