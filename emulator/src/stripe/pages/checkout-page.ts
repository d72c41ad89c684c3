import { lineItems, planOf } from '../billing/checkout-sessions';
import { submitCheckout } from '../billing/complete-checkout';
import type { CheckoutSession } from '../core/objects';
import { html, type Html } from '../../http/html';
import { alertBox, cardFields, hostedPage } from './layout';
import { cardOf, inOtherLanguage, refusalText, type PageAnswer, type PageCall } from './page-call';
import { fill, moneyText, PAGE_TEXTS, pageLocale, type PageLocale } from './texts';

/** Checkout: what is bought, the card, and then on to the success address. */
export function checkoutPage(call: PageCall): PageAnswer {
  const { id, method, form, change, query } = call;
  const session = change(({ objects }) => objects.find('checkout.session', id));
  if (!session) return null;
  if (session.status === 'complete') return { redirect: successUrl(session) };
  const locale = pageLocale(query.get('lang'), session.locale, call.languages);
  const failed = query.get('redirect_status') === 'failed' ? PAGE_TEXTS[locale].authentication : null;
  if (method !== 'POST' || session.status === 'expired') return { html: page(call, session, locale, failed) };
  try {
    const step = change((books) => submitCheckout(books, session, cardOf(books, form), form.get('email')));
    if (step.challenge) return { redirect: step.challenge };
    if (step.session.status === 'complete') return { redirect: successUrl(step.session) };
    return {
      html: page(call, step.session, locale, step.refusal && refusalText(step.refusal, locale)),
    };
  } catch (error) {
    return { html: page(call, session, locale, refusalText(error, locale)) };
  }
}

function successUrl({ success_url: url, id }: CheckoutSession): string {
  return url.replaceAll(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi, id);
}

function page(call: PageCall, session: CheckoutSession, locale: PageLocale, problem: string | null): string {
  const texts = PAGE_TEXTS[locale];
  const { data } = call.change(({ objects }) => lineItems({ objects }, session.id));
  const rows = data.map(
    ({ description, quantity, amount_total: amount, currency }) =>
      html`<li class="row">
        <span dir="auto">${description} × ${quantity}</span>
        <span>${moneyText(amount, currency, locale)}</span>
      </li>`,
  );
  const total = moneyText(session.amount_total, session.currency, locale);
  const body = html`<ul>
      ${rows}
    </ul>
    <p class="row"><strong>${texts.total}</strong><strong>${total}</strong></p>
    ${alertBox(session.status === 'expired' ? texts.expired : problem)}
    ${session.status === 'open' ? payForm(call, session, locale, total) : null}
    ${session.cancel_url ? html`<p><a href="${session.cancel_url}">${texts.back}</a></p>` : null}`;
  return hostedPage({ title: texts.checkout, locale, body, otherLanguage: inOtherLanguage(call, locale) });
}

function payForm(call: PageCall, session: CheckoutSession, locale: PageLocale, amount: string): Html {
  const texts = PAGE_TEXTS[locale];
  const known = session.customer !== null || session.customer_email !== null;
  const email = html`<label
    >${texts.email} <input name="email" type="email" autocomplete="email" dir="ltr" required
  /></label>`;
  const trial = call.change(({ objects }) => planOf({ objects }, session.id)).trialDays > 0;
  const action = session.mode === 'payment' ? texts.pay : trial ? texts.startTrial : texts.subscribe;
  return html`<form method="post" autocomplete="on">
    ${known ? null : email} ${cardFields(locale)}
    <button>${fill(action, { amount })}</button>
  </form>`;
}
