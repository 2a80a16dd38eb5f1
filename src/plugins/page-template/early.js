// Runs before the first paint, on every page of the built site: what a reader chose must not change what is already
// seen. It is the same everywhere and names no file, so that the site's policy allows it by one hash.
(({ dataset }, { scripts }) => {
  const { storageSuffix, hideableParts } = JSON.parse(
    document.getElementById('site-data').textContent,
  );
  const query = new URLSearchParams(location.search);
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked.
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
