import fs from 'node:fs';
import zlib from 'node:zlib';
import { builtIndex } from '#tools/search/built-index';

/** Brotli bytes of the index files of a language; kB is 1000 bytes. */
const BUDGET = { names: 20_000, index: 650_000 };

test.each(['en', 'zh'] as const)('the index files in %s stay within their sizes', (language) => {
  const { files } = builtIndex(language);
  const size = (file: string) => zlib.brotliCompressSync(fs.readFileSync(file)).length;
  const [names, index] = [size(files.names), size(files.index)];
  console.log(`Search index, ${language}: names ${names} bytes, index ${index} bytes (brotli)`);
  expect(names).toBeLessThanOrEqual(BUDGET.names);
  expect(index).toBeLessThanOrEqual(BUDGET.index);
});
