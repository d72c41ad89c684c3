import { lineItems } from '../billing/checkout-sessions';
import { invalid } from './api-error';
import type { ObjectStore } from './object-store';
import { TYPE_OF_PREFIX, type AnyObject } from './objects';

type Table = Record<string, unknown>;

/** Lists that an object shows only when asked to, by `type.field`. */
const LISTS: Readonly<Record<string, (objects: ObjectStore, object: Table) => unknown>> = {
  'charge.refunds': (objects, { id }) =>
    listing(objects, 'refund', { charge: String(id) }, `/v1/charges/${id}/refunds`),
  'checkout.session.line_items': (objects, { id }) => lineItems({ objects }, String(id)),
  'customer.subscriptions': (objects, { id }) =>
    listing(objects, 'subscription', { customer: String(id) }, `/v1/customers/${id}/subscriptions`),
};

/** A copy of the object with the paths of `expand` filled in, as `data.latest_charge.refunds`. */
export function expand(objects: ObjectStore, object: object, paths: readonly string[]): object {
  let expanded: unknown = object;
  for (const path of paths) expanded = expandPath(objects, expanded, path.split('.'), path);
  return expanded as object;
}

function expandPath(objects: ObjectStore, value: unknown, parts: readonly string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => expandPath(objects, entry, parts, path));
  const [name, ...rest] = parts;
  if (name === undefined || value === null) return value;
  const table = value as Table;
  const inner = table[name] === undefined ? hiddenList(objects, table, name) : table[name];
  if (inner === undefined) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const found = typeof inner === 'string' ? (referred(objects, inner) ?? inner) : inner;
  return { ...table, [name]: expandPath(objects, found, rest, path) };
}

function referred(objects: ObjectStore, id: string): AnyObject | undefined {
  const type = TYPE_OF_PREFIX[id.split('_', 1)[0] ?? ''];
  return type && objects.find(type, id);
}

function hiddenList(objects: ObjectStore, table: Table, name: string): unknown {
  return LISTS[`${String(table.object)}.${name}`]?.(objects, table);
}

function listing(
  objects: ObjectStore,
  type: 'refund' | 'subscription',
  where: Record<string, string>,
  url: string,
) {
  const { data, hasMore } = objects.list(type, { limit: 10, where });
  return { object: 'list', url, has_more: hasMore, data };
}
