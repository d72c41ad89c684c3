import { defineConfig } from '@playwright/test';
import { SHOPPERS } from './shoppers.mjs';
import { launchOptions } from './support/chromium';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // The gate runs two projects at once, each on a site of its own.
  workers: 1,
  projects: [
    { name: 'shoppers', testMatch: SHOPPERS },
    // These change what everybody sees, or count what everybody does.
    { name: 'stores', testIgnore: SHOPPERS },
  ],
  // Waiting long costs nothing where a test passes, and no test that was slow once is tried again.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  // A shop that is broken altogether would fail every test by its timeout, for hours.
  maxFailures: 20,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL ?? process.env.CHROMIUM),
    screenshot: 'only-on-failure',
    // It would answer what tests route; those of the worker allow it.
    serviceWorkers: 'block',
  },
});
