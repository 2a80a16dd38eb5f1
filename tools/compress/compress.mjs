// npm run compress: writes .br and .gz beside each text file of build/, for servers that send them as they are.
import path from 'node:path';
import { compressSite } from './compress-site.mjs';

const started = Date.now();
const { files, before, brotli } = await compressSite(path.resolve(import.meta.dirname, '../build'));
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
console.log(
  `${files} files, ${megabytes(before)} MB: ${megabytes(brotli)} MB as Brotli, in ${Math.round((Date.now() - started) / 1000)} s`,
);
