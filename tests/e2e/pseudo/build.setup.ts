import { test } from '@playwright/test';
import { buildPseudoSite } from '../lib/pseudo-site';

test('a language more is a line and a folder', async () => {
  test.setTimeout(600_000);
  await buildPseudoSite();
});
