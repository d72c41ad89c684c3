import zlib from 'node:zlib';
import { auditPage } from './audits.mjs';
import { onPhone } from './phone.mjs';

/** How long the bench watches what a page fetches (milliseconds). */
const WATCHED_MS = 10_000;

/** The address that only Firestore's listeners request. */
const LISTENS = /\/google\.firestore\.v1\.Firestore\/Listen\//;
/** A name in Firebase Auth's code that minification keeps. */
const AUTH = 'signInWithPassword';
const TEXTS = ['document', 'script', 'stylesheet', 'fetch', 'xhr'];

/**
 * What one page fetches, in bytes (gzip) by kind, and the results of its audits. The local Firebase counts the page's reads
 * under `label`. It runs at full speed, so that late requests are included.
 */
export const weighPage = (browser, url, { label, hidden = false }) =>
  onPhone(browser, { slow: false, label }, async (page) => {
    const answers = [];
    const complaints = [];
    page.on('response', (response) => answers.push(weigh(response)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    if (hidden) await page.addInitScript(hide);
    const answer = await page.goto(url, { waitUntil: 'load' });
    const html = await answer.text();
    await page.waitForTimeout(WATCHED_MS);
    // The audits fetch the styles a second time.
    const requests = answers.length;
    const files = (await Promise.all(answers)).filter(Boolean);
    const audits = hidden ? [] : await auditPage(page, { html, files, complaints });
    const named = new Set(
      [...html.matchAll(/ src="(\/_next\/static\/[^"]+\.js)"/g)].map(([, source]) => source),
    );
    const total = (keep) => files.filter(keep).reduce((sum, { bytes }) => sum + bytes, 0);
    const ofKind = (kind) => total((file) => file.kind === kind);
    return {
      html: ofKind('document'),
      scriptNamed: total(({ path }) => named.has(path)),
      script: ofKind('script'),
      style: ofKind('stylesheet'),
      font: ofKind('font'),
      image: ofKind('image'),
      total: total(() => true),
      requests,
      hasAuth: files.some(({ isAuth }) => isAuth),
      listens: files.some(({ url: address }) => LISTENS.test(address)),
      audits,
    };
  });

async function weigh(response) {
  const request = response.request();
  const kind = request.resourceType();
  const url = response.url();
  // A listener's response never ends while the page is open.
  const body = LISTENS.test(url) ? Buffer.alloc(0) : await response.body().catch(() => null);
  if (!body || url.startsWith('data:')) return null;
  return {
    kind,
    url,
    path: new URL(url).pathname,
    headers: response.headers(),
    bytes: TEXTS.includes(kind) && body.length ? zlib.gzipSync(body, { level: 6 }).length : body.length,
    isAuth: kind === 'script' && body.includes(AUTH),
  };
}

/** Runs in the page before anything else: makes the tab look like one opened in the background. */
function hide() {
  Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' });
  Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
}
