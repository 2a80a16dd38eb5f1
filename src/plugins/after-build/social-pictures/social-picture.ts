import fs from 'node:fs';
import path from 'node:path';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { bricks } from './bricks';
import { packageVersions } from '../../package-versions';
import type { SharedPage } from '../shared-page';
import { balancedLines } from './balanced-lines';
import { cssFamilies, FAMILIES } from './fonts';
import { SIZE } from './picture-file';

/** The texts of a picture. */
export type PictureText = Pick<SharedPage, 'kind' | 'title' | 'description' | 'trail'>;

const MARGIN = 72;
const WIDTH = SIZE.width - 2 * MARGIN;

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

const mark = fs.readFileSync(path.resolve(__dirname, '../../../../static/img/logo.svg'), 'utf8');
const innerOf = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The background of every picture: the site's bricks, its mark and a bright line. */
export function artwork(): string {
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

/** The lines of a picture, from top to bottom. */
function blocksOf({ kind, title, description, trail }: PictureText): Block[] {
  // Names of options are in the code face, as on their pages.
  const isCode = kind === 'option';
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

/** A line of text in its place: `left` and `baseline` are pixels from the upper left corner. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly font: string;
  readonly letterSpacing: string;
  readonly color: string;
}

function lineAt(text: string, left: number, top: number, style: Style): Line {
  const { families, weight, size, color, lineHeight, letterSpacing = 0 } = style;
  return {
    text,
    left,
    // Inter's letters end so far above and below the middle of a line that its capitals are in the middle.
    baseline: top + lineHeight / 2 + size * 0.364,
    font: `${weight} ${size}px ${cssFamilies(families)}`,
    letterSpacing: `${letterSpacing}px`,
    color,
  };
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

/** Returns what puts the texts of a picture into their places, measured by a canvas. */
export function pictureSetter(context: SKRSContext2D): (text: PictureText) => Line[] {
  function widthOf(text: string, style: Style): number {
    const { font, letterSpacing } = lineAt(text, 0, 0, style);
    Object.assign(context, { font, letterSpacing });
    return context.measureText(text).width;
  }

  return (text) => {
    const left = MARGIN + 84;
    const afterName = left + widthOf('Rsbuild', NAME) + 18;
    const lines = [
      lineAt('Rsbuild', left, MARGIN, NAME),
      lineAt(packageVersions['@rsbuild/core']!, afterName, MARGIN + 4, VERSION),
    ];
    const blocks = blocksOf(text).map((block) => ({
      ...block,
      texts: balancedLines(block.text, WIDTH, (part) => widthOf(part, block.style)),
    }));
    const heights = blocks.map(
      ({ texts, style, distance }) => distance + texts.length * style.lineHeight,
    );
    let top = Math.floor(SIZE.height - MARGIN - heights.reduce((sum, height) => sum + height));
    for (const { texts, style, distance } of blocks) {
      top += distance;
      for (const each of texts) {
        lines.push(lineAt(each, MARGIN, top, style));
        top += style.lineHeight;
      }
    }
    return lines;
  };
}

/** Draws a picture over the one before. */
export function paint(context: SKRSContext2D, background: Image, lines: readonly Line[]): void {
  context.drawImage(background, 0, 0);
  for (const { text, left, baseline, color, font, letterSpacing } of lines) {
    Object.assign(context, { fillStyle: color, font, letterSpacing });
    context.fillText(text, left, baseline);
  }
}
