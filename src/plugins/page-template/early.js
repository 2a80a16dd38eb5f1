// Runs before the first paint, on every page of the built site: what a reader chose must not change what is already
// seen. It is the same everywhere and names no file, so that the site's policy allows it by one hash.
(({ dataset }, { scripts }) => {
  const { storageSuffix, hideableParts, base, locale, locales, defaultLocale, localeRedirect } =
    JSON.parse(document.getElementById('site-data').textContent);
  const query = new URLSearchParams(location.search);
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked.
    }
  };
  const store = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A visit that can't be kept counts as none: `stored` says so.
    }
  };

  // The server answers addresses with spaces at their end like those without; links and hashes need the real one.
  const path = decodedPath();
  const spaces = encodeURI(path.slice(path.trimEnd().length));
  if (spaces)
    location.replace(
      location.origin +
        location.pathname.slice(0, -spaces.length) +
        location.search +
        location.hash,
    );
  else goToLanguage();
  // Who goes back before the scripts run changes the address, but not the page.
  dataset.loadedPath = location.pathname;

  // Once for each browser, to the page in its language; and from the home page to the language chosen by hand. An
  // address that names a language stays, because it is a choice too: src/i18n/language-line.ts offers the other one.
  function goToLanguage() {
    const { pathname, search, hash } = location;
    const isBot = /bot|spider|crawl|lighthouse/i.test(navigator.userAgent);
    if (localeRedirect === 'never' || isBot || !pathname.startsWith(base)) return;
    const isFirst = !stored('site-visited');
    store('site-visited', '1');
    const mayMove = isFirst && stored('site-visited');
    const preferred = navigator.language.split('-')[0].toLowerCase();
    const chosen = stored('site-language');
    const page = pathname.slice(base.length);
    const isNamed = locales.includes(page.split('/')[0]);
    const wanted = chosen ? page === '' && chosen : mayMove && preferred;
    if (!isNamed && wanted !== defaultLocale && locales.includes(wanted)) {
      if (!chosen) store('site-moved', '1');
      document.documentElement.hidden = true;
      location.replace(base + wanted + '/' + page + search + hash);
    } else if (isNamed && stored('site-moved') === '1') {
      store('site-moved', '');
      dataset.movedFrom = defaultLocale;
    } else if (!chosen && preferred !== locale && locales.includes(preferred))
      dataset.offeredLanguage = preferred;
  }

  function decodedPath() {
    try {
      return decodeURI(location.pathname);
    } catch {
      return ''; // A malformed % sequence: the 404 page.
    }
  }

  const choice = query.get('docusaurus-theme') || stored('theme' + storageSuffix);
  const isKnown = choice === 'light' || choice === 'dark';
  const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = isKnown ? choice : systemTheme;
  dataset.themeChoice = isKnown ? choice : 'system';

  dataset.hide = hideableParts.filter((part) => query.get(part) === '0').join(' ');
  if (stored('site-wrap-code') === '1') dataset.wrapCode = '';
  const manager = stored('docusaurus.tab.npm2yarn' + storageSuffix);
  if (/^(yarn|pnpm|bun)$/.test(manager)) dataset.packageManager = manager;

  // Links to text look into closed tabs before the scripts are there: src/code/tabs.ts.
  addEventListener('DOMContentLoaded', () => {
    for (const panel of document.querySelectorAll('[role="tabpanel"][hidden]'))
      panel.setAttribute('hidden', 'until-found');
  });

  // Scripts are fetched once the text is painted: on a slow line they don't compete with it. Where the browser doesn't
  // tell that it has painted, after half a second.
  addEventListener('DOMContentLoaded', () => {
    const left = scripts.split(' ');
    const run = () => {
      for (const src of left.splice(0))
        document.head.append(
          Object.assign(document.createElement('script'), { src, async: false }),
        );
    };
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint')[0]) run();
        }).observe({ type: 'paint', buffered: true });
        setTimeout(run, 500);
      }),
    );
  });

  // Whatever isn't `ownHtml` of src/ui/own-html.ts is text, never markup, and scripts come from the site itself.
  self.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
})(document.documentElement, document.currentScript.dataset);
