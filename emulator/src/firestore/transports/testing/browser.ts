import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type {} from './sdk-page';

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface SdkBrowser {
  readonly browser: Browser;
  /** Opens a page with the script alone. */
  openBlank(): Promise<Page>;
  /** Opens a page of another origin than Firestore's, with the SDK connected to that port. */
  openPage(options: PageOptions): Promise<Page>;
  close(): Promise<void>;
}
export interface PageOptions {
  readonly port: number;
  /** `demo` when absent. */
  readonly projectId?: string;
  readonly uid?: string;
  readonly settings?: { readonly experimentalForceLongPolling?: boolean };
}

/** Chromium with a page that holds the browser SDK (or another script), bundled in memory, on a port of its own. */
export async function startSdkBrowser(script = path.join(__dirname, 'sdk-page.ts')): Promise<SdkBrowser> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  const bundled = outputFiles[0]?.text ?? '';
  const site = createServer((req, res) => {
    const isScript = req.url === '/sdk.js';
    res.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    res.end(
      isScript ? bundled : '<!doctype html><link rel="icon" href="data:,"><script src="/sdk.js"></script>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGS });
  const context = await browser.newContext();
  const openBlank = async () => {
    const page = await context.newPage();
    await page.goto(origin);
    return page;
  };
  return {
    browser,
    openBlank,
    async openPage(options) {
      const page = await openBlank();
      await page.evaluate(connect, options);
      return page;
    },
    async close() {
      await browser.close();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
}

/** Runs in the page. */
function connect({ port, projectId = 'demo', uid, settings }: PageOptions): void {
  const { initializeApp, initializeFirestore, connectFirestoreEmulator } = window.sdk;
  window.db = initializeFirestore(initializeApp({ projectId, apiKey: 'local' }), settings ?? {});
  connectFirestoreEmulator(window.db, '127.0.0.1', port, uid ? { mockUserToken: { user_id: uid } } : {});
}
