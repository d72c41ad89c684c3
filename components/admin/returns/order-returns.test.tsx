import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderReturns } from '@/components/admin/returns/order-returns';
import { adminPaths } from '@/lib/admin-paths';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn, ReturnState } from '@/lib/domain/orders/returns/return';
import { owing } from '@/lib/domain/payments/extra/extra-payment';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/admin-returns.json';
import en from '@/locales/en/admin-returns.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

const address = { en: '1 Pine Street', ar: '' };
let contact = { ...aStoreSetting().contact, address };
jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ ...aStoreSetting(), contact }),
}));
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const placed = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });

function withReturn(state: ReturnState, reason: 'damaged' | 'unwanted' = 'unwanted'): Order {
  const one: OrderReturn = {
    ...{ id: 'r1', kind: 'return', wish: 'credit', note: 'A corner', state },
    lines: [{ line: 0, quantity: 2, reason, restocked: 0 }],
    events: [
      { at: 1, actor: 'shopper', by: null, to: 'requested', reason: '' },
      ...(state === 'received' ? [{ at: 2, actor: 'owner', by: 'o', to: state, reason: '' } as const] : []),
    ],
  };
  return { ...placed, status: 'delivered', paymentStatus: 'paid', returns: [one] };
}

const named = { storeId: placed.storeId, orderId: placed.id, returnId: 'r1' };
const press = async (name: string | RegExp) => {
  const [...found] = screen.getAllByText(name, { selector: 'button' });
  await userEvent.click(found.at(-1) ?? document.body);
};

beforeEach(() => {
  contact = { ...contact, address };
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ state: 'approved' }));
});

test('a request says what is wanted, and is approved, or declined in words', async () => {
  renderInAdmin(<OrderReturns order={withReturn('requested')} />);
  expect(screen.getByText('A corner')).toBeVisible();
  await press('Approve');
  expect(call).toHaveBeenLastCalledWith('updateReturnState', {
    ...{ ...named, from: 'requested', to: 'approved', restock: [] },
  });
  await press('Decline');
  await userEvent.click(screen.getByLabelText(/^Why/));
  await userEvent.paste('Too late');
  await press('Decline');
  expect(call).toHaveBeenLastCalledWith('updateReturnState', {
    ...{ ...named, from: 'requested', to: 'declined', restock: [], reason: 'Too late' },
  });
});

test('a return is not approved before the store has an address to send it to', async () => {
  contact = { ...contact, address: { en: '', ar: '' } };
  renderInAdmin(<OrderReturns order={withReturn('requested')} />);
  await press('Approve');
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(en.address.title);
  expect(screen.getByText(en.address.link)).toHaveAttribute('href', adminPaths.contactAndFooter);
});

test.each([
  ['unwanted', 2],
  ['damaged', 0],
] as const)('what arrives %s is offered for stock as %i pieces', async (reason, quantity) => {
  renderInAdmin(<OrderReturns order={withReturn('sent', reason)} />);
  await press('Has arrived');
  await press('Has arrived');
  expect(call).toHaveBeenLastCalledWith('updateReturnState', {
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

test('what was refunded otherwise before it arrived is closed without money, which is offered for nothing else', async () => {
  const order = withReturn('received');
  const byHand = {
    id: 'k1',
    at: 2,
    by: 'o',
    amount: 7500,
    reason: '',
    restocked: false,
    state: 'done',
  } as const;
  const { rerender } = renderInAdmin(<OrderReturns order={order} />);
  expect(screen.queryByText('Close without money')).toBeNull();
  rerender(
    <OrderReturns order={{ ...order, refunds: [{ ...byHand, lines: [{ line: 0, quantity: 3 }] }] }} />,
  );
  expect(screen.queryByText('Give money back')).toBeNull();
  expect(screen.queryByText('Exchange')).toBeNull();
  await press('Close without money');
  expect(call).toHaveBeenLastCalledWith('updateReturnState', {
    ...{ ...named, from: 'received', to: 'closed', restock: [] },
  });
});

test('an exchange says what is sent instead, and is taken back while its difference is owed', async () => {
  const { returns, ...order } = withReturn('exchanged');
  const [line] = order.lines;
  const edit = { id: 'x1', at: 1, actor: 'owner', by: 'o', reason: '', charges: null } as const;
  const exchanged: Order = {
    ...{ ...order, lines: line ? [line, line] : [] },
    returns: returns.map((one) => ({ ...one, given: [{ line: 1, quantity: 2 }] })),
    edits: [{ ...edit, before: versionOf(placed) }],
    refunds: [
      {
        ...{ id: 'exchange-1', at: 1, by: 'o', amount: 5000, lines: [{ line: 0, quantity: 2 }], reason: '' },
        ...{ restocked: false, state: 'done', to: 'exchange' },
      },
    ],
    extraPayments: owing(order, 900, 1),
  };
  renderInAdmin(<OrderReturns order={exchanged} />);
  expect(screen.getByText(/^Sent instead: 2 × Sea Breeze/)).toBeVisible();
  await press('Take the exchange back');
  expect(call).toHaveBeenLastCalledWith('undoExchange', named);
});

test.each(['en', 'ar'] as const)(
  'its photos are fetched one after the other when somebody looks, in %s',
  async (locale) => {
    const { photos: texts } = locale === 'ar' ? ar : en;
    jest.mocked(call).mockResolvedValue(ok({ jpeg: 'QUJD' }));
    const order = withReturn('requested', 'damaged');
    const photos = ['p1', 'p2'].map((id) => ({ id, path: `${id}.jpg` }));
    renderInAdmin(
      <OrderReturns order={{ ...order, returns: order.returns.map((one) => ({ ...one, photos })) }} />,
      { locale },
    );
    expect(call).not.toHaveBeenCalled();
    // Figures in a line of Arabic are isolated.
    const like = (text: string) => new RegExp(`^${text.split(' ')[0]}`);
    await press(like(texts.open));
    expect(await screen.findByAltText(/1/)).toHaveAttribute('src', 'data:image/jpeg;base64,QUJD');
    await press(texts.next);
    expect(await screen.findByAltText(/2/)).toBeVisible();
    expect(call).toHaveBeenLastCalledWith('readReturnPhoto', { ...named, photoId: 'p2' });
  },
);
