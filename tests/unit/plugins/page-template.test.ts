import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { WRAP_CODE_KEY } from '../../../src/code/wrap-code';
import { PACKAGE_MANAGERS, tabsKey } from '../../../src/code/tabs';
import { pageTemplate } from '../../../src/plugins/page-template';
import { PAGE_PARTS } from '../../../src/ui/page-parts';

const ORIGIN = 'https://example.org';
const early = fs.readFileSync(
  path.resolve(__dirname, '../../../src/plugins/page-template/early.js'),
  'utf8',
);

/** Runs the early script as a page at an address would; what it leaves of `<html>`, and where it leads. */
function load(
  address: string,
  stored: Readonly<Record<string, string>> | null = {},
  system: 'light' | 'dark' = 'light',
) {
  const dataset: Record<string, string> = {};
  let led: string | undefined;
  const siteData = { storageSuffix: '-test', hideableParts: PAGE_PARTS };
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
    localStorage: stored && { getItem: (key: string) => stored[key] ?? null },
  };
  vm.runInNewContext(early, page);
  return { ...dataset, led };
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
