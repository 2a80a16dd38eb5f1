const row = /^((?:[\w.-]+\/)+[\w.-]+) +[\d.]+ kB/gm;
const hash = /\.[0-9a-f]{8,10}(?=\.)/;
const chunkNumber = /\/\d+(?=\.)/;

/** The files in Rsbuild's table of sizes, sorted; letters for hashes and for numbers of chunks, which differ by machine. */
export function listPrintedFiles(log: string): string[] {
  return [...log.matchAll(row)]
    .map(([, file = '']) => file.replace(hash, '.[hash]').replace(chunkNumber, '/[id]'))
    .sort();
}
