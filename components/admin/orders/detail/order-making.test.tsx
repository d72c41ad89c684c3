import { screen } from '@testing-library/react';
import { OrderMaking } from '@/components/admin/orders/detail/order-making';
import type { Order } from '@/lib/domain/orders/order';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';

jest.mock('@/lib/functions/call');

const placed = anOrder({
  request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] },
  products: [aStudioProduct()],
  designs: new Map([['d1', aSoldDesign('d1')]]),
});
const confirmed: Order = { ...placed, status: 'confirmed' };

test('an order of boards from stock has nothing to make', () => {
  renderInAdmin(<OrderMaking order={anOrder()} />);
  expect(screen.queryByText('Made to Order')).toBeNull();
});

test('a design is approved once its order is confirmed', () => {
  renderInAdmin(<OrderMaking order={placed} />);
  expect(screen.getByText('Confirm the order before you approve its design.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['waiting', 'Approve'],
  ['approved', 'Start production'],
  ['in-production', 'Mark as made'],
] as const)('the next step of one that is %s is offered', (state, step) => {
  renderInAdmin(<OrderMaking order={{ ...confirmed, making: { state, events: [], changes: [] } }} />);
  expect(screen.getByRole('button', { name: step })).toBeVisible();
});
