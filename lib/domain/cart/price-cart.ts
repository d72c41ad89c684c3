import type { PricedCart, QuotedLine, RequestedLine } from '@/lib/domain/api/orders';
import { findOffered } from '@/lib/domain/catalogue/product';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import { convertPrice } from '@/lib/domain/money/money';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { lineKey } from './cart';
import { totalsOf } from './cart-totals';
import type { Destination } from './charges';
import type { PricingTerms } from './pricing-terms';

interface Basis extends Destination {
  readonly setting: PricingTerms;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

interface PricedLine {
  readonly quoted: QuotedLine | null;
  /** Minor units of the base currency. */
  readonly baseTotal: Minor;
  readonly changes: readonly LineChange[];
}

/** Units of `currency` for one of the store's base currency, undefined when the store does not offer it. */
export const rateOf = (setting: PricingTerms, currency: CurrencyCode): ExchangeRate | undefined =>
  setting.currencies.find(({ code }) => code === currency)?.rate;

/**
 * Prices what a shopper wants from the catalogue (product id to product) alone. What cannot be had is left out or
 * reduced and listed in `changes`. Each unit price is converted and rounded once, so that the total is exactly the
 * sum of the lines and the charges. Fails with `currency-unavailable`.
 */
export function priceCart(
  lines: readonly RequestedLine[],
  catalogue: ReadonlyMap<string, Product>,
  { setting, currency, locale, city, paymentMethod }: Basis,
): Result<PricedCart> {
  const rate = rateOf(setting, currency);
  if (rate === undefined) return fail({ code: 'currency-unavailable', params: { currency } });
  const convert = (amount: Minor) => convertPrice(amount, setting.baseCurrency, currency, rate);

  const priced = mergeSameVariants(lines).map((line) => priceLine(line, catalogue, locale, convert));
  const quoted = priced.flatMap((line) => line.quoted ?? []);
  const subtotal = quoted.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const baseSubtotal = priced.reduce((sum, line) => sum + line.baseTotal, 0);
  const goods = { currency, subtotal, baseSubtotal, isEmpty: quoted.length === 0 };
  return ok({
    lines: quoted,
    changes: priced.flatMap((line) => line.changes),
    ...totalsOf(goods, convert, setting, { city, paymentMethod }),
  });
}

/** Two lines of one variant must share its stock, so they become one. */
function mergeSameVariants(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const quantity = line.quantity + (merged.get(key)?.quantity ?? 0);
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

function priceLine(
  line: RequestedLine,
  catalogue: ReadonlyMap<string, Product>,
  locale: Locale,
  convert: (amount: Minor) => Minor,
): PricedLine {
  const { productId, variantId } = line;
  const product = catalogue.get(productId);
  const title = product?.status === 'active' ? localized(product.title, locale) : '';
  const variant = product?.status === 'active' ? findOffered(product, variantId) : undefined;
  const which = { productId, variantId, title };
  if (!variant) return { quoted: null, baseTotal: 0, changes: [{ kind: 'gone', ...which }] };
  if (variant.stock < 1) return { quoted: null, baseTotal: 0, changes: [{ kind: 'sold-out', ...which }] };

  const quantity = Math.min(line.quantity, variant.stock);
  return {
    quoted: { productId, variantId, quantity, available: variant.stock, unitPrice: convert(variant.price) },
    baseTotal: variant.price * quantity,
    changes: changesOf(line, variant, which),
  };
}

function changesOf(
  line: RequestedLine,
  { stock, price }: Variant,
  which: Pick<LineChange, 'productId' | 'variantId' | 'title'>,
): LineChange[] {
  const changes: LineChange[] = [];
  if (line.quantity > stock) changes.push({ kind: 'stock', ...which, available: stock });
  if (line.seenPrice !== price) changes.push({ kind: 'price', ...which, from: line.seenPrice, to: price });
  return changes;
}
