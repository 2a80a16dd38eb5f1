import type { SearchPlugin } from '../../search/build/search-index';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

/** Has the search plugin read the pages and write its index, once all of them are written. */
export const writeSearchIndex = (site: BuiltSite): Step => ({
  async atEnd() {
    const plugin = site.plugins.find(({ name }) => name === 'search-index');
    await (plugin as unknown as SearchPlugin).writeIndex(site);
  },
});
