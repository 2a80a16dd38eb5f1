const comments = [
  /\/\*[\s\S]*?\*\//g,
  /<!--[\s\S]*?-->/g,
  /(?<![:\\'"])\/\/.*$/gm,
  /(^|\s)#(\s.*)?$/gm,
];

/** The lines of a sample without comments and empty lines: what both languages share. */
export function stripComments(code: string): string[] {
  return comments
    .reduce((text, comment) => text.replace(comment, ''), code)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}
