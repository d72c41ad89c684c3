import { BY_HAND } from '@/lib/domain/discounts/by-hand';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { Minor } from '@/lib/domain/money/money';
import { fieldsOf, filledText, oneOf, text } from '@/lib/domain/parse/fields';

/** Where an order came from that the store's people took. */
export const ORDER_SOURCES = ['phone', 'whatsapp', 'instagram', 'shop'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** How long one waits for its payment, in hours. */
export const HOLD_HOURS = [2, 24, 48, 72, 168] as const;
export const USUAL_HOLD_HOURS = 48;

/** How the store's people took an order; its shopper does not read it. */
export interface OrderByHand {
  readonly source: OrderSource;
  /** The uid of who took it. */
  readonly by: string;
  /** Why it costs less than the shop asks; empty where it does not. */
  readonly reason: string;
  readonly note: string;
}

/** Null for what shoppers placed, and from before orders by hand. */
export function parseByHand(value: unknown): OrderByHand | null {
  const fields = fieldsOf(value);
  const [source, by] = [oneOf(ORDER_SOURCES, fields.source), filledText(fields.by)];
  return source && by
    ? { source, by, reason: text(fields.reason) ?? '', note: text(fields.note) ?? '' }
    : null;
}

/**
 * What staff take off the goods, minor units of the base currency: in the place of a code's discount, beside all that combine.
 * Undefined where they take nothing off.
 */
export const handDiscount = (amount: Minor): Discount | undefined =>
  amount > 0
    ? {
        ...{ id: BY_HAND, codes: 0, code: '', singleUse: false, enabled: true },
        name: { en: 'Discount', ar: 'خصم' },
        ...{ kind: 'amount', amount, percent: 0, buy: 0, get: 0, tiersBy: 'total', steps: [] },
        target: { of: 'all', ids: [], except: false },
        ...{ minimum: 0, combines: true, currencies: [], startsOn: null, endsOn: null },
        ...{ firstOrderOnly: false, groups: [], limit: null, limitPerCustomer: null, updatedAt: 0 },
      }
    : undefined;
