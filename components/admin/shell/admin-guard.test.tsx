import { screen } from '@testing-library/react';
import { AdminGuard } from '@/components/admin/shell/admin-guard';
import { useUserContext, type UserState } from '@/context/user-context';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/user-context');

const NOBODY = { user: null, loading: false, error: '' } as const;
const ADMIN = { isAdmin: true } as UserState['user'];

/** What the guard shows, and where it sent to. */
function guarded(session: Partial<UserState>) {
  jest.mocked(useUserContext).mockReturnValue({ ...NOBODY, logout: async () => undefined, ...session });
  const replace = jest.fn();
  renderInAdmin(<AdminGuard>the desk</AdminGuard>, { asPath: '/admin/orders?q=7', replace });
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

test('nothing is decided while the session is asked for', () => {
  expect(guarded({ loading: true })).not.toHaveBeenCalled();
  expect(screen.getByRole('status', { name: 'Checking your access' })).toBeVisible();
});

test('who cannot be known for want of a network is told so, and sent nowhere', () => {
  expect(guarded({ error: 'try-again' })).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('who is known stays in the admin when the network goes', () => {
  expect(guarded({ user: ADMIN, error: 'try-again' })).not.toHaveBeenCalled();
  expect(screen.getByText('the desk')).toBeVisible();
});
