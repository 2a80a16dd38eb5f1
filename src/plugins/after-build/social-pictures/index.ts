import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { version } from '@napi-rs/canvas/package.json';
import type { BuiltSite } from '../built-site';
import { sharedPages, type SharedPage } from '../shared-page';
import type { Step } from '../step';
import { loadCanvas, readFonts, type Font } from './fonts';
import { pictureFile, SIZE } from './picture-file';
import { artwork, paint, pictureSetter, type Line, type PictureText } from './social-picture';

/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/social-pictures';
/** Per cent: the letters are as sharp as without loss, in half the time of a PNG. */
const QUALITY = 90;
/** Milliseconds; other branches and builds share the folder. */
const KEPT_UNUSED = 30 * 24 * 60 * 60 * 1000;

const textOf = ({ kind, title, description, trail }: SharedPage): PictureText => ({
  title,
  description,
  trail,
  isCode: kind === 'option',
});

/** Returns what names a picture by everything that it is drawn from and with. */
function pictureNames(fonts: readonly Font[]): (lines: readonly Line[]) => string {
  const common = createHash('sha256').update(
    JSON.stringify([version, QUALITY, artwork(), String(paint)]),
  );
  for (const { data } of fonts) common.update(data);
  return (lines) => `${common.copy().update(JSON.stringify(lines)).digest('hex').slice(0, 32)}.jpg`;
}

/** Removes pictures that no build has used for a month. */
async function removeUnused(cache: string): Promise<void> {
  for (const name of await fs.readdir(cache)) {
    const file = path.join(cache, name);
    const { mtimeMs } = await fs.stat(file);
    if (Date.now() - mtimeMs > KEPT_UNUSED) await fs.rm(file);
  }
}

/** Returns what draws a picture, or takes it from the cache folder. */
async function pictureDrawer(cache: string): Promise<(text: PictureText) => Promise<Buffer>> {
  const fonts = readFonts();
  const nameOf = pictureNames(fonts);
  const { createCanvas, loadImage } = await loadCanvas(fonts);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  const linesOf = pictureSetter(context);
  const background = await loadImage(Buffer.from(artwork()));
  return async (text) => {
    const lines = linesOf(text);
    const file = path.join(cache, nameOf(lines));
    const drawn = await fs.readFile(file).catch(() => undefined);
    if (drawn) {
      const now = new Date();
      await fs.utimes(file, now, now);
      return drawn;
    }
    paint(context, background, lines);
    const picture = await canvas.encode('jpeg', QUALITY);
    await fs.writeFile(`${file}.part`, picture);
    await fs.rename(`${file}.part`, file);
    return picture;
  };
}

/** Gives every page a picture for shared links. Drawing all of them takes a tenth of a build, so they are kept. */
export function drawSocialPictures(site: BuiltSite): Step {
  const cache = path.join(site.siteDir, CACHE, site.i18n.currentLocale);
  const shared = sharedPages(site);
  let drawer: ReturnType<typeof pictureDrawer> | undefined;
  return {
    async eachPage(page) {
      const found = shared(page);
      if (!found) return;
      drawer ??= fs.mkdir(cache, { recursive: true }).then(() => pictureDrawer(cache));
      const draw = await drawer;
      await site.write(pictureFile(page.path, site.baseUrl), await draw(textOf(found)));
    },
    atEnd: () => removeUnused(cache),
  };
}
