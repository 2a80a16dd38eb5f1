import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { drawPictures, placePictures } from '../../../../src/sharing/build/picture-cache';
import { pictureFonts } from '../../../../src/sharing/build/picture-fonts';
import { encodePng } from '../../../../src/sharing/build/png';
import { pictureDrawer } from '../../../../src/sharing/build/social-picture';

const text = {
  title: 'dev.hmr',
  description: 'Updates modules.',
  trail: ['配置', 'dev'],
  isCode: true,
};

describe('PNG', () => {
  const chunkOf = (png: Buffer, type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };

  test('has each pixel by the number of its color', async () => {
    const [red, blue] = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ] as const;
    const png = await encodePng(Buffer.from([red, red, red, blue, red, red].flat()), 3, 2);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([chunkOf(png, 'IHDR').readUInt32BE(0), chunkOf(png, 'IHDR').readUInt32BE(4)]).toEqual([
      3, 2,
    ]);
    expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
    expect([...zlib.inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 0, 0, 1, 0, 0]);
  });

  test('has eight bits for each, and a checksum for each of its parts', async () => {
    const png = await encodePng(Buffer.from([1, 2, 3, 255]), 1, 1);
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
    const [red, green, blue] = [
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
    ] as const;
    const pixels = [blue, red, green, green, blue, green];
    const png = await encodePng(Buffer.from(pixels.flat()), 3, 2);
    expect([...chunkOf(png, 'PLTE')]).toEqual([0, 255, 0, 0, 0, 255, 255, 0, 0]);
    expect([...zlib.inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 1, 2, 0, 0, 0, 1, 0]);
    const equal = await encodePng(Buffer.from([blue, red].flat()), 2, 1);
    expect([...chunkOf(equal, 'PLTE')]).toEqual([255, 0, 0, 0, 0, 255]);
  });

  test('a line that begins with the color that ended the last one has it too', async () => {
    const [white, black] = [
      [255, 255, 255, 255],
      [0, 0, 0, 255],
    ] as const;
    const png = await encodePng(
      Buffer.from([white, white, black, black, white, white].flat()),
      3,
      2,
    );
    expect([...zlib.inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 0, 1, 0, 1, 0, 0]);
  });

  test('of more than 256 colors it keeps the frequent ones, and shows a rare one as the nearest', async () => {
    const grays = Array.from({ length: 256 }, (_, level) => [level, level, level, 255]);
    const rare = [
      [9, 9, 10, 255],
      [200, 202, 200, 255],
      [99, 97, 99, 255],
    ];
    const png = await encodePng(Buffer.from([...rare, ...grays, ...grays].flat()), 515, 1);
    const palette = chunkOf(png, 'PLTE');
    expect(palette).toHaveLength(256 * 3);
    expect([...palette].every((value, at) => value === Math.floor(at / 3))).toBe(true);
    expect([...zlib.inflateSync(chunkOf(png, 'IDAT'))].slice(1, 4)).toEqual([9, 201, 98]);
  });
});

test('a missing font is reported with its package', () => {
  const withoutChinese = (id: string) => {
    if (id.includes('noto')) throw new Error('not found');
    return require.resolve(id);
  };
  expect(() => pictureFonts(withoutChinese)).toThrow(
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
