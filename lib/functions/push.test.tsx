import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { deleteAccount } from '@/lib/functions/account/delete-account';
import { pushState, turnPushOff, turnPushOn } from '@/lib/functions/push';
import { storePushToken, pushToken } from '@/lib/browser/push-token';

jest.mock('@/lib/firebase/auth/own-account', () => ({
  reauthenticateWithGoogle: () => Promise.resolve({ ok: true, value: null }),
}));
jest.mock('@/lib/firebase/auth/session', () => ({ signOut: () => Promise.resolve() }));
jest.mock('@/lib/functions/call', () => ({ call: jest.fn() }));
let mockIsLost = true;
jest.mock('@/lib/firebase/messaging', () => {
  if (mockIsLost) throw new Error('lost');
  return {};
});

const STORE = storeId('demo');
const A_MOMENT_MS = 5_000;
const A_MINUTE_MS = 60_000;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(call).mockReset();
  storePushToken('token');
});

test('the shop is told that a device is gone though the code of the pushes does not come', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  await expect(turnPushOff(STORE)).resolves.toBeNull();
  expect(call).toHaveBeenCalledWith('forgetDevice', { storeId: STORE, token: 'token' });
  expect(pushToken()).toBeNull();
});

test('a shop that does not answer keeps nobody waiting', async () => {
  jest.useFakeTimers();
  jest.mocked(call).mockReturnValue(new Promise(() => undefined));
  const done = turnPushOff(STORE);
  await jest.advanceTimersByTimeAsync(A_MOMENT_MS);
  await expect(done).resolves.toBeNull();
  jest.useRealTimers();
});

test('with the account its device goes, so that nobody else is said to be told here', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  expect(await deleteAccount(STORE, null)).toEqual(ok(null));
  expect(pushToken()).toBeNull();
});

/** Push is allowed, with this in the place of the browser's service workers. */
function allowedWith(worker: object): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  window.Notification = {
    permission: 'granted',
    requestPermission: () => Promise.resolve('granted'),
  } as unknown as typeof Notification;
}

test.each(['register', 'ready'] as const)(
  'a service worker whose "%s" never settles is a failure',
  async (never) => {
    jest.useFakeTimers();
    const stuck = new Promise<never>(() => undefined);
    allowedWith({ register: () => (never === 'register' ? stuck : Promise.resolve()), ready: stuck });
    const done = turnPushOn(STORE, 'en', null);
    await jest.advanceTimersByTimeAsync(A_MINUTE_MS);
    await expect(done).resolves.toEqual({ code: 'try-again' });
    jest.useRealTimers();
  },
);

test('who turned push on at an order of their own is not said to be told of new orders', async () => {
  mockIsLost = false;
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  allowedWith({ register: () => Promise.resolve(), ready: Promise.resolve({}) });
  expect(await turnPushOn(STORE, 'en', null)).toBeNull();
  expect([pushState(null), pushState('sam')]).toEqual(['on', 'off']);
  expect(await turnPushOn(STORE, 'en', 'sam')).toBeNull();
  const device = { storeId: STORE, token: 'token', locale: 'en', newOrders: true };
  expect(call).toHaveBeenLastCalledWith('registerDevice', device);
  expect([pushState(null), pushState('sam'), pushState('omar')]).toEqual(['on', 'on', 'off']);
  expect(pushToken()).toBe('token');
  mockIsLost = true;
  await turnPushOff(STORE);
  storePushToken('token');
  expect(pushState('sam')).toBe('off');
});
