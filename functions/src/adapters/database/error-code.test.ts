import { isBusy } from './error-code';

test.each([
  [10, '10 ABORTED: Transaction lock timeout.', true],
  [14, '14 UNAVAILABLE: No connection established.', true],
  [3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.', true],
  [3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.', true],
  [3, '3 INVALID_ARGUMENT: A document name may not be empty.', false],
  [7, '7 PERMISSION_DENIED: Missing or insufficient permissions.', false],
])('whether %i may be tried again: %s', (code, message, may) => {
  expect(isBusy(Object.assign(new Error(message), { code }))).toBe(may);
});
