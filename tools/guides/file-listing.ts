const row = /^((?:[\w.-]+\/)+[\w.-]+)(?: +[\d.]+ kB.*)?$/gm;
const sizeRow = /^((?:[\w.-]+\/)+[\w.-]+) +([\d.]+) kB/gm;
const branch = /^([│ ]*)[├└]── (\S+)$/;

export interface FileSize {
  file: string;
  /** in kB */
  size: number;
}

/** `js/async/152.65559319.js` → `js/async/[id].[hash].js`: what differs from machine to machine is left out. */
export function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{8,10}(?=\.)/, '.[hash]').replace(/(^|\/)\d+(?=\.)/, '$1[id]');
}

/** The files in Rsbuild's table of sizes, or in a page's mere list, sorted, without hashes. */
export function listPrintedFiles(log: string): string[] {
  return [...log.matchAll(row)].map(([, file = '']) => withoutHash(file)).sort();
}

/** Rsbuild's table of sizes, in kB: each file without its hash, sorted by name and size. */
export function listPrintedSizes(log: string): FileSize[] {
  return [...log.matchAll(sizeRow)]
    .map(([, file = '', size]) => ({ file: withoutHash(file), size: Number(size) }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.size - b.size);
}

/**
 * What a page says of sizes and a build contradicts; `step` is the last digit that the page gives. The ids of modules
 * depend on the folder of a project, and with them the sizes, a little.
 */
export function differingSizes(shown: FileSize[], found: FileSize[], step: number): string[] {
  return shown.flatMap(({ file, size }, i) =>
    found[i]?.file === file && Math.abs(found[i].size - size) <= Math.max(step, size / 50)
      ? []
      : [`${file}: the page says ${size} kB, found ${found[i]?.file} of ${found[i]?.size} kB`],
  );
}

/** The files that a build left in `dist`, sorted, without hashes. */
export function listOutput(files: string[]): string[] {
  return files.map((file) => withoutHash(`dist/${file}`)).sort();
}

/** The files that a build left in `dist`, as Rsbuild's table of sizes lists them: license texts aside. */
export function listForReaders(files: string[]): string[] {
  return listOutput(files.filter((file) => !file.endsWith('.LICENSE.txt')));
}

/** The files of a drawn tree (`├──`), below its first line, sorted, without hashes. */
export function listDrawnFiles(tree: string): string[] {
  const folders: string[] = [];
  const paths = tree.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = branch.exec(line) ?? [];
    if (name === '') return [];
    folders.splice(indent.length / 4, Infinity, name);
    return [folders.join('/')];
  });
  return paths
    .filter((file) => !paths.some((other) => other.startsWith(`${file}/`)))
    .map(withoutHash)
    .sort();
}
