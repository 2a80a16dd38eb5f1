import { NOT_FOUND_FILE, type PageLink } from '../../not-found/nearest-pages';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

/** Writes the list of all pages of a language, from which its 404 page suggests some. */
export const writeNotFoundData = ({ docs, write }: BuiltSite): Step => ({
  async atEnd() {
    const pages = docs.docs.map(({ permalink, title }): PageLink => ({ path: permalink, title }));
    await write(NOT_FOUND_FILE, JSON.stringify(pages));
  },
});
