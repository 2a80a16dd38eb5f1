import path from 'node:path';

export const siteDir = path.resolve(__dirname, '../..');

/** A file's path from the site's folder, with slashes. */
export const sitePath = (file: string): string =>
  path.relative(siteDir, file).split(path.sep).join('/');
