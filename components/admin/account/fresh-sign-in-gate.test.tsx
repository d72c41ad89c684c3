import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FreshSignInGate } from '@/components/admin/account/fresh-sign-in-gate';
import type { AppError } from '@/lib/domain/errors/app-error';
import { fail, ok } from '@/lib/domain/result';
import { reauthenticate } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import { signInAfresh } from '@/lib/functions/account/fresh-sign-in';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/firebase/auth/own-account');
jest.mock('@/lib/firebase/auth/second-factor');
jest.mock('@/context/user-context', () => ({
  useUserContext: () => ({ user: { email: 'owner@oud.test', signInMethods: ['password'] } }),
}));

const REFUSED: AppError = { code: 'fresh-sign-in-required', params: { way: 'second-factor' } };

function refusedCall(): Promise<boolean> {
  let proved = Promise.resolve(false);
  act(() => {
    proved = signInAfresh(REFUSED);
  });
  return proved;
}

async function answer(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await act(() => Promise.resolve(fireEvent.click(screen.getByText('Confirm'))));
}

test('the password and then the code, in Arabic digits, prove who it is', async () => {
  jest.mocked(reauthenticate).mockResolvedValue(fail({ code: 'second-factor-required' }));
  jest.mocked(submitSecondFactorCode).mockResolvedValue(ok({} as never));
  renderInAdmin(<FreshSignInGate />);
  const proved = refusedCall();
  await answer('Your password', 'tall olive window');
  await answer('Code', '١٢٣ ٤٥٦');
  await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  expect(await proved).toBe(true);
  expect(submitSecondFactorCode).toHaveBeenCalledWith('123456');
});

test('a cancelled sign-in proves nothing', async () => {
  renderInAdmin(<FreshSignInGate />);
  const proved = refusedCall();
  fireEvent.click(await screen.findByText('Cancel'));
  expect(await proved).toBe(false);
});

test('where no screen asks, what was refused stays refused', async () => {
  expect(await signInAfresh(REFUSED)).toBe(false);
});
