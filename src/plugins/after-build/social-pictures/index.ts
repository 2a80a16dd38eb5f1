import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { version } from '@napi-rs/canvas/package.json';
import type { BuiltSite } from '../built-site';
import { sharedPages } from '../shared-page';
import type { Step } from '../run-steps';
import { loadCanvas, readFonts } from './fonts';
import { pictureFile, SIZE } from './picture-file';
import { artwork, paint, pictureSetter, type PictureText } from './social-picture';

/** Outside of the output, which each build empties. */
const CACHE = 'node_modules/.cache/social-pictures';
/** Per cent: the letters are as sharp as without loss, in half the time of a PNG. */
const QUALITY = 90;

/** Returns what draws a picture, or takes it from the cache, where its name says all that it is drawn from and with. */
async function pictureDrawer(cache: string): Promise<(text: PictureText) => Promise<Buffer>> {
  const fonts = readFonts();
  const { createCanvas, loadImage } = await loadCanvas(fonts);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  const linesOf = pictureSetter(context);
  const background = await loadImage(Buffer.from(artwork()));
  const common = createHash('sha256').update(
    JSON.stringify([version, QUALITY, artwork(), String(paint)]),
  );
  for (const { data } of fonts) common.update(data);
  await fs.mkdir(cache, { recursive: true });
  return async (text) => {
    const lines = linesOf(text);
    const name = common.copy().update(JSON.stringify(lines)).digest('hex').slice(0, 32);
    const file = path.join(cache, `${name}.jpg`);
    const drawn = await fs.readFile(file).catch(() => undefined);
    if (drawn) return drawn;
    paint(context, background, lines);
    const picture = await canvas.encode('jpeg', QUALITY);
    // In one step, as other builds share the folder.
    await fs.writeFile(`${file}.part`, picture);
    await fs.rename(`${file}.part`, file);
    return picture;
  };
}

/** Gives every page a picture for shared links. Drawing all of them takes a tenth of a build, so they are kept. */
export function drawSocialPictures(site: BuiltSite): Step {
  const shared = sharedPages(site);
  const cache = path.join(site.siteDir, CACHE, site.i18n.currentLocale);
  let drawer: ReturnType<typeof pictureDrawer> | undefined;
  return {
    async eachPage(page) {
      const found = shared(page);
      if (!found) return;
      const draw = await (drawer ??= pictureDrawer(cache));
      await site.write(pictureFile(page.path, site.baseUrl), await draw(found));
    },
  };
}
