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

/** Draws the pictures that the cache folder lacks. Returns how many these were. */
export async function drawPictures(
  texts: readonly PictureText[],
  cache: string,
  drawer = pictureDrawer,
): Promise<number> {
  fs.mkdirSync(cache, { recursive: true });
  const version = drawerVersion();
  const byName = new Map(texts.map((text) => [nameOf(text, version), text]));
  for (const kept of fs.readdirSync(cache)) byName.delete(kept);
  if (byName.size) {
    const draw = drawer();
    await inParallel([...byName], async ([name, text]) => {
      const file = path.join(cache, name);
      await fs.promises.writeFile(`${file}.part`, await draw(text));
      await fs.promises.rename(`${file}.part`, file);
    });
  }
  return byName.size;
}

/** Puts pictures that are drawn in their places. Those that were not used for long leave the cache folder. */
export function placePictures(wanted: readonly WantedPicture[], cache: string): void {
  const version = drawerVersion();
  const now = new Date();
  for (const { text, file } of wanted) {
    const drawn = path.join(cache, nameOf(text, version));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(drawn, file);
    fs.utimesSync(drawn, now, now);
  }
  for (const name of fs.readdirSync(cache)) {
    const unused = now.getTime() - fs.statSync(path.join(cache, name)).mtimeMs;
    if (unused > KEPT_UNUSED) fs.rmSync(path.join(cache, name));
  }
}
