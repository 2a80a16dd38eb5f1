import { test } from '@playwright/test';
import { buildCases } from '../lib/cases-site';

test('the site builds under a base path with its options on', async () => {
  test.setTimeout(600_000);
  await buildCases();
});
