import { CLOSING_MS, CLOSING_REMINDER_MS, nextLook, parseStoreClosing } from './store-closing';

test('a closing is looked at three days before its end, and at its end', () => {
  expect(nextLook(CLOSING_MS, 0)).toBe(CLOSING_MS - CLOSING_REMINDER_MS);
  expect(nextLook(CLOSING_MS, CLOSING_MS - CLOSING_REMINDER_MS)).toBe(CLOSING_MS);
});

test('a document without its times is malformed', () => {
  expect(() => parseStoreClosing('demo', { state: 'waiting' })).toThrow('storeClosings/demo');
});
