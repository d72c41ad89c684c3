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
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A loaded machine misses a deadline now and then; the gate names every test that needed its second try.
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.BASE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM, args: CHROMIUM_ARGS },
    trace: 'retain-on-failure',
  },
});
