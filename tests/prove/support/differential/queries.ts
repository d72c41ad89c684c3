import { integer, pick, type Random } from '@/scripts/seed/random';
import { DOCUMENTS, type Answer, type Engine } from './engines';
import type { Case } from './case';
import { anyValue, chance, fields, list, scalar, type WireValue } from './values';

const FIELDS = ['a', 'b', 'm.c', 'm', 'tags', '`x y`', '__name__'];
const COMPARISONS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
];
const UNARY = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const DIRECTIONS = ['ASCENDING', 'DESCENDING'];
const PARENTS = ['w/0', 'w/1', 'w/0/q/d1'];
/** Of a data set. */
export const DOCUMENTS_OF_A_ROUND = 60;

/** Writes that make the data set which the queries of a round ask: collections of one name at several depths. */
export function dataSet(random: Random): object[] {
  return Array.from({ length: DOCUMENTS_OF_A_ROUND }, (_, at) => {
    const parent = pick(random, ['w/0', 'w/0', 'w/1', 'w/0/q/d1', 'w/0/q/d2']);
    return { update: { name: `${DOCUMENTS}/${parent}/q/d${at}`, fields: fields(random) } };
  });
}

const field = (fieldPath: string) => ({ fieldPath });

function filter(random: Random, depth = 0): object {
  if (depth < 2 && chance(random, depth === 0 ? 0.5 : 0.25))
    return {
      compositeFilter: {
        op: pick(random, ['AND', 'AND', 'OR']),
        filters: Array.from({ length: integer(random, chance(random, 0.03) ? 0 : 1, 3) }, () =>
          filter(random, depth + 1),
        ),
      },
    };
  if (chance(random, 0.1)) return { unaryFilter: { op: pick(random, UNARY), field: field(fieldOf(random)) } };
  const name = fieldOf(random);
  const [op, value] = operand(random, name);
  return { fieldFilter: { field: field(name), op, value } };
}

const fieldOf = (random: Random) =>
  chance(random, 0.9) ? pick(random, FIELDS.slice(0, 5)) : pick(random, FIELDS);

function operand(random: Random, name: string): [op: string, value: WireValue] {
  const one = () => (name === '__name__' && chance(random, 0.95) ? key(random) : anyValue(random));
  const several = (): WireValue =>
    chance(random, 0.03)
      ? list(random)
      : { arrayValue: { values: Array.from({ length: integer(random, 1, 3) }, one) } };
  const drawn = random();
  if (name === 'tags' && drawn < 0.5) return ['ARRAY_CONTAINS', scalar(random)];
  if (name === 'tags' && drawn < 0.7) return ['ARRAY_CONTAINS_ANY', several()];
  if (drawn < 0.15) return ['IN', several()];
  if (drawn < 0.25) return ['NOT_IN', several()];
  return [pick(random, COMPARISONS), one()];
}

const key = (random: Random): WireValue => ({
  referenceValue: `${DOCUMENTS}/${pick(random, ['w/0', 'w/0', 'w/1'])}/q/d${integer(random, 0, DOCUMENTS_OF_A_ROUND)}`,
});

interface Structured {
  readonly [part: string]: unknown;
}

/** A group's query is asked at the root alone: Google's emulator refuses others, and no SDK sends one. */
export function structuredQuery(random: Random, isGroup = false): Structured {
  const names = FIELDS.filter(() => chance(random, 0.2));
  // Names in falling order need an index there, which an emulator without rules for indexes cannot have.
  const orderBy = names.map((name) => ({
    field: field(name),
    direction: names[0] === '__name__' ? 'ASCENDING' : pick(random, DIRECTIONS),
  }));
  const cursor = () => {
    const length = Math.min(integer(random, 1, 2), chance(random, 0.97) ? orderBy.length : 9);
    const values = Array.from({ length }, (_, at) =>
      orderBy[at]?.field.fieldPath === '__name__' ? key(random) : scalar(random),
    );
    return { values, before: chance(random, 0.5) };
  };
  const has = (share: number) => chance(random, share);
  return {
    from: [{ collectionId: 'q', ...(isGroup ? { allDescendants: true } : {}) }],
    ...(has(0.75) ? { where: filter(random) } : {}),
    ...(orderBy.length ? { orderBy } : {}),
    ...(orderBy.length && has(0.3) ? { startAt: cursor() } : {}),
    ...(orderBy.length && has(0.2) ? { endAt: cursor() } : {}),
    ...(has(0.1) ? { offset: integer(random, has(0.05) ? -1 : 0, 6) } : {}),
    ...(has(0.4) ? { limit: { value: integer(random, has(0.05) ? -1 : 0, 20) } } : {}),
    ...(has(0.1)
      ? { select: { fields: [pick(random, FIELDS), ...FIELDS.filter(() => has(0.2))].map(field) } }
      : {}),
  };
}

export function queryCase(random: Random): Case {
  const isGroup = chance(random, 0.2);
  return runs(isGroup ? '' : pick(random, PARENTS), structuredQuery(random, isGroup));
}

const at = (parent: string) => (parent ? `${DOCUMENTS}/${parent}` : DOCUMENTS);

const runs = (parent: string, query: Structured): Case => ({
  kind: 'query',
  shown: { parent, query },
  run: ({ ask }: Engine) =>
    ask({ call: 'RunQuery', request: { parent: at(parent), structuredQuery: query } }),
  simpler: () => simplerQueries(query).map((one) => runs(parent, one)),
});

export function aggregationCase(random: Random): Case {
  const { select: _, ...query } = structuredQuery(random);
  const kinds = [
    { count: chance(random, 0.2) ? { upTo: { value: integer(random, 1, 10) } } : {} },
    { sum: { field: field(fieldOf(random)) } },
    { avg: { field: field(fieldOf(random)) } },
  ];
  const aggregations = kinds
    .filter(() => chance(random, 0.5))
    .map((one, index) => ({ alias: `of${index}`, ...one }));
  return aggregates(pick(random, PARENTS), query, aggregations);
}

const aggregates = (parent: string, query: Structured, aggregations: readonly object[]): Case => ({
  kind: 'aggregation',
  shown: { parent, query, aggregations },
  run: async ({ ask }: Engine) =>
    rounded(
      await ask({
        call: 'RunAggregationQuery',
        request: { parent: at(parent), structuredAggregationQuery: { structuredQuery: query, aggregations } },
      }),
    ),
  simpler: () => [
    ...simplerQueries(query).map((one) => aggregates(parent, one, aggregations)),
    ...(aggregations.length > 1 ? aggregations.map((one) => aggregates(parent, query, [one])) : []),
  ],
});

const SURE_DIGITS = 14;

/** Google's emulator adds doubles in an order of its own, which changes from start to start, and so the last bits. */
const rounded = (answer: Answer): Answer =>
  'error' in answer
    ? answer
    : {
        ...answer,
        value: JSON.parse(JSON.stringify(answer.value), (key, value: unknown) =>
          key === 'doubleValue' ? Number(value).toPrecision(SURE_DIGITS) : value,
        ) as unknown,
      };

/** The query without one of its parts, or with one filter of a composite one; none that `structuredQuery` never draws. */
const simplerQueries = (query: Structured): Structured[] =>
  smallerQueries(query).filter((one) => !isByFallingNames(one));

const isByFallingNames = ({ orderBy }: Structured): boolean => {
  const [first] = (orderBy ?? []) as { field: { fieldPath: string }; direction: string }[];
  return first?.field.fieldPath === '__name__' && first.direction === 'DESCENDING';
};

function smallerQueries(query: Structured): Structured[] {
  const without = Object.keys(query)
    .filter((part) => part !== 'from')
    .map((part) => Object.fromEntries(Object.entries(query).filter(([name]) => name !== part)));
  const orders = (query.orderBy as object[] | undefined) ?? [];
  const fewerOrders =
    orders.length > 1
      ? orders.map((_, index) => ({ ...query, orderBy: orders.filter((_o, i) => i !== index) }))
      : [];
  const { compositeFilter } = (query.where ?? {}) as { compositeFilter?: { op: string; filters: object[] } };
  if (!compositeFilter) return [...without, ...fewerOrders];
  const { op, filters } = compositeFilter;
  const fewer = filters
    .map((_, index) => filters.filter((_f, i) => i !== index))
    .filter((some) => some.length);
  return [
    ...without,
    ...fewerOrders,
    ...filters.map((where) => ({ ...query, where })),
    ...fewer.map((some) => ({ ...query, where: { compositeFilter: { op, filters: some } } })),
  ];
}
