import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { open, SCREENS } from '../e2e/lib/open';

/** One page of each type, the place of it that is looked at, and what comes late. */
const PAGES: Record<
  string,
  { readonly path: string; readonly at?: string; readonly late?: string }
> = {
  home: { path: '/' },
  benchmark: { path: '/', at: 'main > section >> nth=0' },
  guide: { path: '/guide/start/quick-start' },
  code: { path: '/guide/start/quick-start', at: '.theme-code-block:visible >> nth=3' },
  option: { path: '/config/dev/client' },
  options: { path: '/config/' },
  plugin: { path: '/plugins/list/plugin-svgr', at: '#options' },
  api: { path: '/api/javascript-api/core', at: '#options' },
  hooks: { path: '/plugins/dev/hooks', at: '#overview' },
  release: { path: '/community/releases/v1-0' },
  search: { path: '/search?q=hmr', late: 'main mark >> nth=0' },
  missing: { path: '/config/dev/clint' },
};

/** Pictures can only be compared where letters are drawn alike. */
const FONTS = { 'DejaVu Sans': 'fonts-dejavu-core', 'Noto Sans CJK SC': 'fonts-noto-cjk' };
const STYLES = `
  :root {
    --site-font: 'DejaVu Sans', 'Noto Sans CJK SC' !important;
    --site-font-code: 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC' !important;
  }
  /* The date of a page's last change. */
  .theme-last-updated { visibility: hidden; }
`;

const madeWith = path.resolve(__dirname, 'references/chromium.txt');

test.beforeAll(({ browser }, { config }) => {
  const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  for (const [family, debian] of Object.entries(FONTS))
    if (!families.includes(family))
      throw new Error(
        `Expected the font ${family}, found none. Install it: apt-get install ${debian}`,
      );
  const [version] = browser.version().split('.') as [string];
  if (config.updateSnapshots === 'all' || !fs.existsSync(madeWith)) {
    fs.mkdirSync(path.dirname(madeWith), { recursive: true });
    fs.writeFileSync(madeWith, `${version}\n`);
  }
  const expected = fs.readFileSync(madeWith, 'utf8').trim();
  if (version !== expected)
    throw new Error(
      `Expected Chromium ${expected}, which made the references, found ${version}. ` +
        'Set CHROMIUM_PATH to it, or make new references: npm run test:look -- --update-snapshots=all',
    );
});

// Half a pixel for each: small files that still show a margin, a color or a break of line.
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, viewport] of Object.entries(SCREENS))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const [language, prefix] of Object.entries({ en: '', zh: '/zh' }))
        for (const [name, { path: address, at, late }] of Object.entries(PAGES))
          test(`${name} (${language})`, async ({ page }) => {
            await open(page, prefix + address);
            await page.waitForLoadState('networkidle');
            if (late) await page.locator(late).waitFor();
            await page.addStyleTag({ content: STYLES });
            if (at)
              await page
                .locator(at)
                .first()
                .evaluate((place) => {
                  place.scrollIntoView({ behavior: 'instant' });
                });
            await expect(page).toHaveScreenshot(`${name}-${language}-${screen}-${colorScheme}.png`);
          });
    });
