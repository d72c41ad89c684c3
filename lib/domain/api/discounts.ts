import type { DiscountRule } from '@/lib/domain/discounts/discount';

export interface SingleCode {
  readonly code: string;
  /** Which holds it; null while none does. */
  readonly order: { readonly number: string; readonly at: number } | null;
}

/** Discounts as a store's people make them. */
export interface DiscountCallables {
  /** A new one has an id that its page made: sent again, it is the same. */
  saveDiscount: {
    request: { storeId: string; discountId: string; rule: DiscountRule };
    response: { discountId: string };
  };
  /** Orders keep what they were given. */
  deleteDiscount: { request: { storeId: string; discountId: string }; response: { ok: true } };
  /** Until the discount has `wanted` codes for one order each; `codes` is how many it has now, asked again until that is all. */
  makeDiscountCodes: {
    request: { storeId: string; discountId: string; wanted: number };
    response: { codes: number };
  };
  /** Its codes, some at once; `after` is the last one of the answer before, empty at first. */
  listDiscountCodes: {
    request: { storeId: string; discountId: string; after: string };
    response: { codes: readonly SingleCode[]; isLast: boolean };
  };
  /** How many orders hold each discount; cancelled ones hold none. */
  countDiscountOrders: {
    request: { storeId: string; discountIds: readonly string[] };
    response: { orders: Readonly<Record<string, number>> };
  };
}
