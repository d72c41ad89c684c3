import { defineConfig } from '@playwright/test';

/** The machine-independent flags: no sandbox as root, and nothing that looks for Google's hosts. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A store's own domain, as tests/e2e/own-domain.spec.ts visits it: here, without a certificate, and trusted all the same.
  '--host-resolver-rules=MAP boards.example.com 127.0.0.1',
  `--unsafely-treat-insecure-origin-as-secure=http://boards.example.com:${new URL(process.env.BASE_URL ?? 'http://localhost').port}`,
];

/** Shoppers who get along: they buy and look, each with what is their own. */
const SHOPPERS = [
  'accessible-overlays',
  'account',
  'announcements',
  'broken-page',
  'browse',
  'bundles',
  'card',
  'content',
  'every-page',
  'before-hydration',
  'headers',
  'reading-direction',
  'lists',
  'local-stripe',
  'preferences',
  'product',
  'reviews',
  'shopper',
  'faults/*',
  'spec/*',
  'subscription',
  'ways-in',
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
    launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
  },
});
