import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/chromium';

/** Shoppers who get along: they buy and look, each with what is their own. */
const SHOPPERS = [
  'faults/*',
  'money/card',
  'money/local-stripe',
  'money/subscription',
  'platform/bundles',
  'platform/every-page',
  'platform/headers',
  'shop/accessible-overlays',
  'shop/account',
  'shop/announcements',
  'shop/before-hydration',
  'shop/broken-page',
  'shop/browse',
  'shop/content',
  'shop/lists',
  'shop/preferences',
  'shop/product',
  'shop/reading-direction',
  'shop/reviews',
  'shop/shopper',
  'shop/ways-in',
  'spec/*',
].map((name) => `**/e2e/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  projects: [
    { name: 'side by side', testMatch: SHOPPERS },
    // These change what everybody sees, or count what everybody does.
    { name: 'one by one', testIgnore: SHOPPERS, workers: 1 },
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
