import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { balancedLines } from '../../../../src/sharing/build/balanced-lines';
import { drawPictures } from '../../../../src/sharing/build/draw-pictures';
import { placePictures } from '../../../../src/sharing/build/picture-cache';
import { registerFonts } from '../../../../src/sharing/build/picture-fonts';
import { pngOnBackground } from '../../../../src/sharing/build/png';
import { pictureDrawer } from '../../../../src/sharing/build/social-picture';

const text = {
  title: 'dev.hmr',
  description: 'Updates modules.',
  trail: ['Config', 'dev'],
  isCode: true,
};

describe('PNG', () => {
  const chunkOf = (png: Buffer, type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };

  type Color = readonly [red: number, green: number, blue: number];
  const red: Color = [255, 0, 0];
  const green: Color = [0, 255, 0];
  const blue: Color = [0, 0, 255];
  const pixelsOf = (colors: readonly Color[], width: number) => ({
    pixels: Uint8Array.from(colors.flatMap((color) => [...color, 255])),
    width,
    height: colors.length / width,
  });
  /** The PNG of a background on which lines are drawn, the first of them at `top`. */
  const pngOf = (
    background: readonly Color[],
    width: number,
    lines: readonly Color[] = [],
    top = 0,
  ) => pngOnBackground(pixelsOf(background, width))({ ...pixelsOf(lines, width), top });
  const paletteOf = (png: Buffer) => [...chunkOf(png, 'PLTE')];
  const linesOf = (png: Buffer) => [...zlib.inflateSync(chunkOf(png, 'IDAT'))];

  test('has each pixel by the number of its color', async () => {
    const png = await pngOf([red, red, red, blue, red, red], 3);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([chunkOf(png, 'IHDR').readUInt32BE(0), chunkOf(png, 'IHDR').readUInt32BE(4)]).toEqual([
      3, 2,
    ]);
    expect(paletteOf(png)).toEqual([255, 0, 0, 0, 0, 255]);
    expect(linesOf(png)).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('has eight bits for each, and a checksum for each of its parts', async () => {
    const png = await pngOf([[1, 2, 3]], 1);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([...chunkOf(png, 'IHDR').subarray(8)]).toEqual([8, 3, 0, 0, 0]);
    const types = [];
    for (let at = 8; at < png.length;) {
      const length = png.readUInt32BE(at);
      const body = png.subarray(at + 4, at + 8 + length);
      types.push(body.toString('latin1', 0, 4));
      expect(png.readUInt32BE(at + 8 + length)).toBe(zlib.crc32(body));
      at += length + 12;
    }
    expect(types).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  });

  test('numbers its colors by how often they are there, equal ones by their values', async () => {
    const png = await pngOf([blue, red, green, green, blue, green], 3);
    expect(paletteOf(png)).toEqual([0, 255, 0, 0, 0, 255, 255, 0, 0]);
    expect(linesOf(png)).toEqual([0, 1, 2, 0, 0, 0, 1, 0]);
    expect(paletteOf(await pngOf([blue, red], 2))).toEqual([255, 0, 0, 0, 0, 255]);
  });

  test('lines that are drawn take the place of those of the background', async () => {
    const png = await pngOf([red, red, red, blue, red, blue], 2, [green, red], 1);
    expect(paletteOf(png)).toEqual([...red, ...blue, ...green]);
    expect(linesOf(png)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 1]);
  });

  test('one background serves for many drawings', async () => {
    const encode = pngOnBackground(pixelsOf([red, red], 2));
    const [first, second] = [
      await encode({ ...pixelsOf([green, blue], 2), top: 0 }),
      await encode({ ...pixelsOf([red, blue], 2), top: 0 }),
    ];
    expect([paletteOf(first), linesOf(first)]).toEqual([
      [...red, ...green, ...blue],
      [0, 1, 2],
    ]);
    expect([paletteOf(second), linesOf(second)]).toEqual([
      [...red, ...blue],
      [0, 0, 1],
    ]);
  });

  const grays = Array.from({ length: 256 }, (_, level): Color => [level, level, level]);

  test('a background keeps its 176 frequent colors, and shows a rare one as the nearest', async () => {
    const frequent = grays.slice(0, 176);
    const rare: Color[] = [
      [9, 9, 10],
      [100, 102, 100],
      [99, 97, 99],
    ];
    const png = await pngOf([...rare, ...frequent, ...frequent], 355);
    expect(paletteOf(png)).toEqual(frequent.flat());
    expect(linesOf(png).slice(1, 4)).toEqual([9, 101, 98]);
  });

  test('a drawing has the other 80, of which its own rare colors take the nearest', async () => {
    const rare: Color[] = [[201, 199, 201]];
    const drawing = [...rare, ...grays.slice(176), ...grays.slice(176)];
    const background = [...grays.slice(0, 176), ...grays.slice(0, 176)];
    const png = await pngOf(background, 352, drawing);
    expect(paletteOf(png)).toEqual(grays.flat());
    expect(linesOf(png).slice(1, 3)).toEqual([200, 176]);
  });
});

test('lines of a text are about as long as each other, as few as fit, and end where they may', () => {
  const lines = (of: string, width: number) => balancedLines(of, width, ({ length }) => length);
  expect(lines('one two three four five', 20)).toEqual(['one two three', 'four five']);
  expect(lines('one two', 20)).toEqual(['one two']);
  expect(lines('浏览器从网络加载这些文件。', 12)).toEqual(['浏览器从网络加', '载这些文件。']);
  expect(lines('aVeryLongName short', 5)).toEqual(['aVeryLongName', 'short']);
  expect(lines('加载文件（例如脚本）', 5)).toEqual(['加载文件', '（例如脚', '本）']);
});

test('a picture has its own text, and nothing of the picture before', async () => {
  const draw = pictureDrawer();
  const first = await draw(text);
  await draw({ ...text, title: 'A longer title in two lines, of another page', isCode: false });
  expect(first.readUInt32BE(16)).toBe(1200);
  expect((await draw(text)).equals(first)).toBe(true);
  expect((await draw({ ...text, description: 'Updates modules!' })).equals(first)).toBe(false);
});

test('a missing font is reported with its package', () => {
  const withoutChinese = (id: string) => {
    if (id.includes('noto')) throw new Error('not found');
    return require.resolve(id);
  };
  expect(() => registerFonts(withoutChinese)).toThrow(
    /the font Noto Sans SC 400 as .* found none\. Run `npm install`; the package is @fontsource\/noto-sans-sc\./,
  );
});

test('a letter that no font has is reported with the page', async () => {
  await expect(pictureDrawer()({ ...text, title: 'Привет' })).rejects.toThrow(
    /Social picture of “Привет”: no font of .* has “Привет”/,
  );
});

describe('cache', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-portal-'));
  const cache = path.join(folder, 'cache');
  const drawn: string[] = [];
  const drawer = () => async (of: { title: string }) => {
    drawn.push(of.title);
    return Buffer.from(of.title);
  };
  const titled = (title: string) => ({ ...text, title });
  const draw = (...titles: string[]) => drawPictures(titles.map(titled), cache, drawer);
  const out = (index: number) => path.join(folder, `out/a/${index}.png`);
  const place = (...titles: string[]) =>
    placePictures(
      titles.map((title, index) => ({ text: titled(title), file: out(index) })),
      cache,
    );
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('only what says something new is drawn, and once', async () => {
    expect(await draw('a', 'b', 'a')).toBe(2);
    expect(await draw('a', 'c')).toBe(1);
    expect(drawn).toEqual(['a', 'b', 'c']);
    const idle = () => {
      throw new Error('nothing is left to draw');
    };
    expect(await drawPictures([titled('a')], cache, idle)).toBe(0);
    place('a', 'c');
    expect(fs.readFileSync(out(0), 'utf8')).toBe('a');
    expect(fs.readFileSync(out(1), 'utf8')).toBe('c');
  });

  test('what nobody has used for a month goes', async () => {
    const old = path.join(cache, 'old.png');
    const recent = path.join(cache, 'recent.png');
    fs.writeFileSync(old, '');
    fs.writeFileSync(recent, '');
    const aged = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
    fs.utimesSync(old, aged(31), aged(31));
    fs.utimesSync(recent, aged(29), aged(29));
    place('a');
    expect([fs.existsSync(old), fs.existsSync(recent)]).toEqual([false, true]);
  });
});
