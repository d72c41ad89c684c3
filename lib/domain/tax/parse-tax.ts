import { isCurrencyCode } from '@/lib/domain/money/money';
import { count, fieldsOf, finite, listOf, oneOf, text } from '@/lib/domain/parse/fields';
import { isDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { OrderTax, TaxedPart } from './order-tax';
import { TAX_CLASSES, WHOLE } from './tax-class';

/** Null for orders from before VAT, and of unregistered stores. */
export function parseOrderTax(value: unknown): OrderTax | null {
  const fields = fieldsOf(value);
  if (typeof fields.included !== 'boolean') return null;
  return {
    included: fields.included,
    country: text(fields.country) ?? '',
    lines: listOf(fields.lines, parseTaxedPart),
    delivery: parseTaxedPart(fields.delivery),
    cashFee: parseTaxedPart(fields.cashFee),
  };
}

/** A missing or malformed part counts as 0. */
export function parseTaxedPart(value: unknown): TaxedPart {
  const fields = fieldsOf(value);
  return {
    taxClass: oneOf(TAX_CLASSES, fields.taxClass) ?? 'standard',
    rate: count(fields.rate) ?? 0,
    net: count(fields.net) ?? 0,
    tax: count(fields.tax) ?? 0,
  };
}

/** The rates of a store's setting by country; the first is the store's own. */
export function parseTaxRates(value: unknown): StoreSetting['tax']['rates'] {
  const rows = listOf(value, (item) => {
    const fields = fieldsOf(item);
    const [country, rate] = [text(fields.country) ?? '', count(fields.rate)];
    return /^[A-Z]{2}$/.test(country) && rate !== undefined && rate <= WHOLE ? { country, rate } : undefined;
  });
  return rows.filter((row, at) => rows.findIndex(({ country }) => country === row.country) === at);
}

/** The owner's rate for the tax currency; null when the tax currency is the base currency. */
export function parseExchange(value: unknown): StoreSetting['tax']['exchange'] {
  const { from, currency, rate: stored, day } = fieldsOf(value);
  const rate = finite(stored) ?? 0;
  if (!isCurrencyCode(from) || !isCurrencyCode(currency) || rate <= 0 || !isDay(day)) return null;
  return { from, currency, rate, day };
}
