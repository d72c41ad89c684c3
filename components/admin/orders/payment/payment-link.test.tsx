import { screen } from '@testing-library/react';
import type { Order } from '@/lib/domain/orders/order';
import arOrders from '@/locales/ar/admin-orders.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { PaymentLink } from './payment-link';

jest.mock('@/lib/functions/call');

const owing: Order = {
  ...anOrder({ request: { paymentMethod: 'card' } }),
  ...{ status: 'placed', paymentStatus: 'paid' },
  extraPayments: [
    {
      ...{ id: 'extra-1', at: 1, amount: 2500, paymentId: null, payUntil: 2 },
      ...{ busyUntil: null, refusals: [], paidAt: null },
    },
  ],
};

test('an order that came to cost more offers a link for the difference, a paid one none', () => {
  const { unmount } = renderInAdmin(<PaymentLink order={owing} />);
  expect(screen.getByText(/costs \$25\.00 more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a payment link' })).toBeVisible();
  unmount();
  const paid = owing.extraPayments.map((extra) => ({ ...extra, paidAt: 3 }));
  renderInAdmin(<PaymentLink order={{ ...owing, extraPayments: paid }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(arOrders.paymentLink.difference).toContain('{{amount}}');
});
