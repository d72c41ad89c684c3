import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgentProjectState, ProviderInfo } from '../firebase-tools-parts';
import { html } from '../http/html';
import { ACCOUNT_CHOOSER, mailLocale } from './mails/texts';

const PATH = '/emulator/google';
const PROVIDER = 'google.com';

/**
 * The stand-in for Google's sign-in window: `?origin=…&lang=…` names who opened it, who gets the chosen account as the
 * claims that the local Auth takes for a Google ID token. firebase-tools' own page hands its answer on through a script
 * from Google's servers, which no machine without a network has.
 */
export function answerAccountChooser(
  project: AgentProjectState,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== PATH) return false;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page(project.listProviderInfosByProviderId(PROVIDER), url.searchParams));
  return true;
}

function page(accounts: readonly ProviderInfo[], parameters: URLSearchParams): string {
  const locale = mailLocale(parameters.get('lang') ?? undefined);
  const texts = ACCOUNT_CHOOSER[locale];
  const known = accounts.map(
    ({ rawId, email, displayName }) =>
      html`<button type="button" data-sub="${rawId}" data-email="${email}" data-name="${displayName}">
        <b>${displayName}</b> <bdi>${email}</bdi>
      </button>`,
  );
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-origin="${parameters.get('origin')}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <link rel="icon" href="data:," />
      <title>${texts.title}</title>
      <style>
        :root {
          color-scheme: light dark;
          font:
            16px/1.5 system-ui,
            sans-serif;
        }
        main,
        form {
          display: grid;
          gap: 0.75rem;
          max-width: 22rem;
          margin: 1.5rem auto;
        }
        input,
        button {
          font: inherit;
          padding: 0.5rem;
        }
      </style>
      <main>
        <h1>${texts.title}</h1>
        <p>${texts.note}</p>
        ${known}
        <form>
          <h2>${texts.other}</h2>
          <label for="name">${texts.name}</label>
          <input id="name" name="name" required />
          <label for="email">${texts.email}</label>
          <input id="email" name="email" type="email" dir="ltr" required />
          <button>${texts.add}</button>
        </form>
      </main>
      <script>
        const choose = ({ sub, email, name }) => {
          const claims = { sub, email, email_verified: true, name };
          const origin = document.documentElement.dataset.origin;
          if (window.opener) window.opener.postMessage({ googleIdToken: JSON.stringify(claims) }, origin);
          window.close();
        };
        for (const button of document.querySelectorAll('button[data-sub]'))
          button.addEventListener('click', () => choose(button.dataset));
        document.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          const { name, email } = Object.fromEntries(new FormData(event.target));
          choose({ sub: 'google-' + email.toLowerCase(), email: email.toLowerCase(), name });
        });
      </script>
    </html>`.html;
}
