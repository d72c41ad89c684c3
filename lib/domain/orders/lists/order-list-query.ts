import { DOCUMENT_ID } from '@/lib/domain/ids';
import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import { momentsOf } from '@/lib/domain/stats/day-moments';
import { isDay, type Day } from '@/lib/domain/stats/store-day';
import { ORDER_ORIGINS, type OrderOrigin } from '@/lib/domain/orders/by-hand/by-hand';
import { PARTS, type OrderPart } from '@/lib/domain/orders/parcels/left-to-ship';
import { queryTokens } from './order-search';
import {
  CONFIRMATION_STATES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type ConfirmationState,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@/lib/domain/orders/order-status';

export const ORDER_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The query of the admin's order list; empty texts mean no choice. */
export interface OrderListQuery {
  readonly status: OrderStatus | '';
  readonly payment: PaymentStatus | '';
  readonly method: PaymentMethod | '';
  readonly confirmation: ConfirmationState | '';
  readonly part: OrderPart | '';
  readonly origin: OrderOrigin | '';
  /** Days in the store's calendar, both included. */
  readonly from: Day | '';
  readonly to: Day | '';
  readonly q: string;
  readonly sort: OrderSort;
  /** The page's cursor, from `cursorText`; at most one of both is set. */
  readonly after: string;
  readonly before: string;
}

/** `unasked` is left out, because most unasked orders do not store the state. */
export const LISTED_CONFIRMATIONS = CONFIRMATION_STATES.filter((state) => state !== 'unasked');

const LONGEST_SEARCH = 100;

export const ALL_ORDERS: OrderListQuery = {
  status: '',
  payment: '',
  method: '',
  confirmation: '',
  part: '',
  origin: '',
  from: '',
  to: '',
  q: '',
  sort: 'newest',
  after: '',
  before: '',
};

/** Parses any URL query; invalid values count as no choice. */
export function parseOrderListQuery(raw: RawQuery): OrderListQuery {
  const text = queryText(raw);
  const one = <T extends string>(options: readonly T[], name: string): T | '' =>
    options.find((option) => option === text(name)) ?? '';
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const after = parseCursor(text('after')) ? text('after') : '';
  return {
    status: one(ORDER_STATUSES, 'status'),
    payment: one(PAYMENT_STATUSES, 'payment'),
    method: one(PAYMENT_METHODS, 'method'),
    confirmation: one(LISTED_CONFIRMATIONS, 'confirmation'),
    part: one(PARTS, 'part'),
    origin: one(ORDER_ORIGINS, 'origin'),
    from: day('from'),
    to: day('to'),
    q: text('q').slice(0, LONGEST_SEARCH),
    sort: one(ORDER_SORTS, 'sort') || ALL_ORDERS.sort,
    after,
    before: !after && parseCursor(text('before')) ? text('before') : '',
  };
}

/** The URL query of a list: only what is chosen. */
export function orderListAddress(query: OrderListQuery): Record<string, string> {
  const chosen = Object.entries(query).filter(
    ([name, value]) => value !== ALL_ORDERS[name as keyof OrderListQuery],
  );
  return Object.fromEntries(chosen);
}

/** Applies a change; any change but of the page goes back to the first page. */
export const changedOrderList = (query: OrderListQuery, change: Partial<OrderListQuery>): OrderListQuery => ({
  ...query,
  after: '',
  before: '',
  ...change,
});

/** The number of filters besides the status, which has tabs. */
export const orderChoices = ({
  payment,
  method,
  confirmation,
  part,
  origin,
  from,
  to,
  q,
}: OrderListQuery): number =>
  [payment, method, confirmation, part, origin, from || to, q].filter(Boolean).length;

/** The orders to read; times in milliseconds, `until` exclusive. */
export interface OrderFilter {
  readonly status: OrderStatus | '';
  readonly payment: PaymentStatus | '';
  readonly method: PaymentMethod | '';
  readonly confirmation: ConfirmationState | '';
  readonly part: OrderPart | '';
  readonly origin: OrderOrigin | '';
  readonly since: number | null;
  readonly until: number | null;
  /** Orders with any of these search tokens; null for all, empty for a search without results. */
  readonly tokens: readonly string[] | null;
}

/** The filter of a list; days begin and end at midnight in the store's `timeZone`. */
export const orderFilter = (
  { status, payment, method, confirmation, part, origin, from, to, q }: OrderListQuery,
  timeZone: string,
): OrderFilter => ({
  status,
  payment,
  method,
  confirmation,
  part,
  origin,
  ...momentsOf({ from, to }, timeZone),
  tokens: q ? queryTokens(q) : null,
});

/** A page's cursor: the sort values of an order and its id. */
export interface OrderCursor {
  readonly values: readonly number[];
  readonly id: string;
}

export const cursorText = ({ values, id }: OrderCursor): string => [...values, id].join('.');

/** Null when invalid. */
export function parseCursor(text: string): OrderCursor | null {
  const parts = text.split('.');
  const values = parts.slice(0, -1).map(Number);
  const id = parts.at(-1) ?? '';
  const isWhole = values.length > 0 && values.length < 3 && values.every(Number.isSafeInteger);
  return isWhole && DOCUMENT_ID.test(id) ? { values, id } : null;
}
