import path from 'node:path';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4173);
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium-headless-shell';
/** `CPU_SLOWDOWN=4`: the browser has a quarter of the time, which shows tests and pages that race. */
const slowdown = Number(process.env.CPU_SLOWDOWN ?? 1);

/** Readers' behaviour in a real Chromium, on the built site. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Two leave a seventh of two cores idle.
  workers: 3,
  // Far more than the usual: nothing waits longer than it has to, but a busy machine may be ten times slower.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try hides races: a test that fails once shows a fault of the site or of the test.
  retries: 0,
  reporter: 'line',
  use: {
    // Tests see what the site itself answers; those of tests/e2e/offline are about its worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    // A language that the site doesn't have: a first visit stays where it is. Stored state would cost a page more for each test.
    locale: 'sv-SE',
    launchOptions: {
      executablePath:
        slowdown > 1 ? path.join(__dirname, 'tests/e2e/lib/slow-chromium.sh') : chromium,
      env: { ...process.env, SLOWED_CHROMIUM: chromium } as Record<string, string>,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testIgnore: ['cases/**', 'pseudo/**', 'firefox/**'] },
    {
      name: 'firefox',
      testMatch: 'firefox/*.spec.ts',
      use: {
        // A stock Firefox, driven by WebDriver BiDi; tests/e2e/lib/firefox.ts finds its program file.
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {},
        // What it can't be told to emulate stays as it is.
        viewport: null,
        colorScheme: null,
        contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
      },
    },
    { name: 'cases-build', testMatch: 'cases/build.setup.ts' },
    { name: 'cases', testMatch: 'cases/*.spec.ts', dependencies: ['cases-build'] },
    { name: 'pseudo-build', testMatch: 'pseudo/build.setup.ts' },
    { name: 'pseudo', testMatch: 'pseudo/*.spec.ts', dependencies: ['pseudo-build'] },
  ],
  webServer: {
    command: `npx docusaurus serve --port ${PORT} --no-open`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
