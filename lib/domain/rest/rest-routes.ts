import { array, mixed, object, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { MAX_STOCK } from '@/lib/domain/catalogue/product';
import { reasonField, shipmentFields } from '@/lib/domain/orders/order-admin-fields';
import { ORDER_STATUSES, UNDELIVERED_REASONS, type OrderStatus } from '@/lib/domain/orders/order-status';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import { PARCEL_STATES } from '@/lib/domain/orders/parcels/parcel';
import { integer, invalid, oneOf, optionalInteger } from '@/lib/domain/request-schemas/parts';
import { typedText } from '@/lib/domain/forms/fields';
import type { ApiScope } from './api-key';

/** The version in every address; a breaking change gets a new one. */
export const REST_VERSION = 'v1';

const MOST_PER_PAGE = 100;
const PER_PAGE = 50;

interface RestRoute<Q extends AnyObject = AnyObject, B extends AnyObject = AnyObject> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the version; `{name}` is a document id. */
  readonly path: string;
  readonly scope: ApiScope;
  readonly summary: string;
  readonly query: ObjectSchema<Q>;
  /** Without fields for requests without a body. */
  readonly body: ObjectSchema<B>;
  /** The schema of the answer, by its name in the document. */
  readonly answer: string;
  readonly status: 200 | 201;
  /** Whether the header `Idempotency-Key` is read. */
  readonly key?: 'required' | 'optional';
  /** What to know beyond the summary. */
  readonly notes?: string;
}

const asIs = (value: string) => value;
const LONGEST_CURSOR = 300;
const LONGEST_TIME = 40;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const NONE = object({});
const paged = {
  limit: optionalInteger(1, MOST_PER_PAGE).default(PER_PAGE),
  cursor: typedText(asIs, LONGEST_CURSOR),
};

const parcelLines = array(
  object({ line: integer(0, MAX_LINES), quantity: integer(1, MAX_QUANTITY, 'field.quantity.invalid') }),
)
  .typeError(invalid)
  .min(1, invalid)
  .max(MAX_LINES, invalid);

const route = <Q extends AnyObject, B extends AnyObject>(row: RestRoute<Q, B>) => row;

/** All routes of the REST API: what is checked, called and published (docs/api.md). */
export const REST_ROUTES = {
  listOrders: route({
    ...{ method: 'GET', path: '/orders', scope: 'orders:read', answer: 'OrderPage', status: 200 },
    summary: 'List orders',
    notes:
      'Oldest first; with `updatedSince` by their last change from two minutes earlier on, for synchronizing. `status` and `updatedSince` exclude each other.',
    query: object({
      ...paged,
      status: mixed<OrderStatus>().oneOf([...ORDER_STATUSES], invalid),
      updatedSince: typedText(asIs, LONGEST_TIME).matches(TIME, { message: invalid }),
    }),
    body: NONE,
  }),
  readOrder: route({
    ...{ method: 'GET', path: '/orders/{order}', scope: 'orders:read', answer: 'Order', status: 200 },
    ...{ summary: 'Read an order', query: NONE, body: NONE },
  }),
  confirmOrder: route({
    ...{
      method: 'POST',
      path: '/orders/{order}/confirm',
      scope: 'orders:write',
      answer: 'Order',
      status: 200,
    },
    ...{ summary: 'Confirm a placed order', query: NONE, body: NONE },
    notes: 'The shopper is told. A confirmed order is answered as it is.',
  }),
  shipParcel: route({
    ...{
      method: 'POST',
      path: '/orders/{order}/parcels',
      scope: 'orders:write',
      answer: 'Order',
      status: 201,
    },
    ...{ summary: 'Ship a parcel of a confirmed order', query: NONE, key: 'required' },
    notes: 'Without `lines` the parcel holds everything that is left. The key becomes the id of the parcel.',
    body: object({ ...shipmentFields(), lines: parcelLines.optional().default(undefined) }),
  }),
  correctParcel: route({
    ...{ method: 'PUT', path: '/orders/{order}/parcels/{parcel}', scope: 'orders:write' },
    ...{ answer: 'Order', status: 200, query: NONE },
    summary: 'Replace the carrier and tracking number of a parcel',
    body: object(shipmentFields()),
  }),
  moveParcel: route({
    ...{ method: 'POST', path: '/orders/{order}/parcels/{parcel}/move', scope: 'orders:write' },
    ...{ answer: 'Order', status: 200, query: NONE },
    summary: 'Move a parcel on',
    notes:
      'From `shipped` to `delivered` or `undelivered` (with `why`); from `undelivered` to `shipped` or `returned`.',
    body: object({
      from: oneOf(PARCEL_STATES),
      to: oneOf(PARCEL_STATES),
      why: mixed<UndeliveredReason>().oneOf([...UNDELIVERED_REASONS], 'field.why.required'),
      reason: reasonField(),
    }),
  }),
  listProducts: route({
    ...{ method: 'GET', path: '/products', scope: 'products:read', answer: 'ProductPage', status: 200 },
    ...{ summary: 'List products', notes: 'By id, drafts included.', query: object(paged), body: NONE },
  }),
  readProduct: route({
    ...{ method: 'GET', path: '/products/{product}', scope: 'products:read', answer: 'Product', status: 200 },
    ...{ summary: 'Read a product', query: NONE, body: NONE },
  }),
  listStock: route({
    ...{ method: 'GET', path: '/stock', scope: 'stock:read', answer: 'StockPage', status: 200 },
    ...{ summary: 'List the stock of all variants', query: object(paged), body: NONE },
    notes: '`limit` counts products; a page holds all of their variants.',
  }),
  setStock: route({
    ...{
      method: 'PUT',
      path: '/stock/{product}/{variant}',
      scope: 'stock:write',
      answer: 'Stock',
      status: 200,
    },
    ...{ summary: 'Set the stock of a variant', query: NONE, key: 'optional' },
    notes:
      'With `seenStock`, the stock that the caller knew, only the difference is added, so that orders placed meanwhile still count; this needs an `Idempotency-Key`.',
    body: object({ stock: integer(0, MAX_STOCK), seenStock: optionalInteger(0, Number.MAX_SAFE_INTEGER) }),
  }),
} as const;

export type OperationId = keyof typeof REST_ROUTES;
export const OPERATIONS = Object.keys(REST_ROUTES) as readonly OperationId[];

export type QueryOf<O extends OperationId> = InferType<(typeof REST_ROUTES)[O]['query']>;
export type BodyOf<O extends OperationId> = InferType<(typeof REST_ROUTES)[O]['body']>;

/** Any row of the table. */
export type AnyRestRoute = (typeof REST_ROUTES)[OperationId];

export const hasBody = ({ body }: AnyRestRoute): boolean => Object.keys(body.fields).length > 0;

/** The names in a path, in their order. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
