import type { LaunchOptions } from '@playwright/test';

/** The machine-independent flags: no sandbox as root, and nothing that looks for Google's hosts. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A store's own domain, as tests/e2e/platform/own-domain.spec.ts visits it: here, without a certificate, and trusted all the same.
  '--host-resolver-rules=MAP boards.example.com 127.0.0.1',
  `--unsafely-treat-insecure-origin-as-secure=http://boards.example.com:${new URL(process.env.BASE_URL ?? 'http://localhost').port}`,
];

/** How the browser at `executablePath` is started; Playwright's own without one. */
export const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_ARGS,
});
