import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactView } from '@/components/admin/store-setting/contact-view';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const setting = aStoreSetting({ savedAt: { contact: 1 } });

jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: null }) }));

test('what is typed while a form is being saved stays in it, to be saved next', async () => {
  let answer = () => {};
  jest.mocked(call).mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(ok({ savedAt: 2 }));
    }) as ReturnType<typeof call>,
  );
  renderInAdmin(<ContactView />, { beforePopState: jest.fn() });
  const [phone, email] = [screen.getByLabelText('Phone'), screen.getByLabelText('Email')];
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.change(phone, { target: { value: '+962 6 555 0100' } });
  fireEvent.click(save);
  await waitFor(() => expect(call).toHaveBeenCalled());
  fireEvent.change(email, { target: { value: 'late@example.com' } });
  await act(async () => answer());

  expect(email).toHaveValue('late@example.com');
  expect(phone).toHaveValue('+962 6 555 0100');
  await waitFor(() => expect(save).toBeEnabled());
});
