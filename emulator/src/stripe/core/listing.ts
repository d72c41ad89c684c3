import { invalid } from './api-error';
import type { Call } from './call';
import type { ListQuery } from './object-store';
import type { ListOf, ObjectType, ObjectTypes } from './objects';

const USUAL_LIMIT = 10;
const LARGEST_LIMIT = 100;

type Narrowing = Pick<ListQuery, 'where' | 'anyOf'>;

/** Answers a list: `limit`, `starting_after`, `ending_before` and `created` as Stripe reads them. */
export function listOf<T extends ObjectType>(
  { objects, params }: Call,
  type: T,
  url: string,
  narrowing: Narrowing = {},
): ListOf<ObjectTypes[T]> {
  const created = params.record('created');
  const from = typeof created === 'object' && created ? (bound(created.gte) ?? above(created.gt)) : undefined;
  const to = typeof created === 'object' && created ? (bound(created.lte) ?? below(created.lt)) : undefined;
  const { data, hasMore } = objects.list(type, {
    limit: limitOf(params.integer('limit')),
    startingAfter: params.text('starting_after') ?? undefined,
    endingBefore: params.text('ending_before') ?? undefined,
    createdFrom: from,
    createdTo: to,
    ...narrowing,
  });
  return { object: 'list', url, has_more: hasMore, data };
}

/** Equality on those of the parameters that were given. */
export function whereGiven(
  { params }: Call,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(fields).map(([param, field]) => [field, params.text(param)] as const);
  return Object.fromEntries(entries.flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

function limitOf(limit = USUAL_LIMIT): number {
  if (limit >= 1 && limit <= LARGEST_LIMIT) return limit;
  throw invalid(`This value must be between 1 and ${LARGEST_LIMIT}.`, {
    code: limit < 1 ? 'parameter_invalid_integer' : undefined,
    param: 'limit',
  });
}

function bound(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^\d{1,12}$/.test(value)) return Number(value);
  throw invalid('Invalid timestamp', { param: 'created' });
}

function above(value: unknown): number | undefined {
  const exclusive = bound(value);
  return exclusive === undefined ? undefined : exclusive + 1;
}

function below(value: unknown): number | undefined {
  const exclusive = bound(value);
  return exclusive === undefined ? undefined : exclusive - 1;
}
