import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderRefunds } from '@/components/admin/orders/detail/order-refunds';
import { RefundDialog } from '@/components/admin/orders/detail/refund-dialog';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

test('an amount with more decimals than its currency has is told how amounts are written', async () => {
  const order = { ...anOrder(), total: 3500, paymentStatus: 'paid' } as const;
  renderInAdmin(<RefundDialog order={order} onClose={() => undefined} />);
  const amount = screen.getByLabelText('Amount in USD');
  await userEvent.clear(amount);
  await userEvent.type(amount, '3.333');
  expect(screen.getByText('Enter an amount up to $35.00, written as 35.00.')).toBeVisible();
});

test('a paid order offers a refund once the store accepted it', () => {
  const order = { ...anOrder(), total: 3500, paymentStatus: 'paid' } as const;
  const { unmount } = renderInAdmin(<OrderRefunds order={{ ...order, status: 'awaiting', goods: 'none' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderInAdmin(<OrderRefunds order={order} />);
  expect(screen.getByRole('button')).toBeVisible();
});
