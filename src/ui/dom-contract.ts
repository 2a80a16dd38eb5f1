/**
 * The `data-*` attributes that components, behaviors, CSS and plugins share. A comment says who writes an attribute →
 * who reads it. `''` marks an element; the attributes are written with hyphens in HTML and CSS (`copiedLabel` is
 * `data-copied-label`).
 */
export interface DataAttributes {
  // On <html>. Some are there before the first paint: src/plugins/page-template/early.js writes them too.
  /** The parts that the address hides, separated by spaces. early.js, routing/address-bar → css/base. */
  hide?: string;
  /** The path that the document was loaded from. early.js → client/page-changes. */
  loadedPath?: string;
  /** The colors shown. early.js, layout/color-mode → css/tokens. */
  theme?: string;
  /** What the reader chose. early.js, layout/color-mode → layout/ColorMode. */
  themeChoice?: string;
  /** Until tabs show the reader's choice. early.js → css/theme; code/tabs removes it. */
  packageManager?: string;
  /** While long lines wrap. early.js, code/wrap-switches → code/CodeFence. */
  wrapCode?: '';
  /** The language of the address that the reader was moved from. early.js → i18n/language-line removes it. */
  movedFrom?: string;
  /** The language that the browser asks for instead of the page's. early.js → i18n/language-line removes it. */
  offeredLanguage?: string;
  /** Once the scripts run. client/index → markdown/PageMenu, browser tests. */
  hasHydrated?: 'true';
  /** The id of the open panel. ui/modal-panels → layout/SiteNavbar. */
  openPanel?: string;
  /** Once scrolled. layout/scroll-marks → layout/ScrollToTop. */
  scrolled?: '';
  /** While the navbar is out of sight. layout/scroll-marks → layout. */
  navbarHidden?: '';

  // What works on any page.
  /** How a popover opens. ui/Popover → ui/popovers. */
  popover?: 'hover' | 'click' | 'focus';
  /** On a popover or panel that is open. ui/popovers, ui/modal-panels → the styles of what opens. */
  open?: '';
  /** On a button whose `aria-controls` names a panel. layout → ui/modal-panels. */
  opensPanel?: '';
  /** The width from which a panel is part of the page, such as `60em`. layout → ui/modal-panels. */
  panel?: string;
  /** The first line to copy with the code beside it. ui/CopyButton → ui/copy-buttons. */
  copy?: string;
  /** What a button or status says once it has copied, or has failed to. ui/CopyButton, markdown/PageMenu → their behaviors. */
  copiedLabel?: string;
  failedLabel?: string;
  /** For two seconds after copying. ui/copy-buttons, page/copied-anchors → ui/CopyButton, css/prose. */
  copied?: '';
  /** A component that React mounts in the browser. ui/Island → client/islands, css/base. */
  island?: string;
  /** The page's script, which differs between deployments. page-template/page.html → client/swap-page. */
  scripts?: string;

  // What the passes over the built pages leave out.
  /** Left out of the page's Markdown. Any room → plugins/after-build/markdown, tools/book. */
  markdown?: 'skip';
  /** Left out of the search index. Any room → the search plugin's options. */
  search?: 'skip';

  // Languages.
  /** i18n/language-line → itself. */
  languageLine?: '';
  /** The language that a link leads to. i18n/language-line → itself. */
  language?: string;

  // Layout.
  /** The key under which a dismissal is kept. layout/Banner → layout/banner, client/swap-page. */
  banner?: string;
  closeBanner?: '';
  /** Which navbar a page has. layout/SiteNavbar → layout/scroll-marks, client/swap-page. */
  navbar?: 'home' | 'page';
  /** On a navbar that hides while the reader scrolls down. layout/SiteNavbar → layout/scroll-marks. */
  hides?: '';
  /** The sidebar's name. layout/Sidebar → layout/sidebar-list, client/swap-page. */
  sidebar?: string;
  /** layout/Outline → layout/outline-marks. */
  outline?: '';
  /** Labels by choice, as JSON. layout/ColorMode → layout/color-mode. */
  colorMode?: string;
  /** layout/ScrollToTop → layout/scroll-marks. */
  scrollToTop?: '';

  // Code.
  /** Tabs that follow one another. code/Tabs → code/tabs, code/CodeFence, css/theme, the search plugin's options. */
  group?: string;
  /** The value of a tab. code/Tabs → code/tabs, css/theme. */
  value?: string;
  /** A tab's label beside its panel. code/Tabs → css/print, css/theme, tools/book. */
  tab?: string;
  /** code/CodeFence → code/wrap-switches. */
  wrap?: '';

  // What readers paste.
  /** A form for a text of a kind. ui/PasteForm → ui/answer-forms, messages, config-check. */
  paste?: 'message' | 'config';
  /** Where the answer to a message goes, and what is shown if there is none. messages/PasteMessage → messages/answer. */
  answer?: '';
  unknownMessage?: '';

  // Options and their versions.
  /** option/Overview → option/overview-filter, option/filter-list. */
  overview?: '';
  filter?: '';
  nothing?: '';
  /** When an option came, changed (versions, separated by spaces) and went. option/Overview → history/filter-versions. */
  since?: string;
  changed?: string;
  removed?: string;
  /** The versions that a reader can compare. history/VersionFilter → history/filter-versions. */
  versions?: '';
  documented?: string;
  from?: string;
  to?: string;
  /** The form for two versions. config-check/BetweenVersions → config-check/between. */
  between?: '';
  /** How an option differs. history/VersionMark, history/VersionHistory, history/filter-versions, config-check → their styles. */
  mark?: string;

  // Pages.
  /** page/CheckedAgainst → page/proved-lists; the repository that the listed proofs link to. */
  proved?: '';
  repository?: string;
  /** The other versions with which the statements were tried. */
  versionsTried?: string;
  /** A statement that isn't true in other versions: those from `since` on, or `before` one. page/CheckedAgainst → history/show-version-notes. */
  notedStatement?: string;
  before?: string;
  /** markdown/PageMenu → markdown/page-menu; the address of the page's Markdown. */
  copyPage?: string;
  printPage?: '';
  /** The label of a link to report a passage. feedback/PageFeedback → feedback/passage-reports. */
  report?: string;
  /** What the button says that closes the picture large. drawings/Picture → drawings/large-pictures. */
  picture?: string;
  /** not-found/NotFoundPage → not-found/missing-page, client/swap-page. */
  missingPage?: '';

  // The home page.
  /** landing/Benchmark → landing/growth, its styles. */
  growth?: string;
  /** Seconds. landing/Benchmark → landing/growth. */
  time?: number | string;
  replay?: '';
  /** landing/Hero → landing/star-field-motion. */
  starry?: '';
  stars?: '';
}

export type DataName = keyof DataAttributes;

/** `copiedLabel` → `data-copied-label` */
export const dataName = (name: DataName): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Attributes for an element of React; those that are undefined are left out.
 * @example <aside {...data({ banner: 'v2' })}> // => <aside data-banner="v2">
 */
export const data = (attributes: DataAttributes): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [dataName(name as DataName), value]),
  );

/** The attributes of an element, to be read and written: values are texts. */
export const dataAttributes = (element: HTMLElement): { [Name in DataName]?: string } =>
  // eslint-disable-next-line no-restricted-syntax -- the one place that may
  element.dataset;

/** Adds or removes a mark. */
export const setMark = (element: HTMLElement, name: DataName, isOn: boolean): void => {
  element.toggleAttribute(dataName(name), isOn);
};

/**
 * A selector for elements that have an attribute.
 * @example marked('popover', 'hover') // => '[data-popover="hover"]'
 */
export function marked<Name extends DataName>(name: Name, value?: DataAttributes[Name]): string {
  return `[${dataName(name)}${value === undefined ? '' : `="${value}"`}]`;
}
