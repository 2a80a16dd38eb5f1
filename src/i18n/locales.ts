import type { I18nConfig, I18nLocaleConfig } from '@docusaurus/types';
import languages from './languages.json';

const DEFAULT_LOCALE = 'en';

/** Languages by the names of their folders, the default one first. `tools/site/build.mjs` reads the same file. */
export type Languages = Readonly<Record<string, Pick<I18nLocaleConfig, 'label' | 'htmlLang'>>>;

/**
 * The languages with their base paths pinned, so that a build of one language alone links right.
 * `I18N_PATH` points to another translation folder; the tests extract labels into a copy with it.
 */
export function i18nConfig(baseUrl: string, offered: Languages = languages): I18nConfig {
  const pathOf = (locale: string) => (locale === DEFAULT_LOCALE ? '' : `${locale}/`);
  return {
    defaultLocale: DEFAULT_LOCALE,
    locales: Object.keys(offered) as [string, ...string[]],
    path: process.env.I18N_PATH ?? 'i18n',
    localeConfigs: Object.fromEntries(
      Object.entries(offered).map(([locale, language]) => [
        locale,
        { ...language, baseUrl: baseUrl + pathOf(locale) },
      ]),
    ),
  };
}
