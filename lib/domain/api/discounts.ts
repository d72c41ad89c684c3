import type { DiscountRule } from '@/lib/domain/discounts/discount';

/** Discounts as a store's people make them. */
export interface DiscountCallables {
  /** A new one has an id that its page made: sent again, it is the same. */
  saveDiscount: {
    request: { storeId: string; discountId: string; rule: DiscountRule };
    response: { discountId: string };
  };
  /** Orders keep what they were given. */
  deleteDiscount: { request: { storeId: string; discountId: string }; response: { ok: true } };
  /** How many orders hold each discount; cancelled ones hold none. */
  countDiscountOrders: {
    request: { storeId: string; discountIds: readonly string[] };
    response: { orders: Readonly<Record<string, number>> };
  };
}
