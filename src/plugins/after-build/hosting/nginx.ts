import { fillTemplate } from './fill-template';
import { movedPages, type HostedSite } from './hosted-site';
import { ACCEPTS_MARKDOWN, CACHING, hashedFolders, securityHeaders } from './responses';

export interface NginxSettings {
  readonly port: number;
  /** The folder that the site is in, at its base path. */
  readonly root: string;
  readonly accessLog: string;
  /** Where nginx keeps what it writes while it runs. */
  readonly temporary: string;
}

/** As in the container of `deploy/Dockerfile`. */
export const nginxDefaults: NginxSettings = {
  port: 8080,
  root: '/srv/site',
  accessLog: '/dev/stdout',
  temporary: '/tmp',
};

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&');

/** A whole `nginx.conf`; it needs the module for Brotli, which Debian and Alpine have as a package. */
export function nginxConf(site: HostedSite, settings: NginxSettings = nginxDefaults): string {
  const { base, prefixes, policy } = site;
  const missing = prefixes.map((prefix) => `${base}${prefix}404.html`);
  return fillTemplate('nginx.conf', {
    port: settings.port,
    root: settings.root,
    access_log: settings.accessLog,
    temporary: settings.temporary,
    accepts_markdown: ACCEPTS_MARKDOWN,
    revalidated: CACHING.revalidated,
    hashed_folders: hashedFolders(base, prefixes).map(
      (folder) => `~^${escaped(folder)} "${CACHING.hashed}";`,
    ),
    missing_page: missing[0]!,
    missing_pages: prefixes
      .slice(1)
      .map((prefix, i) => `~^${base}${prefix.slice(0, -1)}(?:/|$) ${missing[i + 1]};`),
    missing_page_locations: missing.flatMap((page) => [
      `location = ${page} { internal; }`,
      `location = ${page.replace('.html', '')} { return 404; }`,
    ]),
    moved_pages: movedPages(site).map(
      ({ from, to }) => `~^${escaped(from)}(?:\\.html|/|/index\\.html)?$ ${to};`,
    ),
    security_headers: Object.entries(securityHeaders(policy)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
  });
}
