import { BY_HAND, type Discount } from '@/lib/domain/discounts/discount';
import type { Minor } from '@/lib/domain/money/money';
import { fieldsOf, filledText, flag, listOf, oneOf, text } from '@/lib/domain/parse/fields';
import { parsePriceReason, type PriceReason } from './own-price';

/** The source of an order that staff entered. */
export const ORDER_SOURCES = ['phone', 'whatsapp', 'instagram', 'shop'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** The source of any order; orders that shoppers place are `online`. */
export const ORDER_ORIGINS = ['online', ...ORDER_SOURCES] as const;
export type OrderOrigin = (typeof ORDER_ORIGINS)[number];

export const originOf = ({ byHand }: { readonly byHand: OrderByHand | null }): OrderOrigin =>
  byHand?.source ?? 'online';

/** How many hours an order can wait for payment. */
export const HOLD_HOURS = [2, 24, 48, 72, 168] as const;
export const USUAL_HOLD_HOURS = 48;

/** How staff entered an order; shoppers do not see it. */
export interface OrderByHand {
  readonly source: OrderSource;
  /** The uid of the staff member. */
  readonly by: string;
  /** Why it costs less than the shop's prices; empty otherwise. */
  readonly reason: string;
  readonly note: string;
  /** The reasons for lines with their own prices. */
  readonly prices: readonly PriceReason[];
  /** Whether the figures by source include it; older orders always count as online. */
  readonly counted: boolean;
}

/** Null for orders that shoppers placed, and for older orders. */
export function parseByHand(value: unknown): OrderByHand | null {
  const fields = fieldsOf(value);
  const [source, by] = [oneOf(ORDER_SOURCES, fields.source), filledText(fields.by)];
  if (!source || !by) return null;
  const [reason, note] = [text(fields.reason) ?? '', text(fields.note) ?? ''];
  const [prices, counted] = [listOf(fields.prices, parsePriceReason), flag(fields.counted) ?? false];
  return { source, by, reason, note, prices, counted };
}

/**
 * The staff's discount on the goods, minor units of the base currency: it takes the place of a code's discount and
 * combines with others. Undefined without one.
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
