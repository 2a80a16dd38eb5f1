/** The selection in a page's text, and the box around it. */
export interface Passage {
  readonly text: string;
  readonly box: DOMRect;
}

/** The passage that is selected in the page's text; undefined where nothing is, or something else. */
export function selectedPassage(): Passage | undefined {
  const selection = document.getSelection();
  const text = selection?.toString().trim();
  if (!selection || !text || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  return element?.closest('.markdown') ? { text, box: range.getBoundingClientRect() } : undefined;
}
