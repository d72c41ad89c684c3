import { randomUUID } from 'node:crypto';
import { ValidationError } from 'yup';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { isRequestId, REQUEST_ID } from '@/lib/domain/api/request-id';
import { DOCUMENT_ID, MAX_ID_LENGTH } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import type { Result } from '@/lib/domain/result';
import type { Sent } from '@/functions/src/guarded-callable';
import { requestSizeOf } from '@/functions/src/limits/request-sizes';
import { refusedRequest } from '@/functions/src/refused-request';
import { sizeOfRequest } from '@/functions/src/request-shape';

/** Values in the largest form that somebody fills in by hand. */
const MOST_EXPLAINED = 1000;

/** The request of a callable by its schema, after its size. Fails with `request-too-large`, `invalid-input`. */
export function validate<N extends CallableName>(
  name: N,
  { data, bytes }: Sent,
  isStaff: boolean,
): Result<Callables[N]['request']> {
  const most = requestSizeOf(name, isStaff);
  const size = bytes > most.bytes ? null : sizeOfRequest(data, most.values);
  if (size === null) return { ok: false, error: { code: 'request-too-large' } };
  try {
    // A form gets all of its errors at once; for a whole file that takes seconds.
    const abortEarly = size > MOST_EXPLAINED;
    const value = requestSchemas[name].validateSync(data ?? {}, { abortEarly, stripUnknown: true });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, error: refusedRequest(error) };
  }
}

/** The store that an unchecked request names, for counting; the schema refuses an invalid id. */
export function namedStore(data: unknown): string | undefined {
  const named = text(fieldsOf(data).storeId);
  return named && named.length <= MAX_ID_LENGTH && DOCUMENT_ID.test(named) ? named : undefined;
}

/**
 * The id that the browser gave this call, so that a shopper can read it out and support finds the logs; one of our own where it
 * gave none. Callers can choose it, so it serves for searching logs only.
 */
export function requestIdOf(data: unknown): string {
  const given = text(fieldsOf(data)[REQUEST_ID]);
  return given && isRequestId(given) ? given : randomUUID();
}
