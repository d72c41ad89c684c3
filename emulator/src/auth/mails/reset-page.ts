import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from '../../http/html';
import { mailLocale, RESET_PAGE } from './texts';

/** Answers the link of a reset mail with a form; firebase-tools itself would want the password typed into the URL. */
export function answerResetPage(request: IncomingMessage, response: ServerResponse): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const wanted = url.pathname === '/emulator/action' && url.searchParams.get('mode') === 'resetPassword';
  if (!wanted || url.searchParams.has('newPassword') || !request.headers.accept?.includes('text/html'))
    return false;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(resetPage(url.searchParams));
  return true;
}

function resetPage(parameters: URLSearchParams): string {
  const locale = mailLocale(parameters.get('lang') ?? undefined);
  const texts = RESET_PAGE[locale];
  const hidden = [...parameters].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${texts.title}</title>
      <style>
        :root {
          color-scheme: light dark;
          font:
            16px/1.5 system-ui,
            sans-serif;
        }
        form {
          display: grid;
          gap: 1rem;
          max-width: 22rem;
          margin: 4rem auto;
        }
        input,
        button {
          font: inherit;
          padding: 0.5rem;
        }
      </style>
      <form>
        <h1>${texts.title}</h1>
        ${hidden}
        <label for="password">${texts.label} (${texts.hint})</label>
        <input
          id="password"
          name="newPassword"
          type="password"
          autocomplete="new-password"
          minlength="6"
          required
        />
        <button>${texts.save}</button>
      </form>
    </html>`.html;
}
