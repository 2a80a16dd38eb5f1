import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml)$/;

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A page's folder has a copy of the file beside it, which servers with clean addresses don't send. */
const isCopy = (file: string) =>
  path.basename(file) === 'index.html' && existsSync(`${path.dirname(file)}.html`);

/** Writes `.br` and `.gz` beside each text file of a folder; `level` is that of both, at most 11 and 9. */
export async function compressSite(folder: string, level = 11) {
  const all = await fs.readdir(folder, { recursive: true });
  const files = all
    .map((file) => path.join(folder, file))
    .filter((file) => TEXT.test(file) && !isCopy(file));
  const total = { files: files.length, before: 0, brotli: 0 };
  const brotliLevel = { [zlib.constants.BROTLI_PARAM_QUALITY]: level };

  const compressNext = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const text = await fs.readFile(file);
      const params = { ...brotliLevel, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      const smaller = await brotliCompress(text, { params });
      await fs.writeFile(`${file}.br`, smaller);
      await fs.writeFile(`${file}.gz`, await gzip(text, { level: Math.min(level, 9) }));
      total.before += text.length;
      total.brotli += smaller.length;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, compressNext));
  return total;
}
