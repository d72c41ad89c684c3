import { html } from '../../http/html';
import { hostedPage } from './layout';
import { inOtherLanguage, type PageAnswer, type PageCall } from './page-call';
import { dateText, fill, moneyText, PAGE_TEXTS, pageLocale } from './texts';

export function invoicePage(call: PageCall): PageAnswer {
  const invoice = call.change(({ objects }) => objects.find('invoice', call.id));
  if (!invoice) return null;
  const locale = pageLocale(call.query.get('lang'), call.languages);
  const texts = PAGE_TEXTS[locale];
  const { currency, created, period_start: from, period_end: to, total, status, number } = invoice;
  const body = html`<p class="row">
      <span>${dateText(created, locale)}</span><strong>${texts[status]}</strong>
    </p>
    <p class="row">
      <span>${dateText(from, locale)} – ${dateText(to, locale)}</span>
      <span>${moneyText(total, currency, locale)}</span>
    </p>
    <p class="row"><strong>${texts.total}</strong><strong>${moneyText(total, currency, locale)}</strong></p>`;
  const title = fill(texts.invoice, { number });
  return { html: hostedPage({ title, locale, body, otherLanguage: inOtherLanguage(call, locale) }) };
}
