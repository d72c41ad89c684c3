import { completeByIntent } from '../billing/complete-checkout';
import type { PaymentIntent } from '../core/objects';
import { html, type Html } from '../../http/html';
import { finishChallenge } from '../resources/confirm-intent';
import { hostedPage } from './layout';
import { inOtherLanguage, type PageAnswer, type PageCall } from './page-call';
import { fill, moneyText, PAGE_TEXTS, pageLocale } from './texts';

/** The bank's question of 3-D Secure, as a page of its own or in a dialog of Stripe.js. */
export function challengePage(call: PageCall): PageAnswer {
  const { id, query, form, method, change } = call;
  const secret = query.get('client_secret');
  const intent = change(({ objects }) => objects.find('payment_intent', id));
  if (!intent || intent.client_secret !== secret) return null;
  if (method === 'POST' && intent.status === 'requires_action') {
    const settled = change((books) => {
      const finished = finishChallenge(books, intent, form.get('outcome') === 'complete');
      completeByIntent(books, finished);
      return finished;
    });
    return leave(call, settled);
  }
  if (intent.status !== 'requires_action') return leave(call, intent);
  return { html: question(call, intent) };
}

function question(call: PageCall, { amount, currency }: PaymentIntent): string {
  const locale = pageLocale(call.query.get('lang'), call.languages);
  const texts = PAGE_TEXTS[locale];
  const body = html`<p>${fill(texts.bankText, { amount: moneyText(amount, currency, locale) })}</p>
    <form method="post">
      <button name="outcome" value="complete">${texts.complete}</button>
      <button name="outcome" value="fail" class="quiet">${texts.fail}</button>
    </form>`;
  return hostedPage({
    title: texts.bankTitle,
    locale,
    body,
    otherLanguage: inOtherLanguage(call, locale),
  });
}

/** Back to where the payment began: the return address with the outcome, or the dialog's opener. */
function leave({ query }: PageCall, settled: PaymentIntent): PageAnswer {
  const returnUrl = query.get('return_url');
  if (!returnUrl) return { html: closedDialog(settled).html };
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', settled.id);
  url.searchParams.set('payment_intent_client_secret', settled.client_secret);
  url.searchParams.set('redirect_status', settled.status === 'succeeded' ? 'succeeded' : 'failed');
  return { redirect: url.href };
}

function closedDialog({ id }: PaymentIntent): Html {
  return html`<!doctype html>
    <meta charset="utf-8" />
    <title>…</title>
    <body data-intent="${id}">
      <script src="/browser/challenge-done.js"></script>
    </body>`;
}
