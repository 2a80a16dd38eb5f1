import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.resolve(__dirname, '../../../src/css/tokens.css'), 'utf8');

/** The opaque colors of the site: name → light and dark, which may be the same. */
const colors = new Map(
  [...css.matchAll(/--site-([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
    ([, name, light, dark = light]) => [name!, [light!, dark!] as const],
  ),
);

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['background', 'surface', 'surface-raised', 'surface-hover', 'accent-soft'];
const NOTES = ['success-soft', 'warning-soft', 'danger-soft', 'info-soft'];
const CODE = ['code-background', 'code-marked', 'code-add', 'code-del', 'surface'];
const CODE_COLORS = [...colors.keys()].filter(
  (name) => name.startsWith('code-') && !CODE.includes(name) && name !== 'code-bar',
);

const PAIRS = [
  ...['text', 'heading', 'text-muted', 'link', 'link-hover'].flatMap((text) =>
    [...GROUNDS, ...NOTES].map((ground) => [text, ground]),
  ),
  ...GROUNDS.map((ground) => ['accent-text', ground]),
  ...['success', 'warning', 'danger', 'info'].map((name) => [name, `${name}-soft`]),
  ...CODE_COLORS.flatMap((text) => CODE.map((ground) => [text, ground])),
  ['text-muted', 'code-bar'],
  ['on-button', 'button'],
  ['on-button', 'button-hover'],
  ['heading', 'mark'],
] as [string, string][];

test.each(PAIRS)('%s on %s: 7 to 1 in both themes (WCAG 2 AAA)', (text, ground) => {
  const [inText, inGround] = [colors.get(text)!, colors.get(ground)!];
  for (const theme of [0, 1])
    expect(contrast(inText[theme]!, inGround[theme]!)).toBeGreaterThanOrEqual(7);
});
