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
import type { SoldDesign } from '@/lib/domain/studio/design/sold-design';
import { totalsOf, type Moment, type SoldLine } from './cart-totals';
import type { Destination } from './charges';
import type { PricingTerms } from './pricing-terms';
import { rateOf } from './rate-of';

interface Basis extends Destination, Moment {
  /** When it is sold, milliseconds: a sale may be on. */
  readonly now: number;
  readonly setting: PricingTerms;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

/** What is sold: products by id, and designs by id as far as they can be made today. */
export interface Catalogue {
  readonly products: ReadonlyMap<string, Product>;
  readonly designs: ReadonlyMap<string, SoldDesign>;
}

interface PricedLine {
  /** Null where it cannot be had. */
  readonly had: { readonly quoted: QuotedLine; readonly goods: SoldLine } | null;
  readonly changes: readonly LineChange[];
}

/**
 * Prices what a shopper wants from the catalogue alone: the variant's price and what its design adds. What cannot be had
 * is left out or reduced and listed in `changes`; lines of one variant share its stock, the first ones first. Each unit
 * price is converted and rounded once, so that the total is exactly the sum of the lines, the discounts and the charges. Fails with
 * `currency-unavailable`.
 */
export function priceCart(
  lines: readonly RequestedLine[],
  catalogue: Catalogue,
  { setting, currency, locale, now, day, code, prepaid, ...destination }: Basis,
): Result<PricedCart> {
  const rate = rateOf(setting, currency);
  if (rate === undefined) return fail({ code: 'currency-unavailable', params: { currency } });
  const convert = (amount: Minor) => convertPrice(amount, setting.baseCurrency, currency, rate);

  const taken = new Map<string, number>();
  const takenOf = (line: RequestedLine | QuotedLine) => taken.get(variantKey(line)) ?? 0;
  const priced = mergeSameLines(lines).map((line) => {
    const one = priceLine(line, catalogue, { locale, now, convert, taken: takenOf(line) });
    taken.set(variantKey(line), takenOf(line) + (one.had?.quoted.quantity ?? 0));
    return one;
  });
  // What a line could have is what all the others leave of its variant.
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

/** A request that names one line twice means the sum. */
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
  /** Pieces of the variant that lines before this one have. */
  readonly taken: number;
}

function priceLine(
  line: RequestedLine,
  catalogue: Catalogue,
  { locale, now, convert, taken }: Pricing,
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
  const price = priceAt(product, variant, now) + addOn;
  const { brandId, taxClass } = product;
  const categoryIds = categoryIdsOf(product);
  const { weight } = variant;
  const facts = { categoryIds, brandId, taxClass, ...(weight && { weight }) };
  const sold = { productId, quantity, unitPrice: convert(price), basePrice: price, ...facts };
  return {
    had: {
      quoted: { ...sold, variantId, ...designIn(line), available: variant.stock },
      goods: sold,
    },
    changes: changesOf(line, { stock, price }, which),
  };
}

/** What a line's design adds to its price; null where the board cannot be made so, or needs a design and has none. */
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
