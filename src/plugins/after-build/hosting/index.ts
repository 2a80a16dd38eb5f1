import type { BuiltSite } from '../built-site';
import { KEEP_HASH } from '../redirect-stubs';
import type { Step } from '../run-steps';
import { hostedSite } from './hosted-site';
import { inlineScripts } from './policy';
import { headersFile, redirectsFile, vercelJson } from './static-hosts';

/**
 * Writes the files that tell static hosts about headers and redirects.
 * All languages have the same inline scripts, so the pages of the default one are read.
 */
export function writeHostFiles({ baseUrl, isDefaultLanguage, write }: BuiltSite): Step {
  if (!isDefaultLanguage) return {};
  const scripts = new Set([KEEP_HASH]);
  return {
    eachPage({ html }) {
      for (const script of inlineScripts(html)) scripts.add(script);
    },
    async atEnd() {
      const site = hostedSite(baseUrl, scripts);
      await write('_headers', headersFile(site));
      await write('_redirects', redirectsFile(site));
      await write('vercel.json', vercelJson(site));
      await write('.nojekyll', '');
    },
  };
}
