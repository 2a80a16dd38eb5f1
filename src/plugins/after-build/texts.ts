import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { FINDING_TEXTS } from '../../config-check/finding-texts';
import { DIFFERENCE_TEXTS } from '../../history/describe-differences';
import { LLMS_TEXTS } from './markdown/llms-files';
import { UNREAD_TEXTS } from './offline/unread-template';

const FEED_TEXTS = {
  title: {
    message: 'Rsbuild releases',
    description: 'The title of the feeds',
  },
  description: {
    message: 'Announcements of Rsbuild releases',
    description: 'What the feeds are about',
  },
} as const;

/** The texts that readers get outside of pages, by their file in the folder of translations. */
const TEXTS = {
  changes: DIFFERENCE_TEXTS,
  config: FINDING_TEXTS,
  feeds: FEED_TEXTS,
  llms: LLMS_TEXTS,
  offline: UNREAD_TEXTS,
};

export const TRANSLATION_FILES = Object.entries(TEXTS).map(([name, content]) => ({
  path: name,
  content,
}));

/** The texts of a file in a language: translated where the folder of translations has them. */
export function textsIn<Name extends keyof typeof TEXTS>(
  locale: string,
  name: Name,
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
): Record<keyof (typeof TEXTS)[Name], string> {
  const file = path.join(siteDir, i18n.path, locale, 'after-build', `${name}.json`);
  const translated = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const texts = Object.entries<{ message: string }>({ ...TEXTS[name], ...translated });
  return Object.fromEntries(texts.map(([id, { message }]) => [id, message])) as Record<
    keyof (typeof TEXTS)[Name],
    string
  >;
}
