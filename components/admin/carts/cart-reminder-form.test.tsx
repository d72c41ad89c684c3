import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/overlays/notify';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { CartReminderForm } from './cart-reminder-form';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
jest.mock('@/components/admin/forms/leave-dialog', () => ({ LeaveDialog: () => null }));
jest.mock('@/components/admin/forms/owner-only', () => ({ OwnerOnly: () => null, useIsOwner: () => true }));
jest.mock('@/lib/firestore/orders/cart-figures', () => ({
  watchCartFigures: (_: string, onNext: (figures: object) => void) => {
    onNext({ sent: 12, returned: 5, bought: 3 });
    return () => undefined;
  },
}));
const setting = aStoreSetting({
  cartReminder: { enabled: true, afterHours: 24 },
  savedAt: { cartReminder: 1 },
});
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const save = () => userEvent.click(screen.getByText('Save', { selector: 'button' }));

test('the owner chooses up to a week, in digits of either language, and sees what came of it', async () => {
  jest.mocked(call).mockResolvedValue(ok({ savedAt: 2 }) as never);
  renderInAdmin(<CartReminderForm />);
  for (const figure of ['12', '5', '3']) expect(await screen.findByText(figure)).toBeVisible();
  expect(screen.getByLabelText('Offer the reminder')).toBeChecked();
  const hours = screen.getByLabelText('Remind after');
  await userEvent.clear(hours);
  await userEvent.type(hours, '169');
  await save();
  expect(await screen.findByText(errors.field.afterHours.invalid)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  // The field may be out of sight.
  expect(notify).toHaveBeenCalledWith({ type: 'error', message: errors['invalid-input'] });
  await userEvent.clear(hours);
  await userEvent.type(hours, '٤٨');
  await save();
  expect(call).toHaveBeenCalledWith('saveStoreSetting', {
    ...{ storeId: 'demo', seen: 1 },
    cartReminder: { enabled: true, afterHours: 48 },
  });
});
