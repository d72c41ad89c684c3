import { screen } from '@testing-library/react';
import { MoneyOfStep } from '@/components/admin/orders/detail/order-status-form';
import type { Order } from '@/lib/domain/orders/order';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

const paid: Order = { ...anOrder(), total: 3500, paymentMethod: 'card', paymentStatus: 'paid' };

test('whoever cancels an order that a card paid reads that its money goes back by itself', () => {
  renderInAdmin(<MoneyOfStep order={paid} to="cancelled" />);
  expect(screen.getByText('$35.00 goes back by itself to the card that paid.')).toBeVisible();
});

test.each(['card', 'cash'] as const)('whoever takes an order paid by %s back has to refund it', (method) => {
  renderInAdmin(<MoneyOfStep order={{ ...paid, paymentMethod: method }} to="returned" />);
  expect(screen.getByText(/No money goes back by itself. Give the \$35.00/)).toBeVisible();
});

test('of an order that nobody paid no money is spoken', () => {
  renderInAdmin(<MoneyOfStep order={{ ...paid, paymentStatus: 'unpaid' }} to="cancelled" />);
  expect(screen.queryByText(/goes back/)).toBeNull();
});
