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

/** A color is a number as an RGBA pixel reads in memory, without its opacity: red is the lowest byte. */
const RGB = 0xffffff;
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

function nearest(color: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(color);
  let best = 0;
  let least = Infinity;
  // Without iterators: it is asked some hundred thousand times a picture.
  for (let i = 0; i < palette.length; i++) {
    const other = palette[i]!;
    const distance =
      ((other & 255) - red) ** 2 +
      (((other >> 8) & 255) - green) ** 2 +
      (((other >> 16) & 255) - blue) ** 2;
    if (distance < least) {
      best = i;
      least = distance;
    }
  }
  return best;
}

/** The most frequent colors, and for each color of the picture the number of the nearest among them. */
function makePalette(counts: ReadonlyMap<number, number>) {
  const colors = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([color]) => color);
  const palette = colors.slice(0, COLORS);
  const numbers = new Map(palette.map((color, index) => [color, index]));
  for (const rare of colors.slice(COLORS)) numbers.set(rare, nearest(rare, palette));
  return { palette, numbers };
}

function countColors(colors: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (color: number, run: number) => counts.set(color, (counts.get(color) ?? 0) + run);
  let start = 0;
  for (let at = 1; at < colors.length; at++) {
    if (colors[at] === colors[at - 1]) continue;
    add(colors[start]! & RGB, at - start);
    start = at;
  }
  return add(colors[start]! & RGB, colors.length - start);
}

/** The lines of a picture, each after the number of its filter: none. */
function indexLines(
  colors: Int32Array,
  width: number,
  numbers: ReadonlyMap<number, number>,
): Buffer {
  const height = colors.length / width;
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    const line = y * width;
    let number = 0;
    for (let x = 0; x < width; x++) {
      const at = line + x;
      if (x === 0 || colors[at] !== colors[at - 1]) number = numbers.get(colors[at]! & RGB)!;
      lines[at + y + 1] = number;
    }
  }
  return lines;
}

/**
 * An opaque picture of flat colors as PNG (https://www.w3.org/TR/png-3), from RGBA pixels.
 * With a palette it is half as large as resvg's own PNG, and made in a third of the time.
 */
export async function encodePng(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const { palette, numbers } = makePalette(countColors(colors));
  const lines = indexLines(colors, width, numbers);
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
