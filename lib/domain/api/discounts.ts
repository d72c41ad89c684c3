import type { DiscountRule } from '@/lib/domain/discounts/discount';

export interface SingleCode {
  readonly code: string;
  /** The order that uses it; null when unused. */
  readonly order: { readonly number: string; readonly at: number } | null;
}

/** Management of discounts by staff. */
export interface DiscountCallables {
  /** The page makes the id of a new discount, so that a retry creates no second one. */
  saveDiscount: {
    /**
     * `seen`: the `updatedAt` that the form loaded, 0 for a new one. A newer rule fails with `edited-meanwhile`, a
     * deleted one with `discount-not-found`.
     */
    request: { storeId: string; discountId: string; rule: DiscountRule; seen: number };
    response: { discountId: string };
  };
  /** Orders keep the discounts they got. */
  deleteDiscount: { request: { storeId: string; discountId: string }; response: { ok: true } };
  /**
   * Creates single-use codes until the discount has `wanted`. `codes` is the current count; clients repeat the call
   * until it is reached.
   */
  makeDiscountCodes: {
    request: { storeId: string; discountId: string; wanted: number };
    response: { codes: number };
  };
  /** One page of its codes; `after` is the last code of the previous page, empty at first. */
  listDiscountCodes: {
    request: { storeId: string; discountId: string; after: string };
    response: { codes: readonly SingleCode[]; isLast: boolean };
  };
  /** How many orders use each discount; cancelled ones do not count. */
  countDiscountOrders: {
    request: { storeId: string; discountIds: readonly string[] };
    response: { orders: Readonly<Record<string, number>> };
  };
}
