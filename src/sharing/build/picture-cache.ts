import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sourcesVersion } from '../../ui/build/sources-version';
import type { PictureText } from './social-picture';

/** A picture to be made: what it says, and its file in the output. */
export interface WantedPicture {
  readonly text: PictureText;
  readonly file: string;
}

/** What every picture depends on besides its text. */
const SOURCES = [
  'src/css/tokens.css',
  'src/landing/bricks.ts',
  'src/sharing/build/balanced-lines.ts',
  'src/sharing/build/picture-fonts.ts',
  'src/sharing/build/png.ts',
  'src/sharing/build/social-picture.ts',
  'static/img/logo.svg',
];
/** Milliseconds; other branches and builds share the folder. */
const KEPT_UNUSED = 30 * 24 * 60 * 60 * 1000;

const nameOf = (text: PictureText, version: string) =>
  `${createHash('sha256').update(JSON.stringify(text)).update(version).digest('hex').slice(0, 32)}.png`;

/** The pictures that the cache folder lacks, by the names of their files. */
export function missingPictures(
  texts: readonly PictureText[],
  cache: string,
): ReadonlyMap<string, PictureText> {
  fs.mkdirSync(cache, { recursive: true });
  const version = sourcesVersion(SOURCES);
  const byName = new Map(texts.map((text) => [nameOf(text, version), text]));
  for (const kept of fs.readdirSync(cache)) byName.delete(kept);
  return byName;
}

/** Puts pictures that are drawn in their places. Those that were not used for long leave the cache folder. */
export function placePictures(wanted: readonly WantedPicture[], cache: string): void {
  const version = sourcesVersion(SOURCES);
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
