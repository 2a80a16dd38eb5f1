import { movedPages } from '../../../../../src/plugins/after-build/hosting/hosted-site';
import { securityHeaders } from '../../../../../src/plugins/after-build/hosting/responses';
import {
  headersFile,
  redirectsFile,
  vercelJson,
} from '../../../../../src/plugins/after-build/hosting/static-hosts';

const site = { base: '/docs/', prefixes: ['', 'zh/'], policy: "default-src 'none'" };
const security = securityHeaders(site.policy);
const IMMUTABLE = 'public, max-age=31536000, immutable';

test('_headers has the headers of every answer, then those of files with a hash in their names', () => {
  expect(headersFile(site)).toBe(
    [
      '/docs/*',
      ...Object.entries(security).map(([name, value]) => `  ${name}: ${value}`),
      '',
      '/docs/assets/*',
      `  Cache-Control: ${IMMUTABLE}`,
      '',
      '/docs/zh/assets/*',
      `  Cache-Control: ${IMMUTABLE}`,
      '',
    ].join('\n'),
  );
});

test('_redirects leads old addresses on, then misses to the page of their language', () => {
  const lines = redirectsFile(site).split('\n');
  expect(lines).toContain('/docs/config/source/alias /docs/config/resolve/alias 301');
  expect(lines).toContain('/docs/zh/config/source/alias /docs/zh/config/resolve/alias 301');
  expect(lines.slice(0, -2).every((line) => line.endsWith(' 301'))).toBe(true);
  expect(lines.slice(-2)).toEqual(['/docs/zh/* /docs/zh/404.html 404', '']);
});

test('vercel.json says the same', () => {
  const config = vercelJson(site);
  const headers = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  expect(JSON.parse(config)).toEqual({
    cleanUrls: true,
    headers: [
      headers('/docs/(.*)', security),
      headers('/docs/assets/(.*)', { 'Cache-Control': IMMUTABLE }),
      headers('/docs/zh/assets/(.*)', { 'Cache-Control': IMMUTABLE }),
    ],
    redirects: movedPages(site).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  });
  expect(config.endsWith('}\n')).toBe(true);
});
