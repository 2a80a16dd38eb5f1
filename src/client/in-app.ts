import type { ClientModule } from '@docusaurus/types';
import { CONTENT_RELOAD_EVENT, showPage, startBehaviors } from '../ui/behavior';
import { behaviors } from './behaviors';

if (typeof document !== 'undefined') startBehaviors(behaviors);

/** Client module of `docusaurus start`, where React draws the pages: the same behaviors work on its document. */
const inApp: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation?.pathname === location.pathname) return;
    showPage(behaviors);
    if (previousLocation) window.dispatchEvent(new Event(CONTENT_RELOAD_EVENT));
  },
};

export default inApp;
