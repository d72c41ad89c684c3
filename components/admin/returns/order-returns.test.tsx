import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderReturns } from '@/components/admin/returns/order-returns';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn, ReturnState } from '@/lib/domain/orders/returns/return';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const placed = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });

function withReturn(state: ReturnState, reason: 'damaged' | 'unwanted' = 'unwanted'): Order {
  const one: OrderReturn = {
    ...{ id: 'r1', kind: 'return', wish: 'credit', note: 'A corner', state },
    lines: [{ line: 0, quantity: 2, reason, restocked: 0 }],
    events: [{ at: 1, actor: 'shopper', by: null, to: 'requested', reason: '' }],
  };
  return { ...placed, status: 'delivered', paymentStatus: 'paid', returns: [one] };
}

const named = { storeId: placed.storeId, orderId: placed.id, returnId: 'r1' };
const press = async (name: string | RegExp) => {
  const [...found] = screen.getAllByText(name, { selector: 'button' });
  await userEvent.click(found.at(-1) ?? document.body);
};

beforeEach(() =>
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ state: 'approved' })),
);

test('a request says what is wanted, and is approved, or declined in words', async () => {
  renderInAdmin(<OrderReturns order={withReturn('requested')} />);
  expect(screen.getByText('A corner')).toBeVisible();
  await press('Approve');
  expect(call).toHaveBeenLastCalledWith('moveReturn', {
    ...{ ...named, from: 'requested', to: 'approved', restock: [] },
  });
  await press('Decline');
  await userEvent.click(screen.getByLabelText(/^Why/));
  await userEvent.paste('Too late');
  await press('Decline');
  expect(call).toHaveBeenLastCalledWith('moveReturn', {
    ...{ ...named, from: 'requested', to: 'declined', restock: [], reason: 'Too late' },
  });
});

test.each([
  ['unwanted', 2],
  ['damaged', 0],
] as const)('what arrives %s is offered for stock as %i pieces', async (reason, quantity) => {
  renderInAdmin(<OrderReturns order={withReturn('sent', reason)} />);
  await press('Has arrived');
  await press('Has arrived');
  expect(call).toHaveBeenLastCalledWith('moveReturn', {
    ...{ ...named, from: 'sent', to: 'received', restock: [{ line: 0, quantity }] },
  });
});

test('the money of what arrived goes back as it was wanted: what was paid for its pieces', async () => {
  renderInAdmin(<OrderReturns order={withReturn('received')} />);
  await press('Give money back');
  await press(/^Credit /);
  expect(call).toHaveBeenLastCalledWith('settleReturn', { ...named, to: 'credited', amount: 5000 });
  await waitFor(() => expect(screen.queryByText(/^Credit /, { selector: 'button' })).toBeNull());
});
