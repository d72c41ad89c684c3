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

const CAUSES: Readonly<Record<string, readonly [cause: string, wayOut: string]>> = {
  SQLITE_NOTADB: ['is not a Firestore data file', 'Move it away to start over, or restore a copy.'],
  SQLITE_CORRUPT: ['is damaged', DAMAGED_WAY_OUT],
  SQLITE_FULL: ['the disk is full', 'Free some space and try again; what was saved before is unharmed.'],
  ENOSPC: ['the disk is full', 'Free some space and try again; what was saved before is unharmed.'],
  SQLITE_READONLY: ['is read-only', 'Make the file and its folder writable and try again.'],
  SQLITE_CANTOPEN: ['cannot be opened', 'Make the file and its folder readable and writable and try again.'],
  EACCES: ['may not be written', 'Make the folder readable and writable and try again.'],
  EROFS: ['is on a read-only file system', 'Move the data to a writable one.'],
  ENOTDIR: ['a file stands where the data folder should be', 'Move that file away and try again.'],
  EEXIST: ['a file stands where the data folder should be', 'Move that file away and try again.'],
  SQLITE_BUSY: ['is in use by another process', 'Stop the other copy, or use another data folder.'],
  SQLITE_IOERR: ['the disk reported an error', 'Check the disk; what was saved before is unharmed.'],
};

/** The StoreError for what opening or writing threw. */
export function storeErrorOf(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  // SQLite's extended codes continue the plain ones, as SQLITE_READONLY_DIRECTORY does.
  const known = Object.keys(CAUSES).find((name) => code.startsWith(name));
  const [cause, wayOut] = (known && CAUSES[known]) || [
    `cannot be used (${message})`,
    'Check the file and its folder.',
  ];
  return new StoreError(file, cause, wayOut, { cause: error });
}
