// Loads nprogress when a page change is slow; most readers never see it.
let started = false;
let settings;
let loaded;

const load = () =>
  (loaded ??= import('nprogress/nprogress.js').then(({ default: nprogress }) => {
    nprogress.configure(settings);
    return nprogress;
  }));

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
