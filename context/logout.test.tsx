import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { UserProvider, useUserContext } from '@/context/user-context';
import { storePushToken, pushToken } from '@/lib/browser/push-token';
import { storedDesigns, storeDesign } from '@/lib/browser/studio/stored-designs';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { signOut } from '@/lib/firebase/auth/session';
import { dropToken } from '@/lib/firebase/messaging';
import { call } from '@/lib/functions/call';
import common from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aDesignInput } from '@/tests/fixtures/studio/studio';

const MARIAM = { uid: 'mariam', isAnonymous: false } as CurrentUser;

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
jest.mock('@/lib/firebase/auth/session', () => ({ signOut: jest.fn() }));
jest.mock('@/lib/firebase/messaging', () => ({ dropToken: jest.fn() }));
jest.mock('@/lib/functions/call', () => ({ call: jest.fn() }));
jest.mock('@/lib/hooks/account/use-session', () => ({
  ...jest.requireActual<object>('@/lib/hooks/account/use-session'),
  useSession: () => ({ user: MARIAM, loading: false, error: '' }),
}));

const Session = ({ children }: { children: ReactNode }) => (
  <WithTexts texts={{ common }}>
    <UserProvider>{children}</UserProvider>
  </WithTexts>
);

const A_MOMENT_MS = 5_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('lost'))],
  ['has no answer', () => new Promise<void>(() => undefined)],
])('who logs out is logged out, and no device is left, when what ends the pushes %s', async (_how, end) => {
  jest.mocked(signOut).mockClear();
  jest.mocked(dropToken).mockImplementation(end);
  jest.mocked(call).mockReturnValue(new Promise(() => undefined));
  storePushToken('token');
  const { result } = renderHook(useUserContext, { wrapper: Session });
  await act(async () => {
    const done = result.current.logout();
    await jest.advanceTimersByTimeAsync(A_MOMENT_MS);
    await done;
  });
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(pushToken()).toBeNull();
});

test('the designs on this device go with whoever logs out, from the open page too', async () => {
  jest.mocked(dropToken).mockReturnValue(Promise.resolve());
  storeDesign({ id: 'kept', productId: 'board', variantId: 'board-red', input: aDesignInput() });
  storeDesign({ id: null, productId: 'board', variantId: 'board-red', input: aDesignInput() });
  const { result } = renderHook(
    () => ({
      designs: useSyncExternalStore(storedDesigns.subscribe, storedDesigns.get),
      ...useUserContext(),
    }),
    { wrapper: Session },
  );
  expect(result.current.designs).toHaveLength(2);
  await act(() => result.current.logout());
  expect(result.current.designs).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('boards.designs'))).toEqual([]);
});
