import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import texts from '@/locales/en/admin-own-store.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { CloseDialog } from './close-dialog';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'demo', name: { en: 'Board Builder', ar: 'بورد بيلدر' } }),
}));

test('the owner sees what ends with the store, and a wrong name stands at its field', async () => {
  const onClose = jest.fn();
  jest
    .mocked(call)
    .mockResolvedValueOnce(ok({ orders: 2, giftCards: 0, hasPlan: true, domain: '' }) as never);
  renderInAdmin(<CloseDialog onClose={onClose} />);
  expect(await screen.findByText('2 unfinished orders: their shoppers still wait')).toBeVisible();
  expect(screen.getByText(texts.close.giftCards_zero)).toBeVisible();
  expect(screen.getByText(texts.close.plan)).toBeVisible();
  const confirm = screen.getByText(texts.close.confirm, { selector: 'button' });
  expect(confirm).toBeDisabled();

  await userEvent.type(screen.getByLabelText(new RegExp(texts.close.name)), 'Board');
  const fields = { name: 'field.storeName.differs' } as const;
  jest.mocked(call).mockResolvedValueOnce({ ok: false, error: { code: 'invalid-input', fields } });
  await userEvent.click(confirm);
  expect(screen.getByText(errors.field.storeName.differs)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.type(screen.getByLabelText(new RegExp(texts.close.name)), ' Builder');
  jest.mocked(call).mockResolvedValueOnce(ok({ endsAt: 1 }) as never);
  await userEvent.click(confirm);
  expect(call).toHaveBeenLastCalledWith('closeStore', { storeId: 'demo', name: 'Board Builder' });
  expect(onClose).toHaveBeenCalled();
});
