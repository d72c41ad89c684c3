import type { IndexShape } from '../indexes/ordered-index';
import { cursorBounds, directed, type KeyRange } from '../indexes/order-key';
import { relativePath } from '../names';
import type { Query } from '../types';
import { AFTER, encodeName, encodeValue, rangeOf } from '../values/value-encoding';
import { searchedDisjunctions, type Conjunction, type FieldFilter } from './disjunctions';

/** One walk along an index; its keys after `prefix` are the query's order keys. */
interface Scan {
  readonly shape: IndexShape;
  readonly prefix: string;
  /** Within the order keys. */
  readonly range: KeyRange;
  /** What the index does not prove and each document must still be tested for. */
  readonly residual: Conjunction;
}

/** One scan per branch of the disjunctive normal form; merged by order key they give the result in order. */
export function planScans(query: Query): Scan[] {
  const cursors = cursorBounds(query);
  return searchedDisjunctions(query).map((branch) => planBranch(query, branch, cursors));
}

function planBranch(query: Query, branch: Conjunction, cursors: KeyRange): Scan {
  const contains = branch.find(({ op }) => op === 'ARRAY_CONTAINS');
  const equalities = new Map<string, FieldFilter>();
  for (const filter of branch) {
    if (filter.op === 'EQUAL' && filter.field !== '__name__' && !equalities.has(filter.field)) {
      equalities.set(filter.field, filter);
    }
  }
  const equal = [...equalities.values()].sort((a, b) => (a.field < b.field ? -1 : 1));
  const [first] = query.orderBy;
  const ranges = branch.filter((filter) => filter.field === first?.field && boundsOf(filter) !== null);
  const proven = new Set<FieldFilter>([...(contains ? [contains] : []), ...equal, ...ranges]);
  const bounds = ranges.map((filter) => directedBounds(query, boundsOf(filter)));
  return {
    shape: {
      contains: contains ? { field: contains.field, element: encodeValue(contains.value) } : null,
      equal: equal.map(({ field }) => field),
      orderBy: query.orderBy,
    },
    prefix: equal.map(({ value }) => encodeValue(value)).join(''),
    range: [cursors, ...bounds].reduce(intersect),
    residual: branch.filter((filter) => !proven.has(filter)),
  };
}

const EVERYTHING: KeyRange = { from: '', to: AFTER };

const intersect = (a: KeyRange, b: KeyRange): KeyRange => ({
  from: a.from > b.from ? a.from : b.from,
  to: a.to < b.to ? a.to : b.to,
});

/** The encodings a range filter admits, ascending; null for filters that are no range. */
function boundsOf({ field, op, value }: FieldFilter): KeyRange | null {
  const named = field === '__name__';
  const encoded = named ? encodeName(relativePath(value.referenceValue ?? '')) : encodeValue(value);
  const type = named ? EVERYTHING : rangeOf(encoded);
  switch (op) {
    case 'LESS_THAN':
      return intersect(type, { from: '', to: encoded });
    case 'LESS_THAN_OR_EQUAL':
      return intersect(type, { from: '', to: encoded + AFTER });
    case 'GREATER_THAN':
      return intersect(type, { from: encoded + AFTER, to: AFTER });
    case 'GREATER_THAN_OR_EQUAL':
      return intersect(type, { from: encoded, to: AFTER });
    case 'EQUAL':
      return named ? { from: encoded, to: encoded + AFTER } : null;
    default:
      return null;
  }
}

/** In a descending component the bounds swap ends, and what came after a value now comes before it. */
function directedBounds({ orderBy: [first] }: Query, bounds: KeyRange | null): KeyRange {
  if (!bounds || !first) return EVERYTHING;
  if (first.direction === 'ASCENDING') return bounds;
  const flip = (bound: string): string =>
    bound.endsWith(AFTER) ? directed(first, bound.slice(0, -1)) : directed(first, bound) + AFTER;
  return { from: flip(bounds.to), to: flip(bounds.from) };
}
