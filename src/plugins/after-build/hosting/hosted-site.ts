import fs from 'node:fs';
import path from 'node:path';
import { staticRedirects } from '../redirect-stubs/static-redirects';
import { isExternal } from '../../../routing/resolve-redirect';
import { i18nConfig } from '../../../i18n/locales';
import { siteSettings } from '../../../ui/site-settings';
import { contentSecurityPolicy, inlineScripts } from './policy';

/** The data behind the files for hosts. */
export interface HostedSite {
  /** The path below which the site is served: `/` or `/docs/`. */
  readonly base: string;
  /** The prefix of each language below the base: `''` for the default one, then `zh/`. */
  readonly prefixes: readonly string[];
  readonly policy: string;
}

/** The origins besides their own that pages ask. */
const askedOrigins = (): string[] =>
  siteSettings.search.mode === 'remote' ? [new URL(siteSettings.search.apiUrl).origin] : [];

/** The site at a base path whose pages have these inline scripts. */
export function hostedSite(base: string, scripts: Iterable<string>): HostedSite {
  const { locales, localeConfigs } = i18nConfig(base);
  return {
    base,
    prefixes: locales.map((locale) => localeConfigs![locale]!.baseUrl!.slice(base.length)),
    policy: contentSecurityPolicy(scripts, askedOrigins()),
  };
}

/** The site as a finished build has it. */
export function builtSite(buildDir: string, base: string): HostedSite {
  const pages = fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const scripts = pages.flatMap((page) =>
    inlineScripts(fs.readFileSync(path.join(buildDir, page), 'utf8')),
  );
  return hostedSite(base, scripts);
}

export interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/** Old addresses and where each leads, in every language. */
export function movedPages({ base, prefixes }: HostedSite): MovedPage[] {
  return prefixes.flatMap((prefix) =>
    staticRedirects().map(({ from, to }) => ({
      from: base + prefix + from.slice(1),
      to: isExternal(to) ? to : base + prefix + to.slice(1),
    })),
  );
}
