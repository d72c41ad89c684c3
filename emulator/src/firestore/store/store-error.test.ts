import { storeErrorOf } from './store-error';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each([
  [failure('attempt to write a readonly database'), 'is read-only'],
  [failure('mkdir', 'EROFS'), 'is read-only'],
  [
    failure('ConnectionFailed("Unable to open connection to local database f: 14")'),
    'may not be opened or made',
  ],
  [failure('mkdir', 'EACCES'), 'may not be opened or made'],
  [failure('database or disk is full', 'SQLITE_FULL'), 'the disk is full'],
  [failure('database is locked', 'SQLITE_BUSY'), 'is in use by another process'],
  [failure('disk I/O error', 'SQLITE_IOERR_WRITE'), 'the disk reported an error'],
  [failure('database disk image is malformed'), 'is damaged'],
  [failure('something new'), 'cannot be used (something new)'],
])('%s is told with the file, the cause and the way out', (error, cause) => {
  const told = storeErrorOf('.data/firestore.sqlite', error);
  expect(told.message).toMatch(/^\.data\/firestore\.sqlite: .+\. [A-Z].+\.$/);
  expect(told.message).toContain(`firestore.sqlite: ${cause}. `);
  expect(told.cause).toBe(error);
});
