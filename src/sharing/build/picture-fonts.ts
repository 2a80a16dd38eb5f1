import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** The families of the pictures: letters, code, Chinese. All are under the SIL Open Font License. */
export const FAMILIES = { text: 'Inter', code: 'JetBrains Mono', chinese: 'Noto Sans SC' } as const;

interface FontFile {
  readonly name: string;
  readonly weight: 400 | 600;
  readonly package: string;
  readonly file: string;
}

const FILES: readonly FontFile[] = [
  { name: FAMILIES.text, weight: 400, package: '@fontsource/inter', file: 'inter-latin-400' },
  { name: FAMILIES.text, weight: 600, package: '@fontsource/inter', file: 'inter-latin-600' },
  {
    name: FAMILIES.code,
    weight: 600,
    package: '@fontsource/jetbrains-mono',
    file: 'jetbrains-mono-latin-600',
  },
  {
    name: FAMILIES.chinese,
    weight: 400,
    package: '@fontsource/noto-sans-sc',
    file: 'noto-sans-sc-chinese-simplified-400',
  },
  {
    name: FAMILIES.chinese,
    weight: 600,
    package: '@fontsource/noto-sans-sc',
    file: 'noto-sans-sc-chinese-simplified-700',
  },
];

const { resolve } = createRequire(__filename);

/** The fonts that pictures are written with. @throws Error that names the package of a missing one. */
export function pictureFonts(resolveFile: (id: string) => string = resolve): Font[] {
  return FILES.map(({ name, weight, package: from, file }) => {
    const id = `${from}/files/${file}-normal.woff`;
    try {
      return { name, weight, style: 'normal', data: fs.readFileSync(resolveFile(id)) };
    } catch (error) {
      throw new Error(
        `Social pictures: expected the font ${name} ${weight} as ${id}, found none. Run \`npm install\`; the package is ${from}.`,
        { cause: error },
      );
    }
  });
}
