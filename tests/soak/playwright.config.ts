import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run test:soak`: what takes long, one after the other, on the built site. */
export default defineConfig({
  ...base,
  testDir: __dirname,
  workers: 1,
  timeout: 0,
  reporter: 'list',
  projects: [{ name: 'soak' }],
  webServer: { ...base.webServer!, cwd: path.resolve(__dirname, '../..') } as typeof base.webServer,
});
