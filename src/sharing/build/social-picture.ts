import fs from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { bricks } from '../../landing/bricks';
import { packageVersions } from '../../reading/package-versions';
import { FAMILIES, pictureFonts } from './picture-fonts';
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

const mark = fs.readFileSync(path.resolve(__dirname, '../../../static/img/logo.svg'), 'utf8');
const innerOf = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** What is the same on all pictures: the site's bricks, its mark and a bright line. */
function artwork(): string {
  const wall = innerOf(bricks).replaceAll('#000', COLORS.line);
  return [
    `<rect width="1200" height="630" fill="${COLORS.background}"/>`,
    `<g transform="translate(706 -64) scale(1.55)" fill="${COLORS.brick}">${wall}</g>`,
    `<g transform="translate(72 68) scale(1.06)">${innerOf(mark)}</g>`,
    '<linearGradient id="line">',
    `<stop stop-color="${COLORS.brightFrom}"/><stop offset="1" stop-color="${COLORS.brightTo}"/>`,
    '</linearGradient><rect y="618" width="1200" height="12" fill="url(#line)"/>',
  ].join('');
}

type Style = Record<string, string | number>;

/** An element as satori reads them. */
const box = (style: Style, ...children: (ReactNode | string)[]): ReactNode =>
  ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  }) as unknown as ReactNode;

/** How large a title is written: as large as it may be in two or three lines. Chinese characters are twice as wide. */
function titleSize(title: string, isCode: boolean): number {
  const width = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.8 : 1), 0);
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  if (isCode) return Math.min(84, Math.floor(1056 / (longestWord * 0.6)));
  return width <= 24 ? 88 : width <= 44 ? 76 : 64;
}

const page = (...children: ReactNode[]) =>
  box(
    {
      flexDirection: 'column',
      ...SIZE,
      boxSizing: 'border-box',
      padding: 72,
      fontFamily: `${FAMILIES.text}, ${FAMILIES.chinese}`,
    },
    ...children,
  );

/** The words beside the mark. */
const site = () =>
  page(
    box(
      { marginLeft: 84, alignItems: 'center', height: 52 },
      box({ fontSize: 40, fontWeight: 600, color: COLORS.heading }, 'Rsbuild'),
      box(
        { fontSize: 26, color: COLORS.muted, marginLeft: 18, marginTop: 8 },
        packageVersions['@rsbuild/core']!,
      ),
    ),
  );

function words({ title, description, trail, isCode }: PictureText): ReactNode {
  const size = titleSize(title, isCode);
  return page(
    box({ flexGrow: 1 }),
    box(
      { fontSize: 28, fontWeight: 600, color: COLORS.accent, whiteSpace: 'pre' },
      trail.join('  ›  '),
    ),
    box(
      {
        fontFamily: isCode ? `${FAMILIES.code}, ${FAMILIES.chinese}` : 'inherit',
        fontSize: size,
        fontWeight: 600,
        lineHeight: 1.16,
        letterSpacing: isCode ? -size / 60 : -size / 50,
        color: COLORS.heading,
        marginTop: 14,
        textWrap: 'balance',
      },
      title,
    ),
    box(
      {
        display: 'block',
        fontSize: 30,
        lineHeight: 1.5,
        color: COLORS.muted,
        marginTop: 22,
        maxWidth: 1000,
        lineClamp: 3,
        textWrap: 'pretty',
      },
      description,
    ),
  );
}

/** Draws social pictures; the fonts are read once, and what is the same on all of them is drawn once. */
export function pictureDrawer(fonts: Font[] = pictureFonts()) {
  async function render(title: string, layout: ReactNode, behind = '') {
    const svg = await satori(layout, {
      ...SIZE,
      fonts,
      loadAdditionalAsset: async (_language, letters) => {
        throw new Error(
          `Social picture of “${title}”: no font of src/sharing/build/picture-fonts.ts has “${letters}”.`,
        );
      },
    });
    const start = svg.indexOf('>') + 1;
    return renderAsync(svg.slice(0, start) + behind + svg.slice(start), {
      font: { loadSystemFonts: false },
    });
  }
  const encoder = render('Rsbuild', site(), artwork()).then(pngOnBackground);
  return async function drawPicture(text: PictureText): Promise<Buffer> {
    const [encode, drawing] = await Promise.all([encoder, render(text.title, words(text))]);
    return encode(drawing);
  };
}
