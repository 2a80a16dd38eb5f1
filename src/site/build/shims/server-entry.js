// What Docusaurus calls for each page: it gets what the last build rendered, where nothing changed that the page is made of.
import routes from '@generated/routesChunkNames';
import { minifiedPage } from '../rendered-pages/minified-page';
import { openPageStore } from '../rendered-pages/page-store';

// RENDERED_PAGES is written in by ../rendered-pages/rendered-pages.ts.
const store = openPageStore(RENDERED_PAGES, routes);

/** Docusaurus's own: React and the theme are only loaded if there is a page to render. */
const render = async (page) => {
  const entry = await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/serverEntry');
  return entry.default(page);
};

export default async function renderChanged(page) {
  const kept = store.find(page.pathname);
  if (kept) return kept;
  const result = await minifiedPage(await render(page));
  store.keep(page.pathname, result);
  return result;
}
