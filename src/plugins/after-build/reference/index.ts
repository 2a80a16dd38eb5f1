import type { BuiltSite } from '../built-site';
import type { Step } from '../run-steps';
import { makeReference } from './make-reference';
import { REFERENCE_FILE, referenceSchema, SCHEMA_FILE } from './reference';

/** Writes the documented options, hooks and exports as data, once for both languages. */
export const writeReference = (site: BuiltSite): Step => ({
  async atEnd() {
    const { siteDir, siteConfig, i18n, docs, isDefaultLanguage, write } = site;
    if (!isDefaultLanguage) return;
    const findBaseUrl = (locale: string) => i18n.localeConfigs[locale]!.baseUrl;
    const data = await makeReference(
      {
        siteDir,
        url: siteConfig.url,
        baseUrl: { en: findBaseUrl(i18n.defaultLocale), zh: findBaseUrl('zh') },
      },
      docs.docs,
    );
    await write(REFERENCE_FILE, JSON.stringify(data));
    await write(SCHEMA_FILE, JSON.stringify(referenceSchema(data.$schema)));
  },
});
