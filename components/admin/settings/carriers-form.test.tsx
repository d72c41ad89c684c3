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
const van = { name: { en: 'Our van', ar: 'سيارتنا' }, link: '' };
const setting = aStoreSetting({ carriers: { own: [van] }, savedAt: { carriers: 1 } });
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const save = () => userEvent.click(screen.getByText('Save', { selector: 'button' }));

test('a link without the number is said at its field, and one with it is saved', async () => {
  jest.mocked(call).mockResolvedValue(ok({ savedAt: 2 }) as never);
  renderInAdmin(<CarriersForm />);
  await userEvent.click(screen.getByLabelText('Tracking page'));
  await userEvent.paste('https://van.example/track');
  await save();
  expect(await screen.findByText(errors.field.carrierLink.invalid)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Tracking page'));
  await userEvent.paste('/{number}');
  await save();
  expect(call).toHaveBeenCalledWith('saveStoreSetting', {
    ...{ storeId: 'demo', seen: 1 },
    carriers: { own: [{ ...van, link: 'https://van.example/track/{number}' }] },
  });
});
