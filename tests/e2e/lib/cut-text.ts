import type { Page } from '@playwright/test';

/** The spacing of text that WCAG 1.4.12 wants a page to bear. */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

/** Texts in sight of which an edge cuts a part off, where nothing scrolls to it, and what cuts them. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cutter = (parent: Element, lines: readonly DOMRect[]): Element | undefined => {
      let [isWidthOpen, isHeightOpen] = [false, false];
      for (let at: Element | null = parent; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // Names for screen readers alone, and the skip link, which shows with the focus.
        if (clipPath !== 'none' || box.width < 2 || at.matches('[class*="skipToContent"]')) return;
        isWidthOpen ||= /auto|scroll/.test(overflowX);
        isHeightOpen ||= /auto|scroll/.test(overflowY);
        // What leaves a cell lies over the next one.
        const cutsWidth = !isWidthOpen && (overflowX !== 'visible' || at.matches('th, td, html'));
        const cutsHeight = !isHeightOpen && overflowY !== 'visible';
        const isCut = lines.some(
          ({ left, right, top, bottom }) =>
            (cutsWidth && (left < box.left - 1 || right > box.right + 1)) ||
            // Lines are higher than their letters.
            (cutsHeight && (top < box.top - 4 || bottom > box.bottom + 4)),
        );
        if (isCut) return at;
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement!;
      if (!text.textContent!.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const by = cutter(parent, [...range.getClientRects()]);
      if (by) cut.push(`“${text.textContent}” in ${by.localName}.${by.className}`);
    }
    return cut;
  });
