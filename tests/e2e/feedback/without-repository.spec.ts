import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { open } from '../lib/open';
import { siteSettings } from '../../../src/ui/site-settings';

const buildDir = path.resolve(__dirname, '../../../build');

test('without a repository, pages ask for no feedback and no script has its code', async ({
  page,
}) => {
  expect(siteSettings.repository).toBeUndefined();
  await open(page, '/config/dev/hmr');
  await expect(page.locator('.theme-doc-footer')).toBeVisible();
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  const scripts = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .filter((file) => file.endsWith('.js'))
    .filter((file) =>
      /Was this page helpful|Report an error in this passage/.test(
        fs.readFileSync(path.join(buildDir, 'assets/js', file), 'utf8'),
      ),
    );
  expect(scripts).toEqual([]);
});
