import { expect } from '@playwright/test';
import { layoutShifts } from '../lib/layout-shift';
import { openToRest, SCREENS } from '../lib/open';
import { test } from '../lib/site-server';

const HOME_PAGES = ['/', '/zh/'];
// A desktop shows a text in the same order as a phone; the home page's demo lies beside its text there.
const PAGES = {
  phone: [...HOME_PAGES, '/config/dev/hmr', '/zh/guide/start/quick-start'],
  desktop: HOME_PAGES,
} as const;

for (const [screen, paths] of Object.entries(PAGES) as [keyof typeof PAGES, string[]][])
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport: SCREENS[screen] });

    for (const path of paths)
      test(`${path} stays where it is while it comes in parts`, async ({ page, server }) => {
        server.trickle(new RegExp(`^${path}$`));
        await openToRest(page, path);
        expect(await layoutShifts(page)).toEqual([]);
      });
  });
