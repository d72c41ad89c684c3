/** Data that cannot be opened or saved, told in one sentence: which file, why, and what to do. */
export class StoreError extends Error {
  constructor(
    readonly file: string,
    cause: string,
    wayOut: string,
    options?: ErrorOptions,
  ) {
    super(`${file}: ${cause}. ${wayOut}`, options);
    this.name = 'StoreError';
  }
}

const DAMAGED_WAY_OUT = 'Restore a copy, or move it away to start over.';

export const damaged = (file: string): StoreError => new StoreError(file, 'is damaged', DAMAGED_WAY_OUT);

const HARMLESS = 'try again; what was saved before is unharmed.';

/** By SQLite's and the system's codes, or the message where libsql gives no code. */
const CAUSES: readonly (readonly [pattern: RegExp, cause: string, wayOut: string])[] = [
  [/NOTADB|not a database/, 'is not a Firestore data file', 'Move it away to start over, or restore a copy.'],
  [/CORRUPT|malformed/, 'is damaged', DAMAGED_WAY_OUT],
  [/SQLITE_FULL|ENOSPC|disk is full/, 'the disk is full', `Free some space and ${HARMLESS}`],
  [/READONLY|readonly|EROFS/, 'is read-only', 'Make the file and its folder writable and try again.'],
  [
    /CANTOPEN|EACCES|EPERM|Unable to open/,
    'may not be opened or made',
    'Make the file and its folder readable and writable and try again.',
  ],
  [/ENOTDIR|EEXIST/, 'a file stands where the data folder should be', 'Move that file away and try again.'],
  [/BUSY|is locked/, 'is in use by another process', 'Stop the other copy, or use another data folder.'],
  [/IOERR|I\/O error/, 'the disk reported an error', `Check the disk and ${HARMLESS}`],
];

/** The StoreError for what opening or writing threw. */
export function storeErrorOf(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const known = CAUSES.find(([pattern]) => pattern.test(`${code} ${message}`));
  const [, cause, wayOut] = known ?? [null, `cannot be used (${message})`, 'Check the file and its folder.'];
  return new StoreError(file, cause, wayOut, { cause: error });
}
