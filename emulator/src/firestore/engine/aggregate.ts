import { getField } from './field-path';
import { numberOf, toDouble } from './transforms';
import type { Aggregation, Fields, StoredDocument, Value } from './types';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** One value per alias: counts, sums and averages over the documents of a result. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, evaluate(documents, aggregation)]),
  );
}

function evaluate(documents: readonly StoredDocument[], { kind, field = '', upTo }: Aggregation): Value {
  if (kind === 'count') return { integerValue: String(Math.min(documents.length, upTo ?? Infinity)) };
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
