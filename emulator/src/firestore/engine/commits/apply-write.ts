import { getField, parseFieldPath, withField } from '../values/field-path';
import { assertDocumentLimits } from '../limits';
import { requestTimeOf } from '../values/timestamps';
import {
  StatusError,
  type Fields,
  type StoredDocument,
  type Value,
  type Version,
  type Write,
} from '../types';
import { sameFields } from '../values/value-order';
import { applyTransforms } from './transforms';

export const targetOf = (write: Write): string => write.update?.path ?? write.delete ?? write.verify ?? '';

/**
 * The document after a write (`base` itself when nothing changes) and the transforms' results.
 * `name` is the full resource name, for messages.
 * @throws StatusError INVALID_ARGUMENT when the result exceeds Firestore's limits.
 */
export function applyWrite(
  base: StoredDocument | null,
  write: Write,
  version: Version,
  name: string,
): { after: StoredDocument | null; transformResults: Value[] } {
  if (write.delete !== undefined) return { after: null, transformResults: [] };
  if (!write.update) return { after: base, transformResults: [] };
  const merged = write.updateMask
    ? merge(base?.fields ?? {}, write.update.fields, write.updateMask)
    : write.update.fields;
  // What replaces a document was checked as a part of the request.
  if (write.updateMask) assertDocumentLimits(name, merged);
  const { fields, results } = applyTransforms(merged, write.updateTransforms ?? [], requestTimeOf(version));
  if (base && sameFields(base.fields, fields)) return { after: base, transformResults: results };
  const createTime = base?.createTime ?? version;
  return {
    after: { path: write.update.path, fields, createTime, updateTime: version },
    transformResults: results,
  };
}

/** Fields named in the mask are taken from the update; those it lacks are deleted. */
function merge(base: Fields, update: Fields, mask: readonly string[]): Fields {
  return mask.reduce((fields, path) => withField(fields, parseFieldPath(path), getField(update, path)), base);
}

/**
 * `base` is what the earlier writes of the commit have left, `stored` what the commit found: a time is that of the stored.
 * @throws StatusError NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION in Firestore's wording.
 */
export function assertPrecondition(
  { base, stored }: Readonly<Record<'base' | 'stored', StoredDocument | null>>,
  write: Write,
  name: string,
): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  if (exists === false && base) throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (exists === true && !base) throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  // A document that is gone has another version too: SDKs try a transaction again for that, not for NOT_FOUND.
  const version = stored?.updateTime ?? 0;
  if (updateTime !== undefined && version !== updateTime) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${version}) does not match the required base version (${updateTime})`,
    );
  }
}
