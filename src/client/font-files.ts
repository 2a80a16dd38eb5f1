import { siteData } from '../ui/site-data';
import { writeStorage } from '../ui/storage';

/**
 * Keeps the addresses of the fonts that the style sheet had to ask for. On the next page they are in the browser's
 * cache, where src/plugins/page-template/early.js asks for them in time for the first paint.
 */
export async function keepFontFiles(): Promise<void> {
  await document.fonts.ready;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, initiatorType }) => initiatorType === 'css' && name.endsWith('.woff2'))
    .map(({ name }) => name);
  if (files.length > 0) writeStorage(`site-fonts-${siteData().locale}`, files.join(' '));
}
