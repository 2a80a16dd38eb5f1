import {
  UNREAD_TEXTS,
  unreadTemplate,
  type UnreadTexts,
} from '../../../src/plugins/after-build/offline/unread-template';
import { unreadPage } from '../../../src/offline/unread-page';

const texts = Object.fromEntries(
  Object.entries(UNREAD_TEXTS).map(([id, { message }]) => [id, message]),
) as UnreadTexts;
const template = unreadTemplate('en-US', { ...texts, retry: 'A < B & C' }, ':root{}');
const kept = (address: string, html: string) => ({
  address: `https://docs.example${address}`,
  html,
});

test('it is in its language and complete in itself', () => {
  const page = unreadPage(template, []);
  expect(page).toContain('<html lang="en-US">');
  expect(page).toContain(`<h1>${texts.heading}</h1>`);
  expect(page).toContain('A &lt; B &amp; C');
  expect(page).not.toMatch(/<script|src=|url\(/);
});

test('kept pages are offered by their titles', () => {
  const page = unreadPage(template, [
    kept('/a', '<title data-rh="true">dev.hmr - $& Rsbuild</title>'),
    kept('/b', '<p>no title'),
    kept('/c%22', '<title>&lt;C&gt;</title>'),
  ]);
  expect(page).toContain(`<h2>${texts.kept}</h2>`);
  expect(page.match(/<li>.*<\/li>/)![0]).toBe(
    '<li><a href="/a">dev.hmr - $& Rsbuild</a></li><li><a href="/c%22">&lt;C&gt;</a></li>',
  );
});

test('where no page is kept there is no list', () => {
  const page = unreadPage(template, []);
  expect(page).not.toContain(texts.kept);
  expect(page.trim().endsWith('</html>')).toBe(true);
});
