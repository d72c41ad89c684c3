import { compareFieldPaths, getField } from '../values/field-path';
import { INT64_MAX, INT64_MIN } from '../values/int64';
import { numberOf, toDouble } from '../commits/transforms';
import { fieldFilters } from './disjunctions';
import {
  invalid,
  type Aggregation,
  type Fields,
  type Query,
  type StoredDocument,
  type Value,
} from '../types';

/**
 * The query whose documents are aggregated: the index that answers holds the aggregated fields behind those the query
 * orders by, so that offset, limit and a sum of doubles go along them.
 * @throws StatusError INVALID_ARGUMENT where the query is by names, behind which no index can have a field
 */
export function aggregatedQuery(query: Query, aggregations: readonly Aggregation[]): Query {
  const ordered = query.orderBy.filter(({ field }) => field !== '__name__');
  const missing = [...new Set(aggregations.flatMap(({ field }) => field ?? []))]
    .filter((field) => ordered.every((order) => order.field !== field))
    .sort(compareFieldPaths);
  if (missing.length === 0) return query;
  const isByName =
    query.orderBy.slice(0, query.explicitOrders).some(({ field }) => field === '__name__') ||
    fieldFilters(query.where).some(({ field }) => field === '__name__');
  if (isByName)
    throw invalid(
      `This query requires an index that has fields [${missing.join(', ')}] after __name__ and Firestore does not ` +
        'currently support such an index. Please try the query again with additional ordering on those fields.',
    );
  const direction = query.orderBy.at(-1)?.direction ?? 'ASCENDING';
  const fields = [...missing, '__name__'].map((field) => ({ field, direction }));
  return { ...query, orderBy: [...ordered, ...fields] };
}

/**
 * One value per alias: counts, sums and averages over the documents of a result that have all the fields asked for,
 * because one index answers for all of them.
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  const needed = aggregations.flatMap(({ field }) => field ?? []);
  const complete = documents.filter(({ fields }) => needed.every((field) => getField(fields, field)));
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, evaluate(complete, aggregation)]),
  );
}

/** As `aggregate` where only the number of documents is asked for. */
export const counted = (length: number, aggregations: readonly Aggregation[]): Fields =>
  Object.fromEntries(aggregations.map(({ alias, upTo }) => [alias, count(length, upTo)]));

const count = (length: number, upTo = Infinity): Value => ({ integerValue: String(Math.min(length, upTo)) });

function evaluate(documents: readonly StoredDocument[], { kind, field = '', upTo }: Aggregation): Value {
  if (kind === 'count') return count(documents.length, upTo);
  const numbers = documents.flatMap((document) => {
    const value = getField(document.fields, field);
    return value?.integerValue !== undefined || value?.doubleValue !== undefined ? [value] : [];
  });
  if (kind === 'sum') return sum(numbers);
  return numbers.length === 0
    ? { nullValue: null }
    : { doubleValue: toDouble(numberOf(sum(numbers)) / numbers.length) };
}

/**
 * Integers are added exactly, doubles in the order of the result with Kahan's compensation; a double among them, or a sum
 * beyond 64 bits, makes the sum a double.
 */
function sum(numbers: readonly Value[]): Value {
  const exact = numbers.reduce((subtotal, { integerValue = '0' }) => subtotal + BigInt(integerValue), 0n);
  const doubles = numbers.filter(({ integerValue }) => integerValue === undefined);
  if (doubles.length === 0 && exact >= INT64_MIN && exact <= INT64_MAX)
    return { integerValue: String(exact) };
  return { doubleValue: toDouble(compensated(doubles.map(numberOf)) + Number(exact)) };
}

function compensated(numbers: readonly number[]): number {
  let [total, lost, plain] = [0, 0, 0];
  for (const number of numbers) {
    plain += number;
    const wanted = number - lost;
    const next = total + wanted;
    lost = next - total - wanted;
    total = next;
  }
  return Number.isNaN(total) ? plain : total;
}
