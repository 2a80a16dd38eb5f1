/** The headings of a page's source, without their numbers; faster than parsing if all pages are read. */
export function scanHeadings(source: string): { text: string; line: number }[] {
  let fence: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    if (mark && (fence === undefined || text.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
    }
    const [, heading] = /^#{2,6} (?:\d+\. )?(.+?)(?:\s*\{\/\*.*)?$/.exec(text) ?? [];
    return heading !== undefined && fence === undefined ? [{ text: heading, line: index + 1 }] : [];
  });
}
