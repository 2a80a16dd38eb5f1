/** The address of a page's Markdown, from that of the page: `/config/mode.md`, and `/guide/start/index.md` of a folder. */
export function markdownAddress(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
