/** The `code` that the SDKs and Node put on their errors, as `auth/user-not-found`; undefined on anything else. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** For `catch`: turns errors with these codes into null and rethrows all others. */
export const nullFor =
  (codes: readonly unknown[]) =>
  (error: unknown): null => {
    if (codes.includes(errorCode(error))) return null;
    throw error;
  };

/** There is no such account. */
export const nullWhenNoAccount = nullFor(['auth/user-not-found']);

/** gRPC codes of a write that found a document gone or changed: not found, failed precondition, aborted. */
const OVERTAKEN_CODES: readonly unknown[] = [5, 9, 10];

/** A write that expected an unchanged document and found it changed or gone. */
export const nullOnConflict = nullFor(OVERTAKEN_CODES);

/** gRPC codes of a database that is busy or away: deadline exceeded, resource exhausted, aborted, unavailable. */
const BUSY_CODES: readonly unknown[] = [4, 8, 10, 14];

/** Of a transaction that lasted too long, Firestore tells by an invalid argument (gRPC code 3); Google's emulator in other words. */
const ENDED_TRANSACTION = /transaction (has expired|is invalid)/i;

/** A failure after which nothing is written, and the same request may succeed a moment later. */
export const isBusy = (error: unknown): boolean =>
  BUSY_CODES.includes(errorCode(error)) ||
  (errorCode(error) === 3 && ENDED_TRANSACTION.test((error as Error).message));

/** gRPC code of a create whose document exists already. */
export const nullWhenExists = nullFor([6]);
