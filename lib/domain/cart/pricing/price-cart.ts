import type { PricedCart, QuotedLine, RequestedLine } from '@/lib/domain/api/orders';
import { designIn, lineKey, variantKey } from '@/lib/domain/cart/cart';
import { findOffered } from '@/lib/domain/catalogue/product';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { priceAt } from '@/lib/domain/catalogue/sale/price-at';
import type { ChangedLine, LineChange } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { Locale } from '@/lib/domain/locale';
import { categoryIdsOf } from '@/lib/domain/discounts/category-ids';
import { convertPrice } from '@/lib/domain/money/money';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { ownPriceOf, type OwnPrice } from '@/lib/domain/orders/by-hand/own-price';
import type { SoldDesign } from '@/lib/domain/studio/design/sold-design';
import { totalsOf, type Moment, type SoldLine } from './cart-totals';
import type { Destination } from './charges';
import type { PricingTerms } from './pricing-terms';
import { rateOf } from './rate-of';

interface Basis extends Destination, Moment {
  /** The time of sale, milliseconds: sale prices may apply. */
  readonly now: number;
  readonly setting: PricingTerms;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
  /** Prices that staff set for this order. */
  readonly ownPrices?: readonly OwnPrice[] | undefined;
}

/** The catalogue: products by id, and the designs that can still be made, by id. */
export interface Catalogue {
  readonly products: ReadonlyMap<string, Product>;
  readonly designs: ReadonlyMap<string, SoldDesign>;
}

interface PricedLine {
  /** Null when unavailable. */
  readonly had: { readonly quoted: QuotedLine; readonly goods: SoldLine } | null;
  readonly changes: readonly LineChange[];
}

/**
 * Prices requested lines from the catalogue alone: the variant's price plus the design's add-on, or the staff's price.
 * Unavailable pieces are removed or reduced and listed in `changes`; lines of one variant share its stock in order.
 * Each unit price is converted and rounded once, so that the total equals the sum of lines, discounts and charges.
 * Fails with `currency-unavailable`.
 */
export function priceCart(
  lines: readonly RequestedLine[],
  catalogue: Catalogue,
  { setting, currency, locale, now, day, code, prepaid, ownPrices = [], ...destination }: Basis,
): Result<PricedCart> {
  const rate = rateOf(setting, currency);
  if (rate === undefined) return fail({ code: 'currency-unavailable', params: { currency } });
  const convert = (amount: Minor) => convertPrice(amount, setting.baseCurrency, currency, rate);

  const taken = new Map<string, number>();
  const takenOf = (line: RequestedLine | QuotedLine) => taken.get(variantKey(line)) ?? 0;
  const priced = mergeSameLines(lines).map((line) => {
    const one = priceLine(line, catalogue, { locale, now, convert, ownPrices, taken: takenOf(line) });
    taken.set(variantKey(line), takenOf(line) + (one.had?.quoted.quantity ?? 0));
    return one;
  });
  // The stock available to a line is what the other lines of its variant leave.
  const quoted = priced
    .flatMap(({ had }) => had?.quoted ?? [])
    .map((line) => ({ ...line, available: line.available - takenOf(line) + line.quantity }));
  const goods = priced.flatMap(({ had }) => had?.goods ?? []);
  return ok({
    lines: quoted,
    changes: priced.flatMap((line) => line.changes),
    ...totalsOf({ lines: goods, currency, rate }, setting, destination, { day, code, prepaid }),
  });
}

/** Adds up lines that a request names twice. */
function mergeSameLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const quantity = line.quantity + (merged.get(key)?.quantity ?? 0);
    merged.set(key, { ...line, quantity });
  }
  return [...merged.values()];
}

interface Pricing {
  readonly now: number;
  readonly locale: Locale;
  readonly convert: (amount: Minor) => Minor;
  readonly ownPrices: readonly OwnPrice[];
  /** Pieces of the variant that earlier lines take. */
  readonly taken: number;
}

function priceLine(
  line: RequestedLine,
  catalogue: Catalogue,
  { locale, now, convert, ownPrices, taken }: Pricing,
): PricedLine {
  const { productId, variantId } = line;
  const product = catalogue.products.get(productId);
  const title = product?.status === 'active' ? localized(product.title, locale) : '';
  const variant = product?.status === 'active' ? findOffered(product, variantId) : undefined;
  const which = { productId, variantId, ...designIn(line), title };
  const none = (kind: 'gone' | 'sold-out' | 'design'): PricedLine => ({
    had: null,
    changes: [{ kind, ...which }],
  });
  if (!product || !variant) return none('gone');
  const addOn = addOnOf(line, product, catalogue.designs);
  if (addOn === null) return none('design');
  const stock = variant.stock - taken;
  if (stock < 1) return none('sold-out');

  const quantity = Math.min(line.quantity, stock);
  const listed = priceAt(product, variant, now) + addOn;
  const own = ownPriceOf(ownPrices, line);
  const price = own ?? listed;
  const { brandId, taxClass } = product;
  const categoryIds = categoryIdsOf(product);
  const { weight } = variant;
  const facts = { categoryIds, brandId, taxClass, ...(weight && { weight }) };
  const sold = { productId, quantity, unitPrice: convert(price), basePrice: price, ...facts };
  const listPrice = own === undefined ? {} : { listPrice: convert(listed) };
  return {
    had: {
      quoted: { ...sold, ...listPrice, variantId, ...designIn(line), available: variant.stock },
      goods: { ...sold, ...listPrice },
    },
    changes: changesOf(line, { stock, price: listed }, which),
  };
}

/** The design's add-on to the price; null if the design does not fit the line, or if a required design is missing. */
function addOnOf(line: RequestedLine, product: Product, designs: Catalogue['designs']): Minor | null {
  const { designId } = designIn(line);
  if (designId === undefined) return product.studio ? null : 0;
  const design = designs.get(designId);
  const isItsOwn = design?.productId === line.productId && design.variantId === line.variantId;
  return product.studio && design && isItsOwn ? design.addOn : null;
}

function changesOf(
  line: RequestedLine,
  { stock, price }: Pick<Variant, 'stock' | 'price'>,
  which: ChangedLine,
): LineChange[] {
  const changes: LineChange[] = [];
  if (line.quantity > stock) changes.push({ kind: 'stock', ...which, available: stock });
  if (line.seenPrice !== price) changes.push({ kind: 'price', ...which, from: line.seenPrice, to: price });
  return changes;
}
