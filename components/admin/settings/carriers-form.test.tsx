import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { CarriersForm } from './carriers-form';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/components/admin/forms/leave-dialog', () => ({ LeaveDialog: () => null }));
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
const setting = aStoreSetting({ country: 'EG' });
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

/** By its text: a list of so many fields takes long to be asked for roles. */
const save = () => userEvent.click(screen.getByText('Save', { selector: 'button' }));

test("the list begins with the carriers of the store's country, and a link without the number is said at its field", async () => {
  jest.mocked(call).mockResolvedValue(ok({ savedAt: 1 }) as never);
  renderInAdmin(<CarriersForm />);
  const names = screen.getAllByLabelText(/^Name.*English/);
  expect(names.map((input) => (input as HTMLInputElement).value)).toEqual(
    expect.arrayContaining(['Aramex', 'Bosta', 'Egypt Post']),
  );
  const at = names.findIndex((input) => (input as HTMLInputElement).value === 'Bosta');
  const link = screen.getAllByLabelText('Tracking page')[at] as HTMLInputElement;
  await userEvent.click(link);
  await userEvent.paste('https://bosta.example/track');
  await save();
  expect(await screen.findByText(errors.field.carrierLink.invalid)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(link);
  await userEvent.paste('/{number}');
  await save();
  expect(call).toHaveBeenCalledWith(
    'saveStoreSetting',
    expect.objectContaining({
      carriers: {
        own: expect.arrayContaining([
          { name: { en: 'Bosta', ar: 'بوسطة' }, link: 'https://bosta.example/track/{number}' },
        ]),
      },
    }),
  );
});
