import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { fail, ok } from '@/lib/domain/result';
import { reauthenticate, setPassword } from '@/lib/firebase/auth/own-account';
import { submitSecondFactorCode } from '@/lib/firebase/auth/second-factor';
import { call } from '@/lib/functions/call';
import account from '@/locales/en/account.json';
import errors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { ChangePasswordForm } from './change-password-form';
import { OwnData } from './own-data';

jest.mock('@/lib/firebase/auth/own-account');
jest.mock('@/lib/firebase/auth/second-factor');
jest.mock('@/lib/functions/account/end-session');
jest.mock('@/lib/functions/call', () => ({ call: jest.fn(async () => ({ ok: true, value: { ok: true } })) }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'demo', name: { en: 'Demo' } }),
}));

const user = {
  email: 'layla@oud.test',
  signInMethods: ['password'],
  isAdmin: false,
} as unknown as CurrentUser;
const push = jest.fn(async () => true);

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons[buttons.length - 1] as HTMLElement);
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(reauthenticate).mockResolvedValue(fail({ code: 'second-factor-required' }));
  jest
    .mocked(submitSecondFactorCode)
    .mockResolvedValueOnce(fail({ code: 'invalid-input', fields: { code: 'field.code.wrong' } }))
    .mockResolvedValue(ok({} as never));
  jest.mocked(setPassword).mockResolvedValue(ok(null));
});

test('whoever has a second factor deletes their account with its code', async () => {
  renderInAdmin(<OwnData user={user} />, { push });
  await press(account.delete.open);
  await type(account.delete.password, 'tall olive window');
  await press(account.delete.confirm);
  await type(account.code.label, '12345');
  await press(account.delete.confirm);
  expect(await screen.findByText(errors.field.code.required)).toBeVisible();
  await type(account.code.label, '000000');
  await press(account.delete.confirm);
  expect(await screen.findByText(errors.field.code.wrong)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await type(account.code.label, '١٢٣ ٤٥٦');
  await press(account.delete.confirm);
  expect(submitSecondFactorCode).toHaveBeenLastCalledWith('123456');
  expect(call).toHaveBeenCalledWith('deleteMyAccount', { storeId: 'demo' });
  expect(push).toHaveBeenCalledWith('/');
});

test('a deletion refused after the code begins anew with the password', async () => {
  jest
    .mocked(submitSecondFactorCode)
    .mockReset()
    .mockResolvedValue(ok({} as never));
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  renderInAdmin(<OwnData user={user} />, { push });
  await press(account.delete.open);
  await type(account.delete.password, 'tall olive window');
  await press(account.delete.confirm);
  await type(account.code.label, '123456');
  await press(account.delete.confirm);
  expect(await screen.findByLabelText(account.delete.password)).toHaveValue('');
  expect(screen.getByText(errors['try-again'])).toBeVisible();
});

test('whoever has a second factor changes their password with its code', async () => {
  renderInAdmin(<ChangePasswordForm user={user} />, { push });
  await type(account.field.currentPassword, 'tall olive window');
  await type(account.field.newPassword, 'wide fig garden');
  await press(account.password.submit);
  await type(account.code.label, '000000');
  await press(account.code.submit);
  expect(await screen.findByText(errors.field.code.wrong)).toBeVisible();
  expect(setPassword).not.toHaveBeenCalled();
  await type(account.code.label, '123456');
  await press(account.code.submit);
  expect(await screen.findByLabelText(account.field.currentPassword)).toHaveValue('');
  expect(submitSecondFactorCode).toHaveBeenLastCalledWith('123456');
  expect(setPassword).toHaveBeenCalledWith('wide fig garden');
});
