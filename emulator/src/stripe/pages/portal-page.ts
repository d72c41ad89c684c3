import type { Books } from '../core/call';
import type { Invoice, PortalSession, Price, Subscription } from '../core/objects';
import { html, type Html } from '../../http/html';
import { attach } from '../resources/payment-methods';
import { cancellation } from '../billing/subscriptions';
import { changed, changePlan, renew } from '../billing/subscription-life';
import { alertBox, cardFields, hostedPage } from './layout';
import { cardOf, inOtherLanguage, refusalText, type PageAnswer, type PageCall } from './page-call';
import { dateText, fill, moneyText, PAGE_TEXTS, pageLocale, type PageLocale } from './texts';

interface View {
  readonly session: PortalSession;
  readonly subscriptions: readonly Subscription[];
  readonly plans: readonly (Price & { readonly name: string })[];
  readonly invoices: readonly Invoice[];
  /** The last digits of the cards that pay, by subscription. */
  readonly cards: ReadonlyMap<string, string>;
}

/** The billing portal: the plan, its change and end, the card and the invoices. */
export function portalPage(call: PageCall): PageAnswer {
  const { id, method, form, query, change } = call;
  const session = change(({ objects }) => objects.find('billing_portal.session', id));
  if (!session) return null;
  const locale = pageLocale(query.get('lang'), session.locale, call.languages);
  if (method !== 'POST') return { html: page(call, session, locale, null) };
  try {
    change((books) => carryOut(books, session, form));
    return { redirect: `?${query.toString()}` };
  } catch (error) {
    return { html: page(call, session, locale, refusalText(error, locale)) };
  }
}

function carryOut(books: Books, session: PortalSession, form: URLSearchParams): void {
  const subscription = books.objects.find('subscription', form.get('subscription') ?? '');
  if (subscription?.customer !== session.customer || subscription.status === 'canceled') return;
  const action = form.get('action');
  if (action === 'cancel' || action === 'keep')
    changed(books, subscription, cancellation(books, subscription, action === 'cancel'));
  if (action === 'change') {
    const price = books.objects.get('price', form.get('price') ?? '');
    if (price.active && price.recurring) changePlan(books, subscription, price, 1);
  }
  if (action === 'card') {
    const method = attach(books, cardOf(books, form), session.customer).id;
    changed(books, subscription, { default_payment_method: method });
    if (subscription.status === 'past_due') renew(books, subscription.id);
  }
}

function look({ objects }: Books, session: PortalSession): View {
  const where = { customer: session.customer };
  const subscriptions = objects.list('subscription', { limit: 20, where }).data;
  const cards = subscriptions.flatMap(({ id, default_payment_method: method }) => {
    const card = method && objects.find('payment_method', method)?.card;
    return card ? [[id, card.last4] as const] : [];
  });
  const prices = objects.list('price', { limit: 100, where: { active: true, type: 'recurring' } }).data;
  return {
    session,
    subscriptions: subscriptions.filter(({ status }) => !['canceled', 'incomplete'].includes(status)),
    plans: prices.map((price) => ({
      ...price,
      name: objects.find('product', price.product)?.name ?? price.id,
    })),
    invoices: objects.list('invoice', { limit: 24, where }).data,
    cards: new Map(cards),
  };
}

function page(call: PageCall, session: PortalSession, locale: PageLocale, problem: string | null): string {
  const texts = PAGE_TEXTS[locale];
  const view = call.change((books) => look(books, session));
  const plans = view.subscriptions.map((subscription) => planSection(subscription, view, locale));
  const invoices = view.invoices.map(
    (invoice) =>
      html`<li class="row">
        <a href="${`/invoice/${accountIn(session)}/${invoice.id}`}"
          >${fill(texts.invoice, { number: invoice.number })}</a
        >
        <span>${moneyText(invoice.total, invoice.currency, locale)} · ${texts[invoice.status]}</span>
      </li>`,
  );
  const body = html`${alertBox(problem)} ${plans.length > 0 ? plans : html`<p>${texts.none}</p>`}
    <h2>${texts.invoices}</h2>
    ${
      invoices.length > 0
        ? html`<ul>
            ${invoices}
          </ul>`
        : html`<p>${texts.noInvoices}</p>`
    }
    ${session.return_url ? html`<p><a href="${session.return_url}">${texts.back}</a></p>` : null}`;
  return hostedPage({ title: texts.portal, locale, body, otherLanguage: inOtherLanguage(call, locale) });
}

function planSection(subscription: Subscription, view: View, locale: PageLocale): Html {
  const texts = PAGE_TEXTS[locale];
  const [item] = subscription.items.data;
  const current = view.plans.find(({ id }) => id === item?.price.id);
  const date = dateText(item?.current_period_end ?? 0, locale);
  const ends = subscription.cancel_at_period_end;
  const others = view.plans.filter(
    ({ id, currency }) => id !== item?.price.id && currency === subscription.currency,
  );
  const digits = view.cards.get(subscription.id);
  const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}" />`;
  return html`<section>
    <h2 dir="auto">${current?.name ?? item?.price.nickname ?? ''}</h2>
    ${subscription.status === 'past_due' ? alertBox(texts.unpaid) : null}
    <p>
      ${moneyText(item?.price.unit_amount ?? 0, subscription.currency, locale)} ·
      ${fill(ends ? texts.ends : texts.renews, { date })}
    </p>
    <form method="post">
      ${hidden}
      <button class="quiet" name="action" value="${ends ? 'keep' : 'cancel'}">
        ${ends ? texts.keepPlan : texts.cancelPlan}
      </button>
      ${ends ? null : html`<small>${texts.cancelNote}</small>`}
    </form>
    ${others.length > 0 ? html`<h2>${texts.change}</h2>` : null}
    ${others.map(
      ({ id, name, unit_amount: amount, currency }) =>
        html`<form method="post">
          ${hidden} <input type="hidden" name="price" value="${id}" />
          <button class="quiet" name="action" value="change">
            ${fill(texts.choose, { plan: name })} · ${moneyText(amount, currency, locale)}
          </button>
        </form>`,
    )}
    <h2>${texts.card}</h2>
    ${digits ? html`<p>${fill(texts.cardEnding, { digits })}</p>` : null}
    <form method="post">
      ${hidden} ${cardFields(locale)}
      <button name="action" value="card">${texts.useCard}</button>
    </form>
  </section>`;
}

function accountIn({ url }: PortalSession): string {
  return new URL(url).pathname.split('/')[2] ?? '';
}
