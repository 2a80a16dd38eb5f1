import fs from 'node:fs';
import path from 'node:path';
import { missingPictures } from './picture-cache';
import { pictureDrawer, type PictureText } from './social-picture';

/** Pictures that are made at a time: drawing takes this thread, packing takes others. */
const AT_A_TIME = 4;

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Draws the pictures that the cache folder lacks. Returns how many these were. */
export async function drawPictures(
  texts: readonly PictureText[],
  cache: string,
  drawer: () => (text: PictureText) => Promise<Buffer> = pictureDrawer,
): Promise<number> {
  const missing = missingPictures(texts, cache);
  if (missing.size) {
    const draw = drawer();
    await inParallel([...missing], async ([name, text]) => {
      const file = path.join(cache, name);
      await fs.promises.writeFile(`${file}.part`, await draw(text));
      await fs.promises.rename(`${file}.part`, file);
    });
  }
  return missing.size;
}
