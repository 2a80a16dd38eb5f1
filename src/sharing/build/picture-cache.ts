import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dependencies } from '../../../package.json';
import { pictureDrawer, type PictureText } from './social-picture';

/** A picture to be made: what it says, and its file in the output. */
export interface WantedPicture {
  readonly text: PictureText;
  readonly file: string;
}

const root = path.resolve(__dirname, '../../..');
/** What every picture depends on besides its text. */
const SOURCES = [
  'src/css/tokens.css',
  'src/landing/bricks.ts',
  'src/sharing/build/picture-fonts.ts',
  'src/sharing/build/png.ts',
  'src/sharing/build/social-picture.ts',
  'static/img/logo.svg',
];
/** Pictures that are drawn at a time: layout takes this thread, drawing and packing take others. */
const AT_A_TIME = 4;
/** Milliseconds; other branches and builds share the folder. */
const KEPT_UNUSED = 30 * 24 * 60 * 60 * 1000;

/** A name for the state of what draws. */
function drawerVersion(): string {
  const hash = createHash('sha256').update(JSON.stringify(dependencies));
  for (const file of SOURCES) hash.update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const nameOf = (text: PictureText, version: string) =>
  `${createHash('sha256').update(JSON.stringify(text)).update(version).digest('hex').slice(0, 32)}.png`;

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Puts pictures in their places: from the cache folder where it has them, drawn where it hasn't. Those that were not used for long leave the folder. */
export async function makePictures(
  wanted: readonly WantedPicture[],
  cache: string,
  drawer = pictureDrawer,
): Promise<{ drawn: number }> {
  fs.mkdirSync(cache, { recursive: true });
  const version = drawerVersion();
  const names = new Map(wanted.map((picture) => [picture, nameOf(picture.text, version)]));
  const kept = new Set(fs.readdirSync(cache));
  const missing = wanted.filter((picture) => !kept.has(names.get(picture)!));
  if (missing.length) {
    const draw = drawer();
    await inParallel(missing, async (picture) => {
      const file = path.join(cache, names.get(picture)!);
      await fs.promises.writeFile(`${file}.part`, await draw(picture.text));
      await fs.promises.rename(`${file}.part`, file);
    });
  }
  const now = new Date();
  for (const [{ file }, name] of names) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(path.join(cache, name), file);
    fs.utimesSync(path.join(cache, name), now, now);
  }
  for (const name of kept) {
    const unused = now.getTime() - fs.statSync(path.join(cache, name)).mtimeMs;
    if (unused > KEPT_UNUSED) fs.rmSync(path.join(cache, name));
  }
  return { drawn: missing.length };
}
