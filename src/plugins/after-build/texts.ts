import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { FEED_TEXTS } from './feeds/feed-texts';
import { LLMS_TEXTS } from './markdown/llms-files';
import { UNREAD_TEXTS } from './offline/unread-template';

type Texts<Id extends string> = Readonly<
  Record<Id, { readonly message: string; readonly description: string }>
>;

/** The texts that readers get outside of pages, as files of the folder of translations. */
export const TRANSLATION_FILES = [
  { path: 'feeds', content: FEED_TEXTS },
  { path: 'llms', content: LLMS_TEXTS },
  { path: 'offline', content: UNREAD_TEXTS },
];

/** Texts in a language: translated where the folder of translations has them. */
export function textsIn<Id extends string>(
  locale: string,
  texts: Texts<Id>,
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
): Record<Id, string> {
  const { path: name } = TRANSLATION_FILES.find(({ content }) => content === texts)!;
  const file = path.join(siteDir, i18n.path, locale, 'after-build', `${name}.json`);
  const translated = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Texts<Id>>)
    : {};
  const entries = Object.entries<{ message: string }>({ ...texts, ...translated });
  return Object.fromEntries(entries.map(([id, { message }]) => [id, message])) as Record<
    Id,
    string
  >;
}
