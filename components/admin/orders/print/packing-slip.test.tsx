import { screen } from '@testing-library/react';
import { PackingSlip } from '@/components/admin/orders/print/packing-slip';
import type { Refund } from '@/lib/domain/orders/order';
import { renderInAdmin } from '@/tests/fixtures/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/orders';
import { aStoreSetting } from '@/tests/fixtures/store';

const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const refund: Refund = {
  id: 'r1',
  at: order.createdAt,
  by: 'owner-1',
  amount: 2500,
  lines: [{ line: 0, quantity: 1 }],
  reason: '',
  restocked: true,
  state: 'done',
};

test('a slip lists and counts what is still to be packed', () => {
  renderInAdmin(
    <PackingSlip
      order={{ ...order, refunds: [refund] }}
      setting={aStoreSetting()}
      locale="en"
      date="1 March"
    />,
  );
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  expect(screen.getByText('Pieces in all: 2')).toBeVisible();
});
