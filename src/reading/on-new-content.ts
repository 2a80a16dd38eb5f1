import { CONTENT_RELOAD_EVENT } from '../addresses/content-reload-event';

/** The window event of the rest of a page: what is below the first screen is in the document. */
export const REST_OF_PAGE_EVENT = 'rest-of-page';

const EVENTS = [CONTENT_RELOAD_EVENT, REST_OF_PAGE_EVENT];

/** Calls `listener` when a new page's text is in the document, and again when its rest is; returns how to stop it. */
export function onNewContent(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}
