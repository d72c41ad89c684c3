import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderParcels } from '@/components/admin/orders/parcels/order-parcels';
import type { Order } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ carriers: { own: [] } }) }));
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));

const placed = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const confirmed: Order = { ...placed, status: 'confirmed' };
const parcel: Parcel = {
  ...{ id: 'p1', lines: [{ line: 0, quantity: 2 }], carrier: 'Aramex', trackingNumber: 'AX-1' },
  ...{ state: 'shipped', events: [] },
};
const partShipped: Order = { ...placed, status: 'shipped', shipments: [parcel] };

const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
async function type(name: string, text: string) {
  await userEvent.clear(screen.getByLabelText(name));
  await userEvent.paste(text);
}

beforeEach(() =>
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ status: 'shipped' })),
);

test('all that is left leaves by default, with Enter', async () => {
  renderInAdmin(<OrderParcels order={confirmed} />);
  await press('Ship a parcel');
  await type('Tracking Number', 'AX-9');
  await userEvent.keyboard('{Enter}');
  expect(call).toHaveBeenCalledWith('shipParcel', {
    ...{ storeId: placed.storeId, orderId: placed.id, key: expect.any(String) },
    ...{ lines: [{ line: 0, quantity: 3 }], carrier: '', trackingNumber: 'AX-9' },
  });
  await waitFor(() => expect(screen.queryByLabelText('Tracking Number')).toBeNull());
});

test('fewer pieces are chosen, and a refusal keeps what was typed', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'parcel-too-much' }));
  renderInAdmin(<OrderParcels order={confirmed} />);
  await press('Ship a parcel');
  await type('Carrier', 'SMSA');
  await userEvent.selectOptions(screen.getByLabelText(/^Pieces of/), '1');
  await press('Ship 1 piece');
  expect(call).toHaveBeenCalledWith(
    'shipParcel',
    expect.objectContaining({ lines: [{ line: 0, quantity: 1 }], carrier: 'SMSA' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('More pieces than are left');
  expect(screen.getByLabelText('Carrier')).toHaveValue('SMSA');
});

test('a part shipped order says what is left, and its parcel is delivered, corrected, or came back for a reason', async () => {
  renderInAdmin(<OrderParcels order={partShipped} />);
  expect(screen.getByText('1 piece is left to ship')).toBeVisible();
  const item = within(screen.getByRole('region', { name: 'Parcel 1' }));
  expect(item.getByText('AX-1')).toBeVisible();
  await press('Delivered');
  const named = { storeId: placed.storeId, orderId: placed.id, parcelId: 'p1' };
  expect(call).toHaveBeenLastCalledWith('moveParcel', { ...named, from: 'shipped', to: 'delivered' });

  await press('Correct carrier or number');
  await type('Tracking Number', 'AX-2');
  await press('Save');
  expect(call).toHaveBeenLastCalledWith('correctParcel', {
    ...{ ...named, carrier: 'Aramex', trackingNumber: 'AX-2' },
    seen: { carrier: 'Aramex', trackingNumber: 'AX-1' },
  });
});

test('no parcel leaves before the order is confirmed, or from one that left before parcels were recorded', () => {
  const left = { at: 1, actor: 'owner', by: null, from: 'confirmed', to: 'shipped' } as const;
  const event = { ...left, reason: null, why: null, requestId: null };
  for (const order of [placed, { ...placed, status: 'shipped' as const, history: [event] }]) {
    const { unmount } = renderInAdmin(<OrderParcels order={order} />);
    expect(screen.queryByText('Ship a parcel')).toBeNull();
    unmount();
  }
});
