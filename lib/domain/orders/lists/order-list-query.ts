import { DOCUMENT_ID } from '@/lib/domain/ids';
import { queryText, type RawQuery } from '@/lib/domain/parse/query-text';
import { isDay, midnight, type Day } from '@/lib/domain/stats/store-day';
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

/** What the address of the admin's order list says; empty texts mean no choice. */
export interface OrderListQuery {
  readonly status: OrderStatus | '';
  readonly payment: PaymentStatus | '';
  readonly method: PaymentMethod | '';
  readonly confirmation: ConfirmationState | '';
  readonly part: OrderPart | '';
  /** Days of the reader's calendar, both included. */
  readonly from: Day | '';
  readonly to: Day | '';
  readonly q: string;
  readonly sort: OrderSort;
  /** Where the page begins or ends, of `cursorText`; at most one of them. */
  readonly after: string;
  readonly before: string;
}

/** Nobody was asked about the other orders, and most of them say nothing of it. */
export const LISTED_CONFIRMATIONS = CONFIRMATION_STATES.filter((state) => state !== 'unasked');

const LONGEST_SEARCH = 100;

export const ALL_ORDERS: OrderListQuery = {
  status: '',
  payment: '',
  method: '',
  confirmation: '',
  part: '',
  from: '',
  to: '',
  q: '',
  sort: 'newest',
  after: '',
  before: '',
};

/** Parses any query of the address bar; nonsense counts as no choice. */
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
    from: day('from'),
    to: day('to'),
    q: text('q').slice(0, LONGEST_SEARCH),
    sort: one(ORDER_SORTS, 'sort') || ALL_ORDERS.sort,
    after,
    before: !after && parseCursor(text('before')) ? text('before') : '',
  };
}

/** The address of a list: only what is chosen. */
export function orderListAddress(query: OrderListQuery): Record<string, string> {
  const chosen = Object.entries(query).filter(
    ([name, value]) => value !== ALL_ORDERS[name as keyof OrderListQuery],
  );
  return Object.fromEntries(chosen);
}

/** `query` with a change; any change but of the page leads to the first page. */
export const changedOrderList = (query: OrderListQuery, change: Partial<OrderListQuery>): OrderListQuery => ({
  ...query,
  after: '',
  before: '',
  ...change,
});

/** How many choices narrow the list beside its status, which has its tabs. */
export const orderChoices = ({ payment, method, confirmation, part, from, to, q }: OrderListQuery): number =>
  [payment, method, confirmation, part, from || to, q].filter(Boolean).length;

/** Which orders to read; times in milliseconds, `until` not included. */
export interface OrderFilter {
  readonly status: OrderStatus | '';
  readonly payment: PaymentStatus | '';
  readonly method: PaymentMethod | '';
  readonly confirmation: ConfirmationState | '';
  readonly part: OrderPart | '';
  readonly since: number | null;
  readonly until: number | null;
  /** The orders with any of these search tokens; null for all, and none for a search that finds nothing. */
  readonly tokens: readonly string[] | null;
}

/** What a list reads; its days begin and end at midnight where it is read. */
export const orderFilter = ({
  status,
  payment,
  method,
  confirmation,
  part,
  from,
  to,
  q,
}: OrderListQuery): OrderFilter => ({
  status,
  payment,
  method,
  confirmation,
  part,
  since: from ? midnight(from, 0) : null,
  until: to ? midnight(to, 1) : null,
  tokens: q ? queryTokens(q) : null,
});

/** The cursor of a page: the sort values of an order and its id. */
export interface OrderCursor {
  readonly values: readonly number[];
  readonly id: string;
}

export const cursorText = ({ values, id }: OrderCursor): string => [...values, id].join('.');

/** Null for what is no cursor. */
export function parseCursor(text: string): OrderCursor | null {
  const parts = text.split('.');
  const values = parts.slice(0, -1).map(Number);
  const id = parts.at(-1) ?? '';
  const isWhole = values.length > 0 && values.length < 3 && values.every(Number.isSafeInteger);
  return isWhole && DOCUMENT_ID.test(id) ? { values, id } : null;
}
