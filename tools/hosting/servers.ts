import fs from 'node:fs';
import path from 'node:path';
import { movedPages, type HostedSite } from '../../src/plugins/after-build/hosting/hosted-site';
import {
  ACCEPTS_MARKDOWN,
  CACHING,
  securityHeaders,
} from '../../src/plugins/after-build/hosting/responses';

const FOLDER = path.resolve(__dirname, '../../deploy/templates');
const NOTE =
  '# Made by `npm run docs -- hosting` from deploy/templates and src/plugins/after-build/hosting: change those, not this.\n';

/** A text, or lines of which each gets the indentation of the place. */
type Value = string | number | readonly string[];

/**
 * A configuration of deploy/templates with values in its places, such as `{{root}}`.
 * @throws Error where a place has no value
 */
function fillTemplate(name: string, values: Readonly<Record<string, Value>>): string {
  const template = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  return (
    NOTE +
    template.replace(/^([ \t]*)\{\{(\w+)\}\}$|\{\{(\w+)\}\}/gm, (_, indent = '', own, within) => {
      const key = own ?? within;
      const value = values[key];
      if (value === undefined) {
        const known = Object.keys(values).join(', ');
        throw new Error(`deploy/templates/${name}: expected one of ${known}, found {{${key}}}.`);
      }
      return [value]
        .flat()
        .map((line) => `${indent}${line}`)
        .join('\n');
    })
  );
}

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&');

/** What both servers are told: the base, also as a pattern, where pages have moved, and the headers of every answer. */
const sharedValues = (site: HostedSite) => ({
  ...CACHING,
  base: site.base,
  basePattern: escaped(site.base),
  acceptsMarkdown: ACCEPTS_MARKDOWN,
  moved: movedPages(site).map(({ from, to }) => ({
    pattern: `~^${escaped(from)}(?:\\.html|/|/index\\.html)?$`,
    to,
  })),
  headers: Object.entries(securityHeaders(site.policy)),
});

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

/** A whole `nginx.conf`; it needs the module for Brotli, which Debian and Alpine have as a package. */
export function nginxConf(site: HostedSite, settings: NginxSettings = nginxDefaults): string {
  const { moved, headers, ...values } = sharedValues(site);
  return fillTemplate('nginx.conf', {
    ...values,
    ...settings,
    movedPages: moved.map(({ pattern, to }) => `${pattern} ${to};`),
    securityHeaders: headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  });
}

/** A whole `Caddyfile`; the address and the folder of the site come from the environment. */
export function caddyfile(site: HostedSite): string {
  const { moved, headers, ...values } = sharedValues(site);
  return fillTemplate('Caddyfile', {
    ...values,
    movedPages: moved.map(({ pattern, to }) => `${pattern} ${to}`),
    securityHeaders: headers.map(([name, value]) => `${name} "${value}"`),
  });
}
