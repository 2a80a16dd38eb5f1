/** The address of a page's Markdown, from that of the page: `/config/mode.md`, and `/guide/start/index.md` of a folder. */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}

/**
 * The list of pages for language models that covers a page: its section's, as llmstxt.org has it, or its language's.
 * @example llmsAddress('/zh/config/mode', '/zh/') // => '/zh/config/llms.txt'
 */
export function llmsAddress(path: string, base: string): string {
  const [section = ''] = /^[^/]+\//.exec(path.slice(base.length)) ?? [];
  return `${base}${section}llms.txt`;
}
