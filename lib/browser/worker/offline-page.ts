import { directionOf, localPath, type Locale } from '@/lib/domain/locale';
import { escapeMarkup } from '@/lib/domain/escape-markup';
import { page as arabic } from '@/locales/ar/offline.json';
import { page as english } from '@/locales/en/offline.json';

const TEXTS = { en: english, ar: arabic };

const STYLE = `body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;display:grid;place-content:center;min-height:100vh;background:#faf8f4;color:#201d19}main{max-width:32rem;padding:1.5rem}a{display:inline-flex;align-items:center;min-height:44px;margin-inline-end:1.5rem;color:inherit}@media(prefers-color-scheme:dark){body{background:#161411;color:#f3efe8}}`;

/** Loads nothing and runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The page shown instead of one that is not cached. `path` is the missing page's, for a retry. */
export function offlinePage(path: string, locale: Locale): Response {
  const { title, text, retry, home, cart } = TEXTS[locale];
  const link = (to: string, name: string) => `<a href="${escapeMarkup(to)}">${name}</a>`;
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><p>${link(path, retry)}${link(localPath('/', locale), home)}${link(localPath('/cart', locale), cart)}</p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
