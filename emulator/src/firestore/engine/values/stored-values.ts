import type { Fields, Value } from '../types';

/** A time with more than six digits of a second. */
const FINER = /(\.\d{6})\d+/;

/** Fields as Firestore stores them: times are cut to microseconds. Unchanged ones are not copied. */
export function storedFields(fields: Fields): Fields {
  let changed: Record<string, Value> | null = null;
  for (const [name, value] of Object.entries(fields)) {
    const stored = storedValue(value);
    if (stored !== value) (changed ??= { ...fields })[name] = stored;
  }
  return changed ?? fields;
}

export function storedValue(value: Value): Value {
  const { timestampValue, mapValue, arrayValue } = value;
  if (typeof timestampValue === 'string')
    return FINER.test(timestampValue) ? { timestampValue: timestampValue.replace(FINER, '$1') } : value;
  if (mapValue?.fields) {
    const fields = storedFields(mapValue.fields);
    return fields === mapValue.fields ? value : { mapValue: { fields } };
  }
  if (arrayValue?.values) {
    const values = arrayValue.values.map(storedValue);
    return values.every((one, at) => one === arrayValue.values?.[at]) ? value : { arrayValue: { values } };
  }
  return value;
}

/** A value as queries compare with it: times inside lists and maps are cut as stored ones are, a time by itself is not. */
export const comparedValue = (value: Value): Value =>
  value.timestampValue === undefined ? storedValue(value) : value;
