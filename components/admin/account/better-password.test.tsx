import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AdminGuard } from '@/components/admin/shell/admin-guard';
import { ok } from '@/lib/domain/result';
import { reauthenticate, setPassword } from '@/lib/firebase/auth/own-account';
import { storeWeakPassword } from '@/lib/functions/account/weak-password';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/firebase/auth/own-account');
jest.mock('@/lib/firebase/auth/session');
jest.mock('@/components/overlays/notify');
jest.mock('@/lib/hooks/account/use-store-user', () => ({ useOwnRoles: () => null }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ name: { en: 'Oud & Wood', ar: 'عود وخشب' } }),
}));
jest.mock('@/context/user-context', () => ({
  useUserContext: () => ({
    user: { isAdmin: true, emailVerified: true, email: 'owner@oud.test', signInMethods: ['password'] },
    loading: false,
    error: '',
    logout: jest.fn(),
  }),
}));

test('a weak password keeps the admin closed until a better one is chosen', async () => {
  jest.mocked(reauthenticate).mockResolvedValue(ok(null));
  jest.mocked(setPassword).mockResolvedValue(ok(null));
  storeWeakPassword(true);
  renderInAdmin(<AdminGuard>The orders</AdminGuard>);
  expect(screen.queryByText('The orders')).toBeNull();
  const save = await screen.findByRole('button', { name: 'Change Password' });
  fireEvent.change(screen.getByLabelText('Current Password'), { target: { value: 'password' } });
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'oud-w00d-shop' } });
  fireEvent.click(save);
  expect(await screen.findByText(/must not contain your e-mail or the name of the store/)).toBeVisible();
  expect(setPassword).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('New Password'), { target: { value: 'tall olive window' } });
  fireEvent.click(save);
  await waitFor(() => expect(screen.getByText('The orders')).toBeVisible());
  expect(setPassword).toHaveBeenCalledWith('tall olive window');
});
