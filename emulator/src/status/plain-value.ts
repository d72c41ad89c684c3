import type { Value } from '../firestore/engine/types';

/** A value as people read it in JSON; what JSON has no form for is a text that says what it is. */
export function plainValue(value: Value): unknown {
  if (value.mapValue)
    return Object.fromEntries(
      Object.entries(value.mapValue.fields ?? {}).map(([name, inner]) => [name, plainValue(inner)]),
    );
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if (value.timestampValue !== undefined) return `time ${value.timestampValue}`;
  if (value.referenceValue !== undefined)
    return `reference ${value.referenceValue.replace(/^.*?\/documents\//, '')}`;
  if (value.bytesValue !== undefined) return `bytes ${value.bytesValue}`;
  if (value.geoPointValue) return `place ${value.geoPointValue.latitude}, ${value.geoPointValue.longitude}`;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  return value.stringValue ?? value.booleanValue ?? value.doubleValue ?? null;
}
