import { getField } from '../values/field-path';
import { INT64_MAX, INT64_MIN } from '../values/int64';
import { numberOf, toDouble } from '../commits/transforms';
import type { Aggregation, Fields, StoredDocument, Value } from '../types';

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

/** Integers stay exact; a double among them, or a sum beyond 64 bits, makes the sum a double. */
function sum(numbers: readonly Value[]): Value {
  const integers = numbers.every(({ integerValue }) => integerValue !== undefined);
  if (integers) {
    const total = numbers.reduce((subtotal, { integerValue = '0' }) => subtotal + BigInt(integerValue), 0n);
    if (total >= INT64_MIN && total <= INT64_MAX) return { integerValue: String(total) };
  }
  return { doubleValue: toDouble(numbers.reduce((total, value) => total + numberOf(value), 0)) };
}
