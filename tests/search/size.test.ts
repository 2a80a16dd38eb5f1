import fs from 'node:fs';
import zlib from 'node:zlib';
import { builtIndex } from '../../src/search/build/built-index';

/** Brotli bytes of the index files of a language; kB is 1000 bytes. */
const BUDGET = { titles: 40_000, texts: 300_000 };

test.each(['en', 'zh'] as const)('the index files in %s stay within their sizes', (language) => {
  const { files } = builtIndex(language);
  const size = (file: string) => zlib.brotliCompressSync(fs.readFileSync(file)).length;
  const [titles, texts] = [size(files.titles), size(files.texts)];
  console.log(`Search index, ${language}: titles ${titles} bytes, texts ${texts} bytes (brotli)`);
  expect(titles).toBeLessThanOrEqual(BUDGET.titles);
  expect(texts).toBeLessThanOrEqual(BUDGET.texts);
});
