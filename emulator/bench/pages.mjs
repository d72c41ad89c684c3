import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium as browsers } from '@playwright/test';
import { build } from 'esbuild';

/** Puts Firebase's modules on `window.sdk`, for the emulator's tests too. */
const SDK = fileURLToPath(new URL('../src/firestore/transports/testing/sdk-page.ts', import.meta.url));
const PAGE = '<!doctype html><link rel="icon" href="data:,"><script src="/sdk.js"></script>';

/** Chromium with pages that hold the browser SDK, each a tab of the same profile. */
export async function openPages(executablePath) {
  const { outputFiles } = await build({
    entryPoints: [SDK],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  });
  const site = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('content-type', `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    response.end(isScript ? outputFiles[0].text : PAGE);
  });
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
  const browser = await browsers.launch({ executablePath });
  const context = await browser.newContext();
  return {
    /** A tab whose `window.db` is the local Firestore. */
    async open({ projectId, ports }) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${site.address().port}`);
      await page.evaluate(connect, { projectId, port: ports.firestore });
      return page;
    },
    async closeTabs() {
      await Promise.all(context.pages().map((page) => page.close()));
    },
    async close() {
      await browser.close();
      site.closeAllConnections();
      site.close();
    },
  };
}

/** Runs in the page, as all functions given to `page.evaluate`. */
function connect({ projectId, port }) {
  const { initializeApp, initializeFirestore, connectFirestoreEmulator } = window.sdk;
  window.db = initializeFirestore(initializeApp({ projectId, apiKey: 'local' }), {});
  connectFirestoreEmulator(window.db, '127.0.0.1', port);
}
