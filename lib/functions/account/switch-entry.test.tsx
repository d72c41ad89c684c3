import { waitFor } from '@testing-library/react';
import { fail, ok } from '@/lib/domain/result';
import { storeId } from '@/lib/domain/ids';
import { hasStoreClaim } from '@/lib/firebase/auth/has-store-claim';
import { withAuth } from '@/lib/firebase/auth/with-auth';
import { call } from '@/lib/functions/call';
import { logInByToken } from '@/lib/functions/account/account';
import { enter, isEntering, withoutEntry } from './switch-entry';
import { entryTo } from './switch-store';

jest.mock('@/lib/env', () => ({ env: { platformHost: 'shops.test', emulators: {} } }));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/functions/account/account');
jest.mock('@/lib/firebase/auth/with-auth');
jest.mock('@/lib/firebase/auth/has-store-claim');

const SEA = storeId('sea');
const CODE = 'a-code';

/** Opens a page with a code, from a page at `referrer`, where somebody may be signed in already. */
async function opened(referrer: string, worksHere = false): Promise<void> {
  jest.clearAllMocks();
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  window.history.replaceState({ key: 'next' }, '', `/admin/dashboard?q=1#switch=${CODE}`);
  jest.mocked(hasStoreClaim).mockResolvedValue(worksHere);
  jest
    .mocked(withAuth)
    .mockImplementation(async (run) =>
      ok(await run({ auth: { currentUser: { isAnonymous: false } } } as Parameters<typeof run>[0])),
    );
  jest.mocked(call).mockResolvedValue(ok({ token: 'a-token' }));
  jest.mocked(logInByToken).mockResolvedValue(ok({ ordersFollow: false }));
  expect(isEntering()).toBe(true);
  const tell = jest.fn();
  const stop = enter(SEA, tell);
  await waitFor(() => expect(tell).toHaveBeenCalled());
  stop();
  expect(isEntering()).toBe(false);
}

test('a code from the platform logs in, and is out of the address at once', async () => {
  await opened('https://oud.shops.test/');
  expect(window.location.href).toMatch(/\/admin\/dashboard\?q=1$/);
  expect(window.history.state).toEqual({ key: 'next' });
  expect(call).toHaveBeenCalledWith('finishSwitch', { storeId: SEA, code: CODE });
  expect(logInByToken).toHaveBeenCalledWith(SEA, 'a-token');
});

test.each(['', 'https://elsewhere.test/', 'https://shops.test.elsewhere.test/', 'https://oudshops.test/'])(
  'a code that the page %p led to is left alone: it may be of somebody else’s account',
  async (referrer) => {
    await opened(referrer);
    expect(call).not.toHaveBeenCalled();
  },
);

test('who works here already goes on as they are', async () => {
  await opened('https://oud.shops.test/', true);
  expect(call).not.toHaveBeenCalled();
});

test('the code stands behind the hash, and nowhere without an entry', async () => {
  const entry = { origin: 'https://sea.shops.test', code: CODE };
  jest
    .mocked(call)
    .mockResolvedValueOnce(ok({ entry }))
    .mockResolvedValueOnce(ok({ entry: null }));
  expect(await entryTo(SEA, '/ar/admin/dashboard')).toBe(
    'https://sea.shops.test/ar/admin/dashboard#switch=a-code',
  );
  expect(await entryTo(SEA, '/admin')).toBeNull();
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  expect(await entryTo(SEA, '/admin')).toBeNull();
  expect(withoutEntry('/admin/orders?q=7#switch=a-code')).toBe('/admin/orders?q=7');
});
