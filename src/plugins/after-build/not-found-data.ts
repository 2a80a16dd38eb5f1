import { NOT_FOUND_FILE, NOT_FOUND_STRINGS, type NotFoundData } from '../../not-found/not-found';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

/**
 * Writes what the 404 page needs in each language: its words and all pages of the language.
 * One 404.html answers for both languages, so it fetches the words of the reader's.
 */
export const writeNotFoundData = ({ codeTranslations, docs, write }: BuiltSite): Step => ({
  async atEnd() {
    const data: NotFoundData = {
      strings: Object.fromEntries(
        NOT_FOUND_STRINGS.flatMap((id) =>
          codeTranslations[id] ? [[id, codeTranslations[id]]] : [],
        ),
      ),
      pages: docs.docs.map(({ permalink, title }) => ({ path: permalink, title })),
    };
    await write(NOT_FOUND_FILE, JSON.stringify(data));
  },
});
