import fs from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { bricks } from '../../landing/bricks';
import { packageVersions } from '../../reading/package-versions';
import { balancedLines } from './balanced-lines';
import { FAMILIES, registerFonts } from './picture-fonts';
import { pngOnBackground } from './png';

/** What a picture says. */
export interface PictureText {
  readonly title: string;
  readonly description: string;
  readonly trail: readonly string[];
  /** Names of options are in the code face, as on their pages. */
  readonly isCode: boolean;
}

/** The size that Open Graph and X ask for. */
export const SIZE = { width: 1200, height: 630 };
const MARGIN = 72;
const WIDTH = SIZE.width - 2 * MARGIN;
/** As the canvas keeps them: four for each pixel. */
const BYTES_A_LINE = 4 * SIZE.width;

/** The dark values of src/css/tokens.css. */
const COLORS = {
  background: '#141312',
  line: '#3a3430',
  heading: '#f6f3f0',
  muted: '#b3aba4',
  accent: '#ff9a5c',
  brick: '#ff7a0f',
  brightFrom: '#ffa32b',
  brightTo: '#ff4d00',
};

const TEXT = [FAMILIES.text, FAMILIES.chinese];
const CODE = [FAMILIES.code, FAMILIES.chinese];

const mark = fs.readFileSync(path.resolve(__dirname, '../../../static/img/logo.svg'), 'utf8');
const innerOf = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** What is the same on all pictures: the site's bricks, its mark and a bright line. */
function artwork(): string {
  const wall = innerOf(bricks).replaceAll('#000', COLORS.line);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="1200" height="630" fill="${COLORS.background}"/>`,
    `<g transform="translate(706 -64) scale(1.55)" fill="${COLORS.brick}">${wall}</g>`,
    `<g transform="translate(72 68) scale(1.06)">${innerOf(mark)}</g>`,
    '<linearGradient id="line">',
    `<stop stop-color="${COLORS.brightFrom}"/><stop offset="1" stop-color="${COLORS.brightTo}"/>`,
    '</linearGradient><rect y="618" width="1200" height="12" fill="url(#line)"/></svg>',
  ].join('');
}

/** How a text is written; lengths are pixels. */
interface Style {
  readonly families: readonly string[];
  readonly weight: 400 | 600;
  readonly size: number;
  readonly color: string;
  readonly lineHeight: number;
  readonly letterSpacing?: number;
}

interface Block {
  readonly text: string;
  readonly style: Style;
  /** To the block above. */
  readonly distance: number;
}

/** How large a title is written: as large as it may be in two or three lines. Chinese characters are twice as wide. */
function titleSize(title: string, isCode: boolean): number {
  const width = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.8 : 1), 0);
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  if (isCode) return Math.min(84, Math.floor(WIDTH / (longestWord * 0.6)));
  return width <= 24 ? 88 : width <= 44 ? 76 : 64;
}

/** What a picture says, from top to bottom. */
function blocksOf({ title, description, trail, isCode }: PictureText): Block[] {
  const size = titleSize(title, isCode);
  return [
    {
      text: trail.join('  ›  '),
      style: { families: TEXT, weight: 600, size: 28, color: COLORS.accent, lineHeight: 34 },
      distance: 0,
    },
    {
      text: title,
      style: {
        families: isCode ? CODE : TEXT,
        weight: 600,
        size,
        color: COLORS.heading,
        lineHeight: size * 1.16,
        letterSpacing: isCode ? -size / 60 : -size / 50,
      },
      distance: 14,
    },
    {
      text: description,
      style: { families: TEXT, weight: 400, size: 30, color: COLORS.muted, lineHeight: 45 },
      distance: 22,
    },
  ];
}

function applyStyle(context: SKRSContext2D, style: Style): void {
  const families = style.families.map((family) => `"${family}"`).join(', ');
  context.font = `${style.weight} ${style.size}px ${families}`;
  context.letterSpacing = `${style.letterSpacing ?? 0}px`;
  context.fillStyle = style.color;
}

/** Inter's letters end so far above and below the middle of a line that its capitals are in the middle. */
const baselineOf = (top: number, { size, lineHeight }: Style) =>
  top + lineHeight / 2 + size * 0.364;

/** Writes lines of a text below each other, from the upper left corner of the first. */
function writeLines(
  context: SKRSContext2D,
  lines: readonly string[],
  left: number,
  top: number,
  style: Style,
): void {
  applyStyle(context, style);
  lines.forEach((line, index) =>
    context.fillText(line, left, baselineOf(top + index * style.lineHeight, style)),
  );
}

/** The words beside the mark. */
const NAME: Style = {
  families: TEXT,
  weight: 600,
  size: 40,
  color: COLORS.heading,
  lineHeight: 52,
};
const VERSION: Style = { ...NAME, weight: 400, size: 26, color: COLORS.muted };

/** Draws social pictures; the fonts are read once, and what is the same on all of them is drawn once. */
export function pictureDrawer(missingLetters = registerFonts()) {
  const empty = createCanvas(SIZE.width, SIZE.height);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');

  /** @throws Error if no font has a letter */
  function checkLetters({ title }: PictureText, blocks: readonly Block[]): void {
    for (const { text, style } of blocks) {
      const missing = missingLetters(text, style.families);
      if (missing) {
        throw new Error(
          `Social picture of “${title}”: no font of src/sharing/build/picture-fonts.ts has “${missing}”.`,
        );
      }
    }
  }

  async function encoderOfEmpty() {
    const background = empty.getContext('2d');
    background.drawImage(await loadImage(Buffer.from(artwork())), 0, 0);
    const left = MARGIN + 84;
    writeLines(background, ['Rsbuild'], left, MARGIN, NAME);
    const end = left + background.measureText('Rsbuild').width;
    writeLines(background, [packageVersions['@rsbuild/core']!], end + 18, MARGIN + 4, VERSION);
    return pngOnBackground({ pixels: empty.data(), ...SIZE });
  }

  const encoder = encoderOfEmpty();

  return async function drawPicture(text: PictureText): Promise<Buffer> {
    const encode = await encoder;
    const blocks = blocksOf(text);
    checkLetters(text, blocks);
    const inLines = blocks.map((block) => {
      applyStyle(context, block.style);
      const measure = (line: string) => context.measureText(line).width;
      return { ...block, lines: balancedLines(block.text, WIDTH, measure) };
    });
    const height = inLines.reduce(
      (sum, { lines, style, distance }) => sum + distance + lines.length * style.lineHeight,
      0,
    );
    const top = Math.floor(SIZE.height - MARGIN - height);
    // The canvas has the letters of the picture before.
    context.drawImage(empty, 0, 0);
    let at = top;
    for (const { lines, style, distance } of inLines) {
      writeLines(context, lines, MARGIN, at + distance, style);
      at += distance + lines.length * style.lineHeight;
    }
    const bottom = SIZE.height - MARGIN / 2;
    const pixels = canvas.data().subarray(top * BYTES_A_LINE, bottom * BYTES_A_LINE);
    return encode({ pixels, width: SIZE.width, height: bottom - top, top });
  };
}
