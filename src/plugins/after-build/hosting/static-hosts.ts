import { movedPages, type HostedSite } from './hosted-site';
import { CACHING, hashedFolders, securityHeaders } from './responses';

/** `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(site: HostedSite): string {
  const { base, prefixes, policy } = site;
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block(`${base}*`, securityHeaders(policy)),
    ...hashedFolders(base, prefixes).map((folder) =>
      block(`${folder}*`, { 'Cache-Control': CACHING.hashed }),
    ),
  ].join('\n\n')}\n`;
}

/** `_redirects`, which Netlify and Cloudflare Pages read. Netlify needs to be told each language's 404 page; Cloudflare finds it. */
export function redirectsFile(site: HostedSite): string {
  const { base, prefixes } = site;
  return [
    ...movedPages(site).map(({ from, to }) => `${from} ${to} 301`),
    ...prefixes.slice(1).map((prefix) => `${base}${prefix}* ${base}${prefix}404.html 404`),
    '',
  ].join('\n');
}

/** `vercel.json`. */
export function vercelJson(site: HostedSite): string {
  const { base, prefixes, policy } = site;
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    cleanUrls: true,
    headers: [
      { source: `${base}(.*)`, headers: list(securityHeaders(policy)) },
      ...hashedFolders(base, prefixes).map((folder) => ({
        source: `${folder}(.*)`,
        headers: list({ 'Cache-Control': CACHING.hashed }),
      })),
    ],
    redirects: movedPages(site).map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
