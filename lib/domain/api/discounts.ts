import type { DiscountRule } from '@/lib/domain/discounts/discount';

export interface SingleCode {
  readonly code: string;
  /** The order that holds it; null while none does. */
  readonly order: { readonly number: string; readonly at: number } | null;
}

/** Discounts as a store's people make them. */
export interface DiscountCallables {
  /** The page makes the id of a new one, so that a retry makes no second one. */
  saveDiscount: {
    /** `seen`: the `updatedAt` that the form began from, 0 for a new one; a newer rule refuses with `edited-meanwhile`, a deleted one with `discount-not-found`. */
    request: { storeId: string; discountId: string; rule: DiscountRule; seen: number };
    response: { discountId: string };
  };
  /** Orders keep what they were given. */
  deleteDiscount: { request: { storeId: string; discountId: string }; response: { ok: true } };
  /** Makes single-use codes until the discount has `wanted`; `codes` is how many it has now, so clients repeat the call until that is all. */
  makeDiscountCodes: {
    request: { storeId: string; discountId: string; wanted: number };
    response: { codes: number };
  };
  /** One page of its codes; `after` is the last code of the page before, empty at first. */
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
