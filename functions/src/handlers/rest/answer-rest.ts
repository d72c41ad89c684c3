import { ValidationError } from 'yup';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { problemOf, type RestError } from '@/lib/domain/rest/problem';
import {
  hasBody,
  OPERATIONS,
  REST_ROUTES,
  REST_VERSION,
  type AnyRestRoute,
  type OperationId,
} from '@/lib/domain/rest/rest-routes';
import type { Deps } from '@/functions/src/deps';
import { refusedRequest } from '@/functions/src/refused-request';
import { sizeOfRequest } from '@/functions/src/request-shape';
import { authenticate, type KeyHolder, type RestResult } from './authenticate';
import { listProducts, listStock, readProduct, setStock } from './catalogue-routes';
import { confirmOrder, correctParcel, listOrders, moveParcel, readOrder, shipParcel } from './order-routes';
import type { RestHandler } from './rest-call';

const HANDLERS: { readonly [O in OperationId]: RestHandler<O> } = {
  ...{ listOrders, readOrder, confirmOrder, shipParcel, correctParcel, moveParcel },
  ...{ listProducts, readProduct, listStock, setStock },
};

/** Several times the largest request of the table. */
const MOST_REST_BYTES = 16 * 1024;
const MOST_VALUES = 512;

/** A request as it came. */
export interface RestRequest {
  readonly method: string;
  /** With the version, as `/v1/orders`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly network: string;
  readonly requestId: string;
}

export interface RestReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Answers one request of the REST API: key, route, scope and input are checked in this order, before anything is read. */
export async function answerRest(deps: Deps, request: RestRequest): Promise<RestReply> {
  const holder = await authenticate(deps, request.authorization, request.network);
  if (!holder.ok) return refusal(holder.error, request);
  const found = matching(request.path);
  const operation = found.find((one) => REST_ROUTES[one].method === request.method);
  if (!operation && found.length > 0) {
    const Allow = found.map((one) => REST_ROUTES[one].method).join(', ');
    return refusal({ code: 'method-not-allowed' }, request, { Allow });
  }
  if (!operation) return refusal({ code: 'not-found' }, request);
  const { scope, status } = REST_ROUTES[operation];
  if (!holder.value.key.scopes.includes(scope)) return refusal({ code: 'scope-missing' }, request);
  const answer = await run(operation, deps, request, holder.value);
  if (!answer.ok) return refusal(answer.error, request);
  return { status, headers: { 'Content-Type': 'application/json' }, body: answer.value };
}

async function run<O extends OperationId>(
  operation: O,
  deps: Deps,
  request: RestRequest,
  holder: KeyHolder,
): Promise<RestResult<unknown>> {
  const route: AnyRestRoute = REST_ROUTES[operation];
  const once = route.key ? (request.idempotencyKey ?? '') : '';
  if (route.key === 'required' && !once) return { ok: false, error: { code: 'idempotency-key-missing' } };
  if (once && !isId(once))
    return { ok: false, error: { code: 'invalid-input', fields: { 'Idempotency-Key': 'field.invalid' } } };
  const query = checked(route.query, typedQuery(route.query, request.query));
  if (!query.ok) return query;
  const sent = jsonOf(hasBody(route) ? request.body : '');
  if (!sent.ok) return sent;
  const body = checked(route.body, sent.value);
  if (!body.ok) return body;
  const ids = request.path.split('/').filter((_, at) => partsOf(route.path)[at]?.startsWith('{'));
  const handler = HANDLERS[operation] as RestHandler<OperationId>;
  const { requestId } = request;
  const call = { ...holder, ids, query: query.value, body: body.value, once, requestId };
  return handler(deps, call as Parameters<typeof handler>[1]);
}

const partsOf = (path: string): string[] => `/${REST_VERSION}${path}`.split('/');

/** The routes of an address, one for each method. */
function matching(path: string): OperationId[] {
  const given = path.split('/');
  return OPERATIONS.filter((operation) => {
    const parts = partsOf(REST_ROUTES[operation].path);
    return (
      parts.length === given.length &&
      parts.every((part, at) => (part.startsWith('{') ? isId(given[at] ?? '') : part === given[at]))
    );
  });
}

const isId = (value: string): boolean => value.length <= MAX_ID_LENGTH && DOCUMENT_ID.test(value);

const NUMBER = /^\d{1,9}$/;

/** The parameters of a query that the route knows, with numbers where it wants them; strict fields take no default of yup's. */
function typedQuery(schema: AnyRestRoute['query'], query: URLSearchParams): Record<string, unknown> {
  const known = Object.entries(schema.describe().fields).filter(([name]) => query.has(name));
  const sent = known.map(([name, { type }]) => {
    const value = query.get(name) ?? '';
    return [name, type === 'number' && NUMBER.test(value) ? Number(value) : value];
  });
  return { ...schema.getDefault(), ...Object.fromEntries(sent) };
}

const malformed = { ok: false, error: { code: 'invalid-json' } } as const;

function jsonOf(body: string): RestResult<unknown> {
  if (Buffer.byteLength(body) > MOST_REST_BYTES) return { ok: false, error: { code: 'request-too-large' } };
  try {
    const value: unknown = JSON.parse(body || '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return malformed;
    return sizeOfRequest(value, MOST_VALUES) === null
      ? { ok: false, error: { code: 'request-too-large' } }
      : { ok: true, value };
  } catch {
    return malformed;
  }
}

function checked(schema: AnyRestRoute['query' | 'body'], value: unknown): RestResult<unknown> {
  try {
    return { ok: true, value: schema.validateSync(value, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, error: refusedRequest(error) };
  }
}

function refusal(
  error: RestError,
  { requestId }: RestRequest,
  headers: Readonly<Record<string, string>> = {},
): RestReply {
  const body = problemOf(error, requestId);
  return {
    status: body.status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json',
      ...(body.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(body.retryAfter !== undefined && { 'Retry-After': String(body.retryAfter) }),
    },
    body,
  };
}
