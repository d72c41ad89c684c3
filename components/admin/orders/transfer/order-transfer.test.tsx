import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { OrderTransfer } from './order-transfer';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const entry = { id: 'a', at: 5, by: 'staff-1', amount: 1000, note: 'Seen by Mona' };
const part: Order = {
  ...anOrder(),
  ...{ total: 3500, status: 'pending', paymentMethod: 'transfer' },
  transfer: { ...NO_TRANSFER, received: [entry] },
};
const sent = () => jest.mocked(call).mock.calls.map(([, request]) => request as { key: string });

test('what is missing stands ready; who was overtaken is told, and a lost answer is asked for again by its key', async () => {
  jest
    .mocked(call)
    .mockResolvedValueOnce(fail({ code: 'try-again' }))
    .mockResolvedValueOnce(fail({ code: 'transfer-changed' }))
    .mockResolvedValueOnce(ok({ status: 'placed', paymentStatus: 'paid' }));
  renderInAdmin(<OrderTransfer order={part} />);
  expect(screen.getByText('Seen by Mona')).toBeVisible();
  expect(screen.getByLabelText('Amount received (USD)')).toHaveValue('25.00');
  const confirm = screen.getByRole('button', { name: 'Confirm what was received' });
  await userEvent.click(confirm);
  expect(call).toHaveBeenLastCalledWith(
    'recordTransfer',
    expect.objectContaining({ kind: 'received', amount: 2500, seen: { status: 'pending', entries: 1 } }),
  );
  await userEvent.click(confirm);
  expect(await screen.findByText(/Somebody else changed this order/)).toBeVisible();
  await userEvent.click(confirm);
  const [first, second, third] = sent().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('what is held can be recorded as sent back, and what was typed wrongly is never sent', async () => {
  jest.mocked(call).mockReset();
  renderInAdmin(<OrderTransfer order={{ ...part, status: 'cancelled' }} />);
  expect(screen.getByLabelText('Amount sent back (USD)')).toHaveValue('10.00');
  await userEvent.clear(screen.getByLabelText('Amount sent back (USD)'));
  await userEvent.type(screen.getByLabelText('Amount sent back (USD)'), 'ten');
  await userEvent.click(screen.getByRole('button', { name: 'Record as sent back' }));
  expect(call).not.toHaveBeenCalled();
});
