import { DEFAULT_DATABASE } from '../../firestore/engine/names';
import type { Fields, StoredDocument, Value } from '../../firestore/engine/types';
import { LatLng, Timestamp } from './scalars';
import { Path, RuleMap, type RuleValue } from './value';

/** `resource` or `request.resource` of a document, and what `get()` gives. */
export function fromDocument(document: StoredDocument, database = DEFAULT_DATABASE): RuleMap {
  return RuleMap.of({
    data: fromFields(document.fields),
    id: document.path.slice(document.path.lastIndexOf('/') + 1),
    __name__: Path.parse(`databases/${database}/documents/${document.path}`),
  });
}

export function fromFields(fields: Fields): RuleMap {
  return new RuleMap(Object.keys(fields), (name) => fromFirestore(fields[name] ?? {}));
}

/** A google.firestore.v1.Value in JSON form as a value of the language; maps stay lazy. */
export function fromFirestore(value: Value): RuleValue {
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.integerValue !== undefined) return BigInt(value.integerValue);
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.mapValue) return fromFields(value.mapValue.fields ?? {});
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromFirestore);
  if (value.timestampValue !== undefined) return Timestamp.parse(value.timestampValue);
  if (value.referenceValue !== undefined)
    return Path.parse(value.referenceValue.replace(/^\/?projects\/[^/]+\//, ''));
  if (value.geoPointValue) return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  if (value.bytesValue !== undefined) return Uint8Array.from(Buffer.from(value.bytesValue, 'base64'));
  return null;
}

/** Plain JSON (a decoded token, an object's metadata): whole numbers become ints, dates timestamps. */
export function fromJson(value: unknown): RuleValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value instanceof Date) return new Timestamp(BigInt(value.getTime()) * 1_000_000n);
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object' || value === null) return null;
  const entries = new Map<string, unknown>(Object.entries(value));
  return new RuleMap(entries.keys(), (name) => fromJson(entries.get(name)));
}
