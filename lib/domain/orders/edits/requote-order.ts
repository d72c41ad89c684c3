import type { QuotedLine, RequestedLine } from '@/lib/domain/api/orders';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { totalsOf, type ByHand, type CartTotals, type SoldLine } from '@/lib/domain/cart/pricing/cart-totals';
import { priceCart, type Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import type { PricingTerms } from '@/lib/domain/cart/pricing/pricing-terms';
import { findVariant } from '@/lib/domain/catalogue/product';
import { categoryIdsOf } from '@/lib/domain/discounts/category-ids';
import type { Discount } from '@/lib/domain/discounts/discount';
import { convertMinor } from '@/lib/domain/money/money';
import type { Order, OrderLine, ShippingAddress } from '@/lib/domain/orders/order';
import { snapshot } from '@/lib/domain/orders/placing/build-order';
import { fail, ok, type Result } from '@/lib/domain/result';

/** A kept line of the order, by position. */
export interface KeptLine {
  readonly line: number;
  readonly quantity: number;
}

/** The wanted state of an order. */
export interface OrderChanges {
  /** Lines not listed are removed. */
  readonly kept: readonly KeptLine[];
  readonly added: readonly Omit<RequestedLine, 'designId' | 'seenPrice'>[];
  readonly address: ShippingAddress;
  readonly deliveryMethod?: string | undefined;
  readonly byHand: ByHand;
}

export interface EditTerms {
  readonly setting: PricingTerms;
  /** The products of the order and of the additions. */
  readonly catalogue: Catalogue;
  /** The discount of the order's code; undefined without one. */
  readonly code: Discount | undefined;
}

interface Requoted {
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
}

/**
 * Prices the changed order like a cart: bought pieces keep their price, and the order keeps its exchange rate and the
 * discounts of its day; additions cost today's price. Fails as `placeOrder` does, and with `goods-missing` for
 * unavailable additions. `now` (milliseconds) decides whether additions are on sale.
 */
export function requoteOrder(
  order: Order,
  { kept, added, address, deliveryMethod, byHand }: OrderChanges,
  { now, setting, catalogue, code }: EditTerms & { readonly now: number },
): Result<Requoted> {
  const { currency, rate, paymentMethod, prepaid, day, locale } = order;
  const terms = { ...setting, currencies: [{ code: currency, rate }] };
  const wanted = added.map((line) => ({ ...line, seenPrice: 0 }));
  const priced = priceCart(wanted, catalogue, { now, setting: terms, currency, locale, day });
  if (!priced.ok) return priced;
  const missing = priced.value.changes.filter(({ kind }) => kind !== 'price');
  if (missing.length) {
    const titles = [...new Set(missing.map(({ title }) => title))].join(', ');
    return fail({ code: 'goods-missing', params: { titles }, changes: missing });
  }
  const lines: Omit<OrderLine, 'discount'>[] = [
    ...kept.flatMap(({ line, quantity }) => {
      const bought = order.lines[line];
      return bought ? [{ ...bought, quantity }] : [];
    }),
    ...priced.value.lines.map((line) => snapshot(line, catalogue)),
  ];
  const base = { order, base: setting.baseCurrency };
  const goods = [
    ...kept.map((one) => keptGoods(one, catalogue, base)),
    ...priced.value.lines.map((line) => addedGoods(line, base)),
  ];
  const totals = totalsOf(
    { lines: goods, currency, rate },
    terms,
    { ...deliveredTo(address), paymentMethod, deliveryMethod },
    { day, code, prepaid: prepaid && { balance: prepaid.amount, currency }, byHand },
  );
  return ok({ lines: withDiscounts(lines, totals), totals });
}

interface Base {
  readonly order: Order;
  readonly base: PricingTerms['baseCurrency'];
}

/** Discounts, VAT and delivery use the current product, or the line's own data if it is gone. */
function keptGoods(
  { line, quantity }: KeptLine,
  { products }: Catalogue,
  { order: { lines, tax, currency, rate }, base }: Base,
): SoldLine {
  const bought = lines[line];
  if (!bought) throw new Error(`The order has no line ${line}.`);
  const { productId, variantId, unitPrice, listPrice, categoryId } = bought;
  const product = products.get(productId);
  const weight = product && findVariant(product, variantId)?.weight;
  return {
    productId,
    quantity,
    unitPrice,
    listPrice,
    basePrice: convertMinor(unitPrice, currency, base, 1 / rate),
    categoryIds: product ? categoryIdsOf(product) : [categoryId],
    brandId: product?.brandId ?? '',
    taxClass: tax?.lines[line]?.taxClass ?? product?.taxClass ?? 'standard',
    ...(weight && { weight }),
  };
}

const addedGoods = (line: QuotedLine, { order: { currency, rate }, base }: Base): SoldLine => ({
  ...line,
  basePrice: convertMinor(line.unitPrice, currency, base, 1 / rate),
});

const withDiscounts = (
  lines: readonly Omit<OrderLine, 'discount'>[],
  { discounts }: CartTotals,
): OrderLine[] =>
  lines.map((line, at) => ({
    ...line,
    discount: discounts.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0),
  }));
