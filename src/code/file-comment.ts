/** How a comment is written in the languages of samples. */
const COMMENTS: readonly (readonly [languages: string, comment: (text: string) => string])[] = [
  ['ts tsx js jsx mjs cjs mts scss less styl', (text) => `// ${text}`],
  ['css', (text) => `/* ${text} */`],
  ['yaml toml docker nginx', (text) => `# ${text}`],
  ['html vue svelte', (text) => `<!-- ${text} -->`],
];

/**
 * The line that a sample begins with when it is copied: the path of one of several files of a project. A file at the
 * root, such as the config file, is known by what is in it.
 */
export function fileComment(title: string | undefined, language: string): string | undefined {
  if (!title?.includes('/')) return undefined;
  const [, comment] = COMMENTS.find(([names]) => names.split(' ').includes(language)) ?? [];
  return comment?.(title);
}
