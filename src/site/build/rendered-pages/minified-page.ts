import { minified } from '../minified';

/** What Docusaurus renders of a page: its body, and what belongs into its head. */
export interface RenderedPage {
  readonly html: string;
  readonly collectedData: {
    readonly metadata: {
      readonly internal: {
        readonly title: string;
        readonly meta: string;
        readonly link: string;
        readonly script: string;
      };
    };
  };
}

/** A page whose elements are minified. It is kept as it is here, so that pages that didn't change aren't minified anew. */
export async function minifiedPage<Page extends RenderedPage>(page: Page): Promise<Page> {
  const { html, collectedData } = page;
  const { metadata } = collectedData;
  const { internal } = metadata;
  const [body, title, meta, link, script] = await Promise.all(
    [html, internal.title, internal.meta, internal.link, internal.script].map(minified),
  );
  return {
    ...page,
    html: body,
    collectedData: {
      ...collectedData,
      metadata: { ...metadata, internal: { ...internal, title, meta, link, script } },
    },
  };
}
