import {
  ACCEPTS_MARKDOWN,
  hashedFolders,
  securityHeaders,
} from '../../../../../src/plugins/after-build/hosting/responses';

const asksForMarkdown = (accept: string) => new RegExp(ACCEPTS_MARKDOWN, 'i').test(accept);

test.each([
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/html;q=0.9,text/markdown',
  'text/markdown;q=1.0, text/html;q=0.5',
  'text/markdown; variant=GFM; charset=utf-8',
])('%s asks for Markdown', (accept) => {
  expect(asksForMarkdown(accept)).toBe(true);
});

test.each([
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown;q=0.5, text/html',
  'text/html, text/markdown;q=0',
  'text/markdown; variant=GFM; q=0.1',
  'text/markdownish',
  'application/text/markdown',
])('%s gets HTML', (accept) => {
  expect(asksForMarkdown(accept)).toBe(false);
});

test('each answer has the policy, and says what browsers may make of it', () => {
  expect(securityHeaders("default-src 'none'")).toEqual({
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.any(String) as string,
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test.each([
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
])('no page uses the %s', (feature) => {
  expect(securityHeaders('')['Permissions-Policy']!.split(', ')).toContain(`${feature}=()`);
});

test('each language has a folder of files with a hash in their names', () => {
  expect(hashedFolders('/docs/', ['', 'zh/'])).toEqual(['/docs/assets/', '/docs/zh/assets/']);
});
