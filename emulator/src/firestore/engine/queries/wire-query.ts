import { StatusError, type Value } from '../types';

/** google.firestore.v1.StructuredQuery as it arrives: enums by name (web, gRPC) or by number (firebase-admin's REST). */
export interface WireQuery {
  select?: { fields?: { fieldPath?: string }[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: { fieldPath?: string }; direction?: string | number }[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: number | { value?: number };
  findNearest?: unknown;
}
export interface WireCursor {
  values?: Value[];
  before?: boolean;
}
export interface WireFilter {
  compositeFilter?: { op?: string | number; filters?: WireFilter[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string | number; value?: Value };
  unaryFilter?: { field?: { fieldPath?: string }; op?: string | number };
}

const ENUMS = {
  composite: { 1: 'AND', 2: 'OR' },
  field: {
    1: 'LESS_THAN',
    2: 'LESS_THAN_OR_EQUAL',
    3: 'GREATER_THAN',
    4: 'GREATER_THAN_OR_EQUAL',
    5: 'EQUAL',
    6: 'NOT_EQUAL',
    7: 'ARRAY_CONTAINS',
    8: 'IN',
    9: 'ARRAY_CONTAINS_ANY',
    10: 'NOT_IN',
  },
  unary: { 2: 'IS_NAN', 3: 'IS_NULL', 4: 'IS_NOT_NAN', 5: 'IS_NOT_NULL' },
  direction: { 1: 'ASCENDING', 2: 'DESCENDING' },
} as const;

type EnumName = keyof typeof ENUMS;
type EnumValue<N extends EnumName> = (typeof ENUMS)[N][keyof (typeof ENUMS)[N]] & string;

/** @throws StatusError INVALID_ARGUMENT for a name or number that the enum does not have. */
export function readEnum<N extends EnumName>(name: N, value: string | number | undefined): EnumValue<N> {
  const names = Object.entries(ENUMS[name]);
  const found = names.find(([number, text]) => text === value || number === String(value));
  if (!found) throw new StatusError('INVALID_ARGUMENT', `Unknown ${name} operator or direction "${value}".`);
  return found[1] as EnumValue<N>;
}
