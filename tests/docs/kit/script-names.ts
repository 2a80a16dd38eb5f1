/** The scripts of a build, without the hashes in their names. */
export const scriptNames = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/\.[0-9a-f]{8,10}\./, '.'));
