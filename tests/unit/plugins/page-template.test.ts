import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import fc from 'fast-check';
import { WRAP_CODE_KEY } from '../../../src/code/wrap-code';
import { PACKAGE_MANAGERS, tabsKey } from '../../../src/code/tabs';
import { pageTemplate } from '../../../src/plugins/page-template';
import { PAGE_PARTS } from '../../../src/ui/page-parts';
import { hostilePath } from '../../lib/hostile';

const ORIGIN = 'https://example.org';
const early = fs.readFileSync(
  path.resolve(__dirname, '../../../src/plugins/page-template/early.js'),
  'utf8',
);

/** A visit as the early script sees it; the site's base is `/docs/`. */
interface Visit {
  readonly language?: string;
  readonly userAgent?: string;
  /** Of the site's data. */
  readonly base?: string;
  readonly locale?: string;
  readonly localeRedirect?: string;
}

/** Runs the early script as a page at an address would; what it leaves of `<html>`, and where it leads. */
function load(
  address: string,
  stored: Readonly<Record<string, string>> | null = {},
  system: 'light' | 'dark' = 'light',
  { language = 'sv', userAgent = 'Mozilla/5.0 Chrome/150', ...data }: Visit = {},
) {
  const dataset: Record<string, string> = {};
  let led: string | undefined;
  const siteData = {
    storageSuffix: '-test',
    hideableParts: PAGE_PARTS,
    base: '/docs/',
    locale: 'en',
    locales: ['en', 'zh', 'fr'],
    defaultLocale: 'en',
    localeRedirect: 'auto',
    ...data,
  };
  const kept: Record<string, string> = { ...stored };
  const page = {
    document: {
      documentElement: { dataset },
      currentScript: { dataset: { scripts: '/main.js' } },
      getElementById: () => ({ textContent: JSON.stringify(siteData) }),
    },
    // A browser's location keeps what can't be decoded as it is.
    location: Object.assign(new URL(ORIGIN + address), { replace: (to: string) => (led = to) }),
    addEventListener: () => {},
    matchMedia: (query: string) => ({ matches: query.includes(system) }),
    self: {},
    URLSearchParams,
    // Null where the browser has none for this site: whoever asks for something gets an error.
    localStorage: stored && {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    },
    navigator: { language, userAgent },
  };
  vm.runInNewContext(early, page);
  return { ...dataset, led, kept };
}

test('no script runs while the page is read in, and the early one is in it as it is', () => {
  const template = pageTemplate();
  expect(template).not.toMatch(/<script[^>]+src=/);
  expect(template).toContain(early);
});

test.each([
  ['', ''],
  ['?sidebar=0', 'sidebar'],
  ['?navbar=0&outline=0&footer=0', 'navbar outline footer'],
  ['?globalUIComponents=0', 'globalUIComponents'],
  ['?sidebar=1&navbar=false&outline=&footer=00', ''],
  ['?other=0', ''],
])('the parts that an address hides are marked before the page is painted: “%s”', (query, hide) => {
  expect(load(`/docs/config/${query}`)).toMatchObject({ hide });
});

test.each([
  ['/docs/a%20?b=1#c', `${ORIGIN}/docs/a?b=1#c`],
  ['/docs/zh/%09%E3%80%80', `${ORIGIN}/docs/zh/`],
  ['//docs%20', `${ORIGIN}//docs`],
  ['/docs/a%23%20', `${ORIGIN}/docs/a%23`],
  ['/docs/a%20b', undefined],
  ['/docs/%E0%A4%A%20', undefined],
])('an address that ends with spaces leads to the one without: %s', (address, expected) => {
  expect(load(address).led).toBe(expected);
});

describe('the language before the page is painted', () => {
  const chinese = { language: 'zh-CN' };
  const led = (address: string, visit: Visit, stored: Record<string, string> | null = {}) =>
    load(address, stored, 'light', visit).led;

  test.each<[string, string, Visit, string | undefined]>([
    ['query and hash are kept', '/docs/guide/a?x=1#y', chinese, '/docs/zh/guide/a?x=1#y'],
    ['any Chinese counts', '/docs/a', { language: 'ZH-tw' }, '/docs/zh/a'],
    ['the home page', '/docs/', chinese, '/docs/zh/'],
    ['another base', '/a', { ...chinese, base: '/' }, '/zh/a'],
    ['the default language stays', '/docs/a', { language: 'en-GB' }, undefined],
    ['an unknown language stays', '/docs/a', { language: 'sv' }, undefined],
    ['an address of another language stays', '/docs/fr/a', { ...chinese, locale: 'fr' }, undefined],
    ['a name of the default language stays', '/docs/en/a', chinese, undefined],
    ['only a whole part of the path names one', '/docs/zhx/a', chinese, '/docs/zh/zhx/a'],
    ['an address outside of the base stays', '/docsify', chinese, undefined],
    ['never', '/docs/a', { ...chinese, localeRedirect: 'never' }, undefined],
  ])('on a first visit, %s', (_, address, visit, expected) => {
    expect(led(address, visit)).toBe(expected);
  });

  test('a visit that is not the first one stays, and so does one that cannot be kept', () => {
    expect(led('/docs/a', chinese, { 'site-visited': '1' })).toBeUndefined();
    expect(led('/docs/a', chinese, null)).toBeUndefined();
  });

  test('what was chosen by hand holds for the home page, and for it alone', () => {
    const chosen = { 'site-visited': '1', 'site-language': 'zh' };
    expect(led('/docs/?x=1', { language: 'en' }, chosen)).toBe('/docs/zh/?x=1');
    expect(led('/docs/a', { language: 'en' }, chosen)).toBeUndefined();
    expect(led('/docs/', chinese, { 'site-language': 'en' })).toBeUndefined();
  });

  test.each(['Googlebot/2.1', 'Baiduspider', 'a web crawler', 'Chrome-Lighthouse'])(
    '%s stays and is not marked as having visited',
    (userAgent) => {
      const page = load('/docs/a', {}, 'light', { ...chinese, userAgent });
      expect(page).toMatchObject({ led: undefined, kept: {} });
    },
  );

  test.each<[string, Visit, Record<string, string>, object]>([
    ['/docs/zh/a', { locale: 'zh', language: 'en' }, {}, { offeredLanguage: 'en' }],
    ['/docs/a', chinese, { 'site-visited': '1' }, { offeredLanguage: 'zh' }],
    ['/docs/zh/a', { ...chinese, locale: 'zh' }, { 'site-moved': '1' }, { movedFrom: 'en' }],
  ])('%s tells its line of the language (%#)', (address, visit, stored, expected) => {
    expect(load(address, stored, 'light', visit)).toMatchObject({ led: undefined, ...expected });
  });

  test('no line where the reader has chosen, or reads what the browser asks for', () => {
    const lines = [
      load('/docs/zh/a', { 'site-language': 'zh' }, 'light', { locale: 'zh', language: 'en' }),
      load('/docs/zh/a', {}, 'light', { locale: 'zh', language: 'zh-TW' }),
      load('/docs/zh/a', {}, 'light', { locale: 'zh', language: 'sv' }),
    ];
    for (const page of lines) {
      expect(page).not.toHaveProperty('offeredLanguage');
      expect(page).not.toHaveProperty('movedFrom');
    }
  });

  test('every address leads to the site', () => {
    fc.assert(
      fc.property(hostilePath, fc.constantFrom('/', '/docs/'), (path, base) => {
        const to = led(path, { ...chinese, base });
        if (to) expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });
});

describe('the color theme before the page is painted', () => {
  test.each([
    ['light', 'dark', { theme: 'light', themeChoice: 'light' }],
    ['dark', 'light', { theme: 'dark', themeChoice: 'dark' }],
    ['purple', 'dark', { theme: 'dark', themeChoice: 'system' }],
    ['lightdark', 'light', { theme: 'light', themeChoice: 'system' }],
    ['', 'dark', { theme: 'dark', themeChoice: 'system' }],
  ] as const)('“%s” is stored, on a %s system', (theme, system, expected) => {
    expect(load('/docs/', { 'theme-test': theme }, system)).toMatchObject(expected);
  });

  test.each([
    ['?docusaurus-theme=dark', { theme: 'dark', themeChoice: 'dark' }],
    ['?docusaurus-theme=purple', { theme: 'light', themeChoice: 'system' }],
    ['', { theme: 'light', themeChoice: 'light' }],
  ])('the address asks for “%s”, and light is stored', (query, expected) => {
    expect(load(`/docs/${query}`, { 'theme-test': 'light' })).toMatchObject(expected);
  });

  test.each(['light', 'dark'] as const)('nothing can be stored, on a %s system', (system) => {
    expect(load('/docs/', null, system)).toMatchObject({ theme: system, themeChoice: 'system' });
  });
});

test.each([
  ['1', ''],
  ['0', undefined],
  ['yes', undefined],
])(
  'lines of code wrap before the page is painted where the reader chose so: “%s”',
  (kept, wrap) => {
    const { wrapCode } = load('/', { [WRAP_CODE_KEY]: kept }) as {
      wrapCode?: string;
    };
    expect(wrapCode).toBe(wrap);
  },
);

test.each([
  ['pnpm', 'pnpm'],
  ['npm', undefined],
  ['"><img>', undefined],
])(
  'commands are shown for the kept package manager before the page is painted: “%s”',
  (kept, manager) => {
    const { packageManager } = load('/', {
      [`${tabsKey(PACKAGE_MANAGERS)}-test`]: kept,
    }) as {
      packageManager?: string;
    };
    expect(packageManager).toBe(manager);
  },
);
