import { parseByHand } from '@/lib/domain/orders/by-hand/by-hand';
import { reasonOf } from '@/lib/domain/orders/by-hand/own-price';
import { fieldsOf, filledText, listOf, type Fields } from '@/lib/domain/parse/fields';

/** Prices that staff set instead of the shop's, by variant, with the reason. */
export function auditedPrices(lines: unknown, byHand: unknown, currency: unknown): Fields {
  const { prices } = parseByHand(byHand) ?? { prices: [] };
  return Object.fromEntries(
    listOf(lines, (line): [string, Fields] | undefined => {
      const { variantId, productId, unitPrice, listPrice } = fieldsOf(line);
      const [variant, product] = [filledText(variantId), filledText(productId)];
      if (!variant || !product || listPrice === undefined) return undefined;
      const reason = reasonOf(prices, { productId: product, variantId: variant });
      return [
        variant,
        { price: { amount: unitPrice, currency }, listPrice: { amount: listPrice, currency }, reason },
      ];
    }),
  );
}
