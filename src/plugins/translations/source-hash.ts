const IN_FRONT_MATTER = /^(---\r?\n[\s\S]*?)^source_hash: ?['"]?([0-9a-f]*)['"]?\r?\n/m;
const IN_COMMENT = /^\{\/\* source_hash: ([0-9a-f]*) \*\/\}\r?\n\r?\n?/;

/** The English content hash that a translated text records: a page in its front matter, a fragment in its first line. */
export function readSourceHash(text: string): string | undefined {
  return text.startsWith('---') ? IN_FRONT_MATTER.exec(text)?.[2] : IN_COMMENT.exec(text)?.[1];
}

/** The translated text with the hash recorded. */
export function writeSourceHash(text: string, hash: string): string {
  if (!text.startsWith('---'))
    return `{/* source_hash: ${hash} */}\n\n${text.replace(IN_COMMENT, '')}`;
  const without = text.replace(IN_FRONT_MATTER, '$1');
  return without.replace(/^(---\r?\n[\s\S]*?)^---/m, `$1source_hash: '${hash}'\n---`);
}
