import { assertFieldPath, parseFieldPath } from './values/field-path';
import { assertIdLengths, assertReference, isReserved } from './names';
import { scalarBytes, textBytes } from './values/scalar-bytes';
import { assertNumber } from './commits/transforms';
import { invalid, type Fields, type Value, type Write } from './types';

const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_REQUEST_BYTES = 10 * MAX_DOCUMENT_BYTES;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_TRANSFORMS = 500;

/** @throws StatusError INVALID_ARGUMENT when a document exceeds Firestore's size or depth or holds an invalid value. */
export function assertDocumentLimits(name: string, fields: Fields): void {
  const bytes = textBytes(name) + 32 + fieldsBytes(fields, 1);
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${bytes.toLocaleString('en')} bytes) exceeds the ` +
        `maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
    );
  }
}

/** @throws StatusError INVALID_ARGUMENT for what an update holds, also where its mask leaves it out */
export function assertUpdates(writes: readonly Write[], nameOf: (path: string) => string): void {
  for (const { update, updateMask } of writes) {
    if (!update) continue;
    assertIdLengths(update.path);
    if (updateMask) fieldsBytes(update.fields, 1);
    else assertDocumentLimits(nameOf(update.path), update.fields);
  }
}

/** @throws StatusError INVALID_ARGUMENT for writes that together exceed what Firestore takes in one request. */
export function assertRequestSize(writes: readonly Write[]): void {
  // Fewer are each refused for their own size first.
  if (writes.length * MAX_DOCUMENT_BYTES <= MAX_REQUEST_BYTES) return;
  const bytes = writes.reduce((sum, { update }) => sum + (update ? fieldsBytes(update.fields, 1) : 0), 0);
  if (bytes > MAX_REQUEST_BYTES)
    throw invalid(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
}

/** @throws StatusError INVALID_ARGUMENT for a mask or a transform that no document could take */
export function assertFieldNames(writes: readonly Write[]): void {
  for (const { updateMask = [], updateTransforms = [] } of writes) {
    updateMask.forEach(assertFieldPath);
    for (const { fieldPath, increment, minimum, maximum } of updateTransforms) {
      assertFieldPath(fieldPath);
      for (const value of [increment, minimum, maximum]) if (value) assertNumber(value);
      if (fieldPath === '__name__') throw invalid('the name __key__ is reserved');
    }
    assertApart(updateTransforms.map(({ fieldPath }) => fieldPath));
  }
}

/** @throws StatusError INVALID_ARGUMENT where one write transforms a field and another within it, in either order */
function assertApart(fieldPaths: readonly string[]): void {
  if (fieldPaths.length < 2) return;
  const keys = new Map(fieldPaths.map((text) => [JSON.stringify(parseFieldPath(text)), text]));
  for (const text of fieldPaths) {
    const segments = parseFieldPath(text);
    for (let length = 1; length < segments.length; length++) {
      const outer = keys.get(JSON.stringify(segments.slice(0, length)));
      if (outer !== undefined)
        throw invalid(`Cannot transform property ${outer} and its nested property at the same time.`);
    }
  }
}

/** @throws StatusError INVALID_ARGUMENT for more than 500 transforms of one document, in however many writes. */
export function assertTransformLimit(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const { update, updateTransforms } of writes) {
    if (!update || !updateTransforms) continue;
    const count = (counts.get(update.path) ?? 0) + updateTransforms.length;
    if (count > MAX_TRANSFORMS)
      throw invalid(`A commit may hold at most ${MAX_TRANSFORMS} field transforms of one document.`);
    counts.set(update.path, count);
  }
}

/** Bytes as https://firebase.google.com/docs/firestore/storage-size counts them. */
function fieldsBytes(fields: Fields, depth: number): number {
  if (depth > MAX_DEPTH) throw invalid(`A document must not be nested deeper than ${MAX_DEPTH} levels.`);
  let bytes = 0;
  for (const [key, value] of Object.entries(fields)) {
    if (key === '') throw invalid('Field names must not be empty.');
    if (isReserved(key) && key !== '__type__') throw invalid(`Field name "${key}" is reserved.`);
    if (key.length * 3 > MAX_NAME_BYTES && Buffer.byteLength(key) > MAX_NAME_BYTES)
      throw invalid(`A field's name must not be longer than ${MAX_NAME_BYTES} bytes.`);
    bytes += textBytes(key) + valueBytes(value, depth, false);
  }
  return bytes;
}

function valueBytes(value: Value, depth: number, inArray: boolean): number {
  const [kind = '', ...others] = Object.keys(value);
  if (others.length > 0) throw invalid('Every value must have exactly one type.');
  if (value.mapValue) return fieldsBytes(value.mapValue.fields ?? {}, depth + 1);
  if (value.arrayValue) {
    if (inArray) throw invalid('Cannot convert an array value in an array value.');
    return (value.arrayValue.values ?? []).reduce(
      (sum, element) => sum + valueBytes(element, depth, true),
      0,
    );
  }
  if (value.referenceValue) assertReference(value.referenceValue);
  return scalarBytes(kind, value);
}
