import base from './playwright.config';
import { defineConfig } from '@playwright/test';

/** How pages look, beside reference pictures: `npm run test:look`. */
export default defineConfig({
  ...base,
  testDir: 'tests/look',
  projects: [{ name: 'look' }],
  snapshotPathTemplate: 'tests/look/references/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: 'test-results/look', open: 'never' }]],
  outputDir: 'test-results/look-pictures',
  // Anti-aliasing may differ a little; a changed margin, color or font is far more.
  expect: {
    ...base.expect,
    toHaveScreenshot: { maxDiffPixelRatio: 0.005, threshold: 0.15, scale: 'device' },
  },
});
