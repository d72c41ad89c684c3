import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddPiece } from '@/components/admin/orders/edits/add-piece';
import { EditDialog } from '@/components/admin/orders/edits/edit-dialog';
import { OrderEdits } from '@/components/admin/orders/edits/order-edits';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import en from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aMethod, aZone } from '@/tests/fixtures/shop/delivery';
import { anAddress, anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';

jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/lib/firestore/catalogue/managed-products', () => ({
  watchManagedPage: (_store: string, _query: unknown, onNext: (page: unknown) => void) => {
    onNext({ products: ['sea', 'palm'].map((id) => aProduct({ id, title: { en: id, ar: id } })) });
    return () => undefined;
  },
}));

const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });

test('an edit is quoted while it is typed, and made with the total that was seen', async () => {
  const lines = order.lines.map((line) => ({ ...line, quantity: 2 }));
  const after = { ...versionOf(order), lines, subtotal: 5000, total: 5500 };
  jest.mocked(call).mockResolvedValue(ok({ after, paymentStatus: 'unpaid', refund: 0, owes: 0 }));
  renderInAdmin(<EditDialog order={order} onClose={() => undefined} />);
  const save = screen.getByRole('button', { name: 'Save the change' });
  expect(save).toBeDisabled();
  const pieces = screen.getByRole('spinbutton');
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '2');
  await screen.findByText('$55.00 instead of $80.00');
  expect(screen.getByText('$55.00 is collected at the door.')).toBeVisible();
  await userEvent.click(save);
  await waitFor(() =>
    expect(jest.mocked(call)).toHaveBeenLastCalledWith(
      'editOrder',
      expect.objectContaining({ version: 0, kept: [{ line: 0, quantity: 2 }], seenTotal: 5500 }),
    ),
  );
});

test('a delivery method that the store gave up is shown as what is sent, until another is chosen', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'delivery-method-unavailable' }));
  const name = { en: 'By bike', ar: 'بالدراجة' };
  const zone = aZone({ id: 'all', rest: true, methods: [aMethod({ id: 'bike', name })] });
  const setting = aStoreSetting({ delivery: { zones: [zone], holidays: [] } });
  renderInAdmin(<EditDialog order={anOrder({ setting })} onClose={() => undefined} />);
  const method = screen.getByRole('combobox', { name: 'Delivery method' });
  expect(method).toHaveDisplayValue('By bike (no longer offered)');
  await userEvent.selectOptions(method, 'As a checkout offers first');
  await screen.findByText(en['delivery-method-unavailable']);
  expect(jest.mocked(call).mock.lastCall?.[1]).not.toHaveProperty('deliveryMethod');
});

test('of an order of which a part came back unpaid, only what did not arrive can be taken off', async () => {
  const parcel = { carrier: '', trackingNumber: '', events: [] };
  const shipments: Order['shipments'] = [
    { ...parcel, id: 'p1', lines: [{ line: 0, quantity: 2 }], state: 'delivered' },
    { ...parcel, id: 'p2', lines: [{ line: 0, quantity: 1 }], state: 'returned' },
  ];
  renderInAdmin(<OrderEdits order={{ ...order, status: 'shipped', shipments }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit order' }));
  expect(await screen.findByText(/^A part arrived/)).toBeVisible();
  const pieces = screen.getByRole('spinbutton');
  expect(pieces).toHaveAttribute('aria-valuemin', '2');
  expect(pieces).toHaveAttribute('aria-valuemax', '3');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Street Address' })).toBeNull();
});

test('each change stands beside what was ordered before it', () => {
  const before = versionOf(order);
  const address = anAddress({ streetAddress: '3 Cedar Street' });
  const edit = {
    id: 'e1',
    at: order.createdAt,
    actor: 'owner',
    by: null,
    reason: 'As agreed',
    charges: null,
  } as const;
  renderInAdmin(
    <OrderEdits
      order={{
        ...order,
        address,
        status: 'shipped',
        edits: [{ ...edit, before: { ...before, rounding: -5 } }],
      }}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Edit order' })).toBeNull();
  expect(screen.getByText('As agreed')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Cash rounding -$0.05 $0.00' })).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Address/ })).getAllByRole('cell');
  expect(row.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('12 Palm Street'),
    expect.stringContaining('3 Cedar Street'),
  ]);
});

test('a piece of another product is added although its variant has the same id, and one that is there gets one more', async () => {
  const variantId = aProduct().variants[0]?.id ?? '';
  const sea = { productId: 'sea', variantId, name: 'sea', quantity: 1 };
  const onChange = jest.fn();
  renderInAdmin(<AddPiece added={[sea]} onChange={onChange} />);
  const find = async (title: string) => {
    await userEvent.type(screen.getByRole('searchbox'), `${title}{Enter}`);
    const [first] = screen.getAllByRole('button', { name: new RegExp(`Add ${title}`) });
    if (first) await userEvent.click(first);
  };
  await find('palm');
  expect(onChange).toHaveBeenLastCalledWith([sea, expect.objectContaining({ productId: 'palm', variantId })]);
  await find('sea');
  expect(onChange).toHaveBeenLastCalledWith([{ ...sea, quantity: 2 }]);
});
