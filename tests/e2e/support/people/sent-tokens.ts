import type { Page } from '@playwright/test';

interface SentTokens {
  /** What calls of functions carry beside the session; empty for what they do not. */
  readonly calls: { readonly appCheck: string; readonly messaging: string }[];
  /** Addresses, headers and bodies that open a conversation with Firestore. */
  readonly firestore: string[];
}

/** Listens to what a page sends from now on. */
export function sentTokens(page: Page): SentTokens {
  const sent: SentTokens = { calls: [], firestore: [] };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const [url, headers] = [request.url(), request.headers()];
    if (url.includes('/us-central1/'))
      sent.calls.push({
        appCheck: headers['x-firebase-appcheck'] ?? '',
        messaging: headers['firebase-instance-id-token'] ?? '',
      });
    // Later requests of a channel name its session instead.
    if (/\/(?:Listen|Write)\/channel/.test(url) && !url.includes('SID='))
      sent.firestore.push(
        `${decodeURIComponent(url)} ${JSON.stringify(headers)} ${request.postData() ?? ''}`,
      );
    if (/documents[^/]*:run/.test(url)) sent.firestore.push(JSON.stringify(headers));
  });
  return sent;
}
