import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DueOrders } from '@/components/admin/couriers/due-orders';
import type { Order } from '@/lib/domain/orders/order';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

const card = { id: 'card', kind: 'gift', last4: '7Q2M', amount: 1000, returned: false } as const;
const mockOrder: Order = { ...anOrder(), status: 'delivered', prepaid: card };

jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/lib/firestore/couriers', () => ({
  watchDueOrders: (_store: string, _currency: string, onNext: (orders: Order[]) => void) => {
    onNext([mockOrder]);
    return () => undefined;
  },
}));

test('an order that a gift card paid in part is shown and entered with the cash that the courier collected', async () => {
  const onChange = jest.fn();
  renderInAdmin(<DueOrders currency="USD" lines="" onChange={onChange} />);
  expect(mockOrder.total).toBe(3000);
  await userEvent.click(screen.getByRole('checkbox', { name: `${mockOrder.number} · $20.00` }));
  expect(onChange).toHaveBeenLastCalledWith(`${mockOrder.number}\t20.00`);
});
