import { getField } from '../values/field-path';
import { relativePath } from '../names';
import { within } from '../indexes/order-key';
import type { FieldOperator, Filter, StoredDocument, Value } from '../types';
import { encodeName, encodeValue, rangeOf } from '../values/value-encoding';
import type { FieldFilter } from './disjunctions';

export type Matcher = (document: StoredDocument) => boolean;
type ValueTest = (actual: Value) => boolean;

/** Compiles a filter once, so that testing a document encodes the document's values alone. */
export function filterMatcher(filter: Filter | null): Matcher {
  if (filter === null) return () => true;
  if (filter.kind === 'field') return fieldMatcher(filter);
  const parts = filter.filters.map(filterMatcher);
  return filter.kind === 'and'
    ? (document) => parts.every((part) => part(document))
    : (document) => parts.some((part) => part(document));
}

function fieldMatcher({ field, op, value }: FieldFilter): Matcher {
  if (field === '__name__') {
    const test = valueTest(op, value, encodeReference);
    return (document) => test({ referenceValue: document.path });
  }
  const test = valueTest(op, value, encodeValue);
  return (document) => {
    const actual = getField(document.fields, field);
    return actual !== undefined && test(actual);
  };
}

const encodeReference = (value: Value): string => encodeName(relativePath(value.referenceValue ?? ''));

function valueTest(op: FieldOperator, wanted: Value, encode: (value: Value) => string): ValueTest {
  const list = new Set((wanted.arrayValue?.values ?? []).map(encode));
  const single = encode(wanted);
  const some = (actual: Value, test: (encoded: string) => boolean): boolean =>
    (actual.arrayValue?.values ?? []).some((element) => test(encodeValue(element)));
  const type = rangeOf(single);
  const range =
    (test: (encoded: string) => boolean): ValueTest =>
    (actual) => {
      const encoded = encode(actual);
      return within(type, encoded) && test(encoded);
    };
  switch (op) {
    case 'EQUAL':
      return (actual) => encode(actual) === single;
    case 'NOT_EQUAL':
      return (actual) => actual.nullValue === undefined && encode(actual) !== single;
    case 'IN':
      return (actual) => list.has(encode(actual));
    case 'NOT_IN':
      // Nothing is "not in" a list that holds null.
      if (list.has(encodeValue({ nullValue: null }))) return () => false;
      return (actual) => actual.nullValue === undefined && !list.has(encode(actual));
    case 'ARRAY_CONTAINS':
      return (actual) => some(actual, (element) => element === single);
    case 'ARRAY_CONTAINS_ANY':
      return (actual) => some(actual, (element) => list.has(element));
    case 'LESS_THAN':
      return range((encoded) => encoded < single);
    case 'LESS_THAN_OR_EQUAL':
      return range((encoded) => encoded <= single);
    case 'GREATER_THAN':
      return range((encoded) => encoded > single);
    case 'GREATER_THAN_OR_EQUAL':
      return range((encoded) => encoded >= single);
  }
}
