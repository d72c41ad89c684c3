import { onPushToken, pushToken, storePushToken } from './push-token';

afterEach(() => jest.restoreAllMocks());

test('where storage is forbidden, push works until the page is left', () => {
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  expect(pushToken()).toBeNull();
  const heard = jest.fn();
  const stop = onPushToken(heard);
  storePushToken('token');
  expect(pushToken()).toBe('token');
  storePushToken(null);
  expect(pushToken()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('what another tab did counts, whether a page listens or not', () => {
  localStorage.setItem('push-token', 'of-another-tab');
  expect(pushToken()).toBe('of-another-tab');
  localStorage.removeItem('push-token');
  expect(pushToken()).toBeNull();
});
