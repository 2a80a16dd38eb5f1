import { fillTemplate } from './fill-template';
import { movedPages, type HostedSite } from './hosted-site';
import { ACCEPTS_MARKDOWN, CACHING, hashedFolders, securityHeaders } from './responses';

/** A whole `Caddyfile`; the address and the folder of the site come from the environment. */
export function caddyfile(site: HostedSite): string {
  const { base, prefixes, policy } = site;
  const missing = prefixes.map((prefix) => `${base}${prefix}404.html`);
  const others = prefixes.slice(1).map((prefix) => `${base}${prefix}`);
  return fillTemplate('Caddyfile', {
    accepts_markdown: ACCEPTS_MARKDOWN,
    ...CACHING,
    hashed_folders: hashedFolders(base, prefixes)
      .map((folder) => `${folder}*`)
      .join(' '),
    missing_page: missing[0]!,
    missing_pages: missing.flatMap((page) => [page, page.replace('.html', '')]).join(' '),
    other_languages: others.map((folder) => `${folder.slice(0, -1)} ${folder}*`).join(' '),
    other_missing_page: missing.slice(1).join(' '),
    moved_pages: movedPages(site).map(
      ({ from, to }) => `~^${from.replace(/[.+]/g, '\\$&')}(?:\\.html|/|/index\\.html)?$ ${to}`,
    ),
    security_headers: Object.entries(securityHeaders(policy)).map(
      ([name, value]) => `${name} "${value}"`,
    ),
  });
}
