import type { ClientModule } from '@docusaurus/types';
import { CONTENT_RELOAD_EVENT } from './content-reload-event';

/** Client module: fires the content-reload event once a new page is in the document. */
const contentReload: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    window.dispatchEvent(new Event(CONTENT_RELOAD_EVENT));
  },
};

export default contentReload;
