import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import { signIn } from '@/lib/firebase/auth/account';
import { logIn } from '@/lib/functions/account/account';
import { call } from '@/lib/functions/call';
import { retryGuestClaim } from '@/lib/functions/account/guest-claim';

jest.mock('@/lib/firebase/auth/account', () => ({ signIn: jest.fn() }));
jest.mock('@/lib/firebase/auth/own-account', () => ({}));
jest.mock('@/lib/firebase/auth/session', () => ({}));
jest.mock('@/lib/functions/account/weak-password');
jest.mock('@/lib/functions/call', () => ({ call: jest.fn() }));

const STORE = storeId('demo');
const ASKED = ['completeSignUp', { storeId: STORE, guestToken: 'guest-token' }];
const AN_HOUR_MS = 3_600_000;

const asked = jest.mocked(call);
const logInAsGuest = () => {
  jest.mocked(signIn).mockResolvedValue(ok({ uid: 'mariam', guestToken: 'guest-token' }));
  return logIn(STORE, 'mariam@example.com', 'secret');
};
const settled = () => jest.advanceTimersByTimeAsync(0);

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  asked.mockReset();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('orders that a login could not claim are claimed when the network is back, once', async () => {
  asked.mockResolvedValue(fail({ code: 'try-again' }));
  expect(await logInAsGuest()).toEqual(ok({ ordersFollow: true }));
  stop = retryGuestClaim('mariam');
  await settled();

  asked.mockReset().mockResolvedValue(ok({ uid: 'mariam' }));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(asked.mock.calls).toEqual([ASKED]);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page that stays open and online claims them by itself', async () => {
  stop = retryGuestClaim('mariam');
  asked.mockResolvedValue(fail({ code: 'internal' }));
  await logInAsGuest();
  asked
    .mockReset()
    .mockResolvedValueOnce(fail({ code: 'try-again' }))
    .mockResolvedValue(ok({ uid: 'mariam' }));
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS);
  expect(asked.mock.calls).toEqual([ASKED, ASKED]);
});

test('after a login that claimed them nothing is left to do', async () => {
  asked.mockResolvedValue(ok({ uid: 'mariam' }));
  expect(await logInAsGuest()).toEqual(ok({ ordersFollow: false }));
  stop = retryGuestClaim('mariam');
  await settled();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an expired token is forgotten, and another member claims nothing', async () => {
  asked.mockResolvedValue(fail({ code: 'try-again' }));
  await logInAsGuest();
  asked.mockReset().mockResolvedValue(fail({ code: 'not-allowed' }));
  retryGuestClaim('omar')();
  expect(asked).not.toHaveBeenCalled();
  stop = retryGuestClaim('mariam');
  await jest.advanceTimersByTimeAsync(AN_HOUR_MS);
  expect(asked).toHaveBeenCalledTimes(1);
});
