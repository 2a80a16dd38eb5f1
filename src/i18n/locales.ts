import type { I18nConfig } from '@docusaurus/types';

const DEFAULT_LOCALE = 'en';

/**
 * Both languages with their base paths pinned, so that a build of one language alone links right.
 * `I18N_PATH` points to another translation folder; the tests extract labels into a copy with it.
 */
export function i18nConfig(baseUrl: string): I18nConfig {
  return {
    defaultLocale: DEFAULT_LOCALE,
    locales: [DEFAULT_LOCALE, 'zh'],
    path: process.env.I18N_PATH ?? 'i18n',
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en', baseUrl },
      zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: `${baseUrl}zh/` },
    },
  };
}
