import { createElement, use, type ComponentType } from 'react';
import { ownHtml } from '../ui/own-html';

/** The element that has what the page's module knows of it. */
export const DATA_ID = 'page-data';
/** Says of the element with the page's text that React leaves it alone. */
export const SERVED_TEXT = 'data-served-text';

/** What a page's module exports beside its text. */
export interface PageData {
  readonly metadata: { readonly permalink: string };
  readonly frontMatter: object;
  readonly toc: readonly unknown[];
  readonly contentTitle?: string;
  readonly assets?: object;
}

export interface ServedHtml {
  readonly __html: string | TrustedHTML;
}

interface PageModule {
  readonly default: ComponentType<object> & {
    /** The text as the server sent it: always the same object, so that React never writes it again. */
    readonly servedHtml?: ServedHtml;
  };
}

export type Load = () => Promise<PageModule>;

const servedData = (): PageData | undefined => {
  const data = document.getElementById(DATA_ID)?.textContent;
  return data ? (JSON.parse(data) as PageData) : undefined;
};

/** The address of the page that the server sent, where its data are in the document. */
export const servedPath = (): string | undefined => servedData()?.metadata.permalink;

/** The module of the page that the server sent: its data and text are in the document, the module itself is not fetched. */
function servedModule(load: Load): PageModule | undefined {
  const data = servedData();
  const text = document.querySelector(`[${SERVED_TEXT}]`);
  if (!data || !text) return undefined;
  const servedHtml: ServedHtml = { __html: ownHtml(text.innerHTML) };
  let module: Promise<PageModule> | undefined;
  // Drawn only where the text is asked for in another place.
  const Content = (props: object) => createElement(use((module ??= load())).default, props);
  return { default: Object.assign(Content, { servedHtml }), ...data };
}

let isFirst = true;

/** Loads a page's module, except for the first page. */
export function loadContent(load: Load): Promise<PageModule> {
  const served = isFirst ? servedModule(load) : undefined;
  isFirst = false;
  return served ? Promise.resolve(served) : load();
}
