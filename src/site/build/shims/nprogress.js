// Runs nprogress when a page change is slow. It is fetched when the browser has nothing else to do: over a slow line it
// would come too late.
import { ownHtml } from '../../../ui/own-html';

let started = false;
let settings;
let loaded;

const load = () =>
  (loaded ??= import(/* webpackPrefetch: true */ 'nprogress/nprogress.js').then(
    ({ default: nprogress }) => {
      const template = ownHtml(nprogress.settings.template);
      nprogress.configure({ ...settings, template });
      return nprogress;
    },
  ));

export default {
  configure(options) {
    settings = { ...settings, ...options };
  },
  start() {
    started = true;
    void load().then((nprogress) => started && nprogress.start());
  },
  done() {
    if (!started) return;
    started = false;
    void load().then((nprogress) => nprogress.done());
  },
};
