import { getField, parseFieldPath, withField } from '../values/field-path';
import { INT64_MAX, INT64_MIN } from '../values/int64';
import { versionToTimestamp } from '../values/timestamps';
import { StatusError, type Fields, type FieldTransform, type Value, type Version } from '../types';
import { encodeValue } from '../values/value-encoding';
import { compareValues } from '../values/value-order';

const NULL: Value = { nullValue: null };

/** The fields after the transforms, in their order, and one result per transform (null for the array ones). */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  requestTime: Version,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const { value, result } = evaluate(getField(current, transform.fieldPath), transform, requestTime);
    current = withField(current, parseFieldPath(transform.fieldPath), value);
    results.push(result);
  }
  return { fields: current, results };
}

function evaluate(
  base: Value | undefined,
  transform: FieldTransform,
  requestTime: Version,
): { value: Value; result: Value } {
  const numeric = (value: Value): { value: Value; result: Value } => ({ value, result: value });
  const number = base && isNumber(base) ? base : undefined;
  if (transform.setToServerValue) return numeric({ timestampValue: versionToTimestamp(requestTime) });
  if (transform.increment) return numeric(number ? add(number, transform.increment) : transform.increment);
  if (transform.minimum) return numeric(extreme(number, transform.minimum, -1));
  if (transform.maximum) return numeric(extreme(number, transform.maximum, 1));
  const elements = base?.arrayValue?.values ?? [];
  if (transform.appendMissingElements) {
    return { value: list(union(elements, transform.appendMissingElements.values ?? [])), result: NULL };
  }
  if (transform.removeAllFromArray) {
    const removed = new Set((transform.removeAllFromArray.values ?? []).map(encodeValue));
    return { value: list(elements.filter((element) => !removed.has(encodeValue(element)))), result: NULL };
  }
  throw new StatusError('INVALID_ARGUMENT', `The transform of "${transform.fieldPath}" has no operation.`);
}

const isNumber = (value: Value): boolean =>
  value.integerValue !== undefined || value.doubleValue !== undefined;

/** @throws StatusError INVALID_ARGUMENT for a numeric transform's operand of another type */
export function assertNumber(value: Value): void {
  if (!isNumber(value))
    throw new StatusError('INVALID_ARGUMENT', 'A numeric transform needs an integer or a double.');
}

/** Integers saturate at 64 bits; one double makes the sum a double. */
function add(a: Value, b: Value): Value {
  if (a.integerValue !== undefined && b.integerValue !== undefined) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
    return { integerValue: String(sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum) };
  }
  return { doubleValue: toDouble(numberOf(a) + numberOf(b)) };
}

/** The numeric content of an integer or double value. */
export const numberOf = ({ integerValue, doubleValue }: Value): number => Number(integerValue ?? doubleValue);

/** A double as protobuf's JSON form writes it. */
export const toDouble = (number: number): NonNullable<Value['doubleValue']> =>
  Number.isFinite(number) ? number : (String(number) as 'NaN' | 'Infinity' | '-Infinity');

/** Equal numbers keep the stored one, so 3 does not become 3.0; with NaN either way the result is NaN. */
function extreme(base: Value | undefined, wanted: Value, sign: 1 | -1): Value {
  if (!base || Number.isNaN(numberOf(wanted))) return wanted;
  return Number.isNaN(numberOf(base)) || compareValues(wanted, base) * sign <= 0 ? base : wanted;
}

function union(elements: readonly Value[], added: readonly Value[]): Value[] {
  const seen = new Set(elements.map(encodeValue));
  const missing = added.filter((element) => {
    const key = encodeValue(element);
    return !seen.has(key) && seen.add(key);
  });
  return [...elements, ...missing];
}

const list = (values: Value[]): Value => ({ arrayValue: { values } });
