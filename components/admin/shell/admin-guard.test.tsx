import { act, fireEvent, screen } from '@testing-library/react';
import { AdminGuard } from '@/components/admin/shell/admin-guard';
import { useUserContext, type UserState } from '@/context/user-context';
import { refreshVerification } from '@/lib/firebase/auth/own-account';
import { call } from '@/lib/functions/call';
import { isEntering } from '@/lib/functions/account/switch-entry';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/user-context');
jest.mock('@/lib/firebase/auth/own-account');
jest.mock('@/lib/functions/call', () => ({ call: jest.fn(async () => ({ ok: true, value: { ok: true } })) }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/lib/functions/account/switch-entry', () => ({
  ...jest.requireActual<object>('@/lib/functions/account/switch-entry'),
  enter: () => () => undefined,
  isEntering: jest.fn(() => false),
}));

let roles: readonly { readonly storeId: string }[] | null = null;
jest.mock('@/lib/hooks/account/use-store-user', () => ({ useOwnRoles: () => roles }));

const NOBODY = { user: null, loading: false, error: '' } as const;
const ADMIN = { isAdmin: true, emailVerified: true, email: 'owner@oud.test' } as UserState['user'];

/** What the guard shows, and where it sent to. */
function guarded(session: Partial<UserState>, asPath = '/admin/orders?q=7') {
  jest.mocked(useUserContext).mockReturnValue({ ...NOBODY, logout: async () => undefined, ...session });
  const replace = jest.fn();
  renderInAdmin(<AdminGuard>the desk</AdminGuard>, { asPath, replace });
  return replace;
}

test.each<[string, Partial<UserState>]>([
  ['nobody', {}],
  ['somebody of no store', { user: { isAdmin: false } as UserState['user'] }],
])('%s is sent to login, and back afterwards', (_, session) => {
  expect(guarded(session)).toHaveBeenCalledWith(
    expect.objectContaining({ query: { next: '/admin/orders?q=7' } }),
  );
});

test('who comes by a code from another store waits for it, and neither page nor login keeps the code', () => {
  jest.mocked(isEntering).mockReturnValue(true);
  const replaced = guarded({}, '/admin/orders#switch=abc');
  expect(replaced.mock.calls).toEqual([['/admin/orders', undefined, { shallow: true }]]);
  jest.mocked(isEntering).mockReturnValue(false);
  expect(guarded({}, '/admin/orders#switch=abc')).toHaveBeenCalledWith(
    expect.objectContaining({ query: { next: '/admin/orders' } }),
  );
});

test('nothing is decided while the session is asked for', () => {
  expect(guarded({ loading: true })).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { name: 'Checking your access' })).toBeVisible();
});

test('who cannot be known for want of a network is told so, and sent nowhere', () => {
  expect(guarded({ error: 'try-again' })).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('who is removed while they are there goes to the shop, whatever their token says', () => {
  roles = [{ storeId: 'demo' }, { storeId: 'other' }];
  expect(guarded({ user: ADMIN })).not.toHaveBeenCalled();
  roles = [{ storeId: 'other' }];
  expect(guarded({ user: ADMIN }).mock.calls).toEqual([['/']]);
  roles = null;
});

test('who is known stays in the admin when the network goes', () => {
  expect(guarded({ user: ADMIN, error: 'try-again' })).not.toHaveBeenCalled();
  expect(screen.getByText('the desk')).toBeVisible();
});

test('who has not confirmed their e-mail is told so, may have the mail again, and goes on by themselves', async () => {
  jest.useFakeTimers();
  const unverified = { ...ADMIN, emailVerified: false } as UserState['user'];
  expect(guarded({ user: unverified })).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Confirm your e-mail')).toBeVisible();
  expect(screen.queryByText('the desk')).toBeNull();
  const asked = jest.mocked(refreshVerification).mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(refreshVerification).toHaveBeenCalledTimes(asked + 1);
  jest.useRealTimers();
  await act(async () => fireEvent.click(screen.getByText('Send the mail again')));
  expect(call).toHaveBeenCalledWith('mailVerification', { storeId: 'demo', locale: 'en' });
});
