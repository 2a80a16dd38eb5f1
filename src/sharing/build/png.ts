import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflate = promisify(zlib.deflate);

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Eight bits a pixel, each the number of a color in the palette. */
const [BIT_DEPTH, INDEXED] = [8, 3];
const COLORS = 256;
/** Of these, how many a background may have: its gradients need more than the letters before it. */
const BACKGROUND_COLORS = 176;

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

/** The most frequent colors, equally frequent ones by their values. */
const mostFrequent = (counts: ReadonlyMap<number, number>, limit: number) =>
  [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([color]) => color);

/** For each color its number in the palette, or that of the nearest one. */
function numberColors(colors: Iterable<number>, palette: readonly number[]): Map<number, number> {
  const numbers = new Map(palette.map((color, number) => [color, number]));
  for (const color of colors) if (!numbers.has(color)) numbers.set(color, nearest(color, palette));
  return numbers;
}

/** An opaque picture, or a strip of one: RGBA. */
export interface Pixels {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Lines of a picture, from the one of number `top`. */
export interface Strip extends Pixels {
  readonly top: number;
}

const colorsOf = ({ pixels, width, height }: Pixels) =>
  new Int32Array(pixels.buffer, pixels.byteOffset, width * height);

/** An indexed picture as PNG (https://www.w3.org/TR/png-3); each line begins with the number of its filter, which is none. */
async function pack(width: number, lines: Buffer, palette: readonly number[]): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(lines.length / (width + 1), 4);
  header.set([BIT_DEPTH, INDEXED], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Counts colors that are mostly the same as the one before. */
function countColors(colors: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at++) {
    if (at < colors.length && colors[at] === colors[start]) continue;
    counts.set(colors[start]!, (counts.get(colors[start]!) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

/**
 * Makes PNGs of drawings of a few flat colors that lie on the same background. Each drawing is a strip of the picture,
 * background included. Only what differs from the background is counted and numbered: that has many times as many pixels.
 */
export function pngOnBackground(background: Pixels): (drawing: Strip) => Promise<Buffer> {
  const { width, height } = background;
  const under = colorsOf(background).map((color) => color & RGB);
  const counts = countColors(under);
  const common = mostFrequent(counts, BACKGROUND_COLORS);
  const numbers = numberColors(counts.keys(), common);
  const placeOf = (at: number) => at + Math.floor(at / width) + 1;
  const blank = Buffer.alloc(under.length + height);
  under.forEach((color, at) => (blank[placeOf(at)] = numbers.get(color)!));

  // What is drawn: its places in the lines, and its colors there. Kept, as it is of the size of a picture.
  const places = new Int32Array(under.length);
  const colors = new Int32Array(under.length);

  /** Returns how many pixels are drawn. */
  function findDrawn(drawing: Strip): number {
    const over = colorsOf(drawing);
    const start = drawing.top * width;
    let count = 0;
    for (let at = 0; at < over.length; at++) {
      const color = over[at]! & RGB;
      if (color === under[start + at]) continue;
      places[count] = placeOf(start + at);
      colors[count] = color;
      count++;
    }
    return count;
  }

  return async function encode(drawing) {
    const count = findDrawn(drawing);
    const own = countColors(colors.subarray(0, count));
    for (const color of common) own.delete(color);
    const palette = [...common, ...mostFrequent(own, COLORS - common.length)];
    const all = numberColors(own.keys(), palette);
    const lines = Buffer.from(blank);
    // Without iterators: there are some ten thousand.
    for (let i = 0; i < count; i++) lines[places[i]!] = all.get(colors[i]!)!;
    return pack(width, lines, palette);
  };
}
