import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** Not tests but pictures: `npm run screens`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.screens.ts',
  timeout: 600_000,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  expect: shared.expect,
  use: { ...shared.use, trace: 'off' },
});
