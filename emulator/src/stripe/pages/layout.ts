import { html, type Html } from '../../http/html';
import { PAGE_TEXTS, type PageLocale } from './texts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 25%, transparent); }
  body { margin: 0 auto; max-width: 28rem; padding: 1.5rem 1rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-block: 1.5rem 0.5rem; }
  form { display: grid; gap: 0.75rem; margin-block: 1rem; }
  label { display: grid; gap: 0.25rem; }
  input, button { font: inherit; padding: 0.6rem 0.75rem; border: 1px solid var(--line); border-radius: 0.4rem; }
  button { background: #4f46e5; color: #fff; border-color: #4f46e5; cursor: pointer; }
  button.quiet { background: none; color: inherit; border-color: var(--line); }
  :focus-visible { outline: 3px solid #818cf8; outline-offset: 2px; }
  .row { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.4rem; border-block-end: 1px solid var(--line); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
  .alert { color: #b91c1c; background: #fef2f2; padding: 0.6rem 0.75rem; border-radius: 0.4rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  footer { margin-block-start: 2rem; font-size: 0.875rem; opacity: 0.8; }
`;

interface Page {
  readonly title: string;
  readonly locale: PageLocale;
  readonly body: Html;
  /** The page's own address in the other language. */
  readonly otherLanguage: string;
}

export function hostedPage({ title, locale, body, otherLanguage }: Page): string {
  const texts = PAGE_TEXTS[locale];
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <link rel="icon" href="data:," />
      ${styleElement()}
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer class="row">
          <span>${texts.testOnly}</span>
          <a href="${otherLanguage}" lang="${locale === 'ar' ? 'en' : 'ar'}">${texts.language}</a>
        </footer>
      </body>
    </html>`.html;
}

function styleElement(): Html {
  return { html: `<style>${STYLE}</style>` };
}

/** The card's three fields; the names are what `cardOf` reads. */
export function cardFields(locale: PageLocale): Html {
  const texts = PAGE_TEXTS[locale];
  return html`<label
      >${texts.cardNumber}
      <input name="number" inputmode="numeric" autocomplete="cc-number" dir="ltr" maxlength="23" required />
    </label>
    <div class="pair">
      <label
        >${texts.expiry}
        <input
          name="expiry"
          inputmode="numeric"
          autocomplete="cc-exp"
          placeholder="${texts.expiryHint}"
          dir="ltr"
          maxlength="7"
          required
        />
      </label>
      <label
        >${texts.cvc}
        <input name="cvc" inputmode="numeric" autocomplete="cc-csc" dir="ltr" maxlength="4" required />
      </label>
    </div>`;
}

export function alertBox(message: string | null): Html | null {
  return message === null ? null : html`<p class="alert" role="alert">${message}</p>`;
}
