import { html, type Html } from '../../http/html';
import { PAGE_TEXTS, pageLocale } from './texts';

const STYLE = `
  :root { --primary: #4f46e5; --background: #fff; --text: #1f2937; --danger: #b91c1c; --font: system-ui, sans-serif; --size: 16px; --radius: 0.4rem; }
  :root[data-theme='night'] { --primary: #a5b4fc; --background: #1f2937; --text: #f3f4f6; --danger: #fca5a5; }
  html { font: var(--size)/1.4 var(--font); color: var(--text); }
  body { margin: 0; padding: 4px; display: grid; gap: 0.75rem; }
  label { display: grid; gap: 0.25rem; }
  input { font: inherit; color: inherit; background: var(--background); border: 1px solid color-mix(in srgb, var(--text) 45%, transparent); border-radius: var(--radius); padding: 0.65rem 0.75rem; inline-size: 100%; box-sizing: border-box; text-align: start; }
  input:focus-visible { outline: 3px solid var(--primary); outline-offset: 0; }
  input[aria-invalid='true'] { border-color: var(--danger); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; align-items: start; }
  .problem { color: var(--danger); font-size: 0.875em; min-block-size: 0; margin: 0; }
`;

/**
 * What stands in the frame of the Payment Element; its script speaks with the page over a port. It declares no colour
 * scheme, because a frame whose scheme is not its page's is not see-through.
 */
export function cardFramePage(language: string | null): string {
  const locale = pageLocale(language);
  const texts = PAGE_TEXTS[locale];
  const field = (name: string, label: string, autocomplete: string, placeholder: string): Html =>
    html`<div>
      <label
        >${label}
        <input
          name="${name}"
          inputmode="numeric"
          autocomplete="${autocomplete}"
          placeholder="${placeholder}"
          dir="ltr"
          aria-invalid="false"
          aria-describedby="${name}-problem"
          aria-required="true"
        />
      </label>
      <p class="problem" id="${name}-problem" role="alert"></p>
    </div>`;
  return html`<!doctype html>
    <html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${texts.card}</title>
      ${{ html: `<style>${STYLE}</style>` }}
      <body>
        ${field('number', texts.cardNumber, 'cc-number', '1234 1234 1234 1234')}
        <div class="pair">
          ${field('expiry', texts.expiry, 'cc-exp', texts.expiryHint)}
          ${field('cvc', texts.cvc, 'cc-csc', 'CVC')}
        </div>
        <script src="/browser/card-frame.js"></script>
      </body>
    </html>`.html;
}
