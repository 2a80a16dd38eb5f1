import { expect } from '@playwright/test';
import { layoutShifts } from '../lib/layout-shift';
import { openToRest, SCREENS } from '../lib/open';
import { test } from '../lib/site-server';

test.use({ viewport: SCREENS.phone });

for (const path of ['/', '/config/dev/hmr', '/zh/guide/start/quick-start'])
  test(`${path} stays where it is while it comes in parts`, async ({ page, server }) => {
    server.trickle(new RegExp(`^${path}$`));
    await openToRest(page, path);
    expect(await layoutShifts(page)).toEqual([]);
  });
