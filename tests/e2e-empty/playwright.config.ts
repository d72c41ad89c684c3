import { defineConfig } from '@playwright/test';
import shared from '../e2e/playwright.config';

/** The same browser on the store that has nothing yet. */
export default defineConfig({ ...shared, testDir: '.', projects: [{ name: 'stores' }] });
