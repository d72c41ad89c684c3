import { packsOf } from '@/lib/domain/orders/parcels/packs';
import type { Order } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

const cash = { paymentMethod: 'cash', paymentStatus: 'unpaid' } as const;
const placed: Order = { ...anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } }), ...cash };

const aParcel = (id: string, quantity: number, state: Parcel['state'] = 'shipped'): Parcel => ({
  ...{ id, lines: [{ line: 0, quantity }], carrier: '', trackingNumber: '', state, events: [] },
});
const sent = (...shipments: Parcel[]): Order => ({ ...placed, status: 'shipped', shipments });

const shownOf = (order: Order) =>
  packsOf(order).map(({ lines, toCome, cash: due, isPaidLater }) => ({
    in: lines.map(({ quantity }) => quantity),
    toCome: toCome.map(({ quantity }) => quantity),
    due,
    isPaidLater,
  }));

test('before anything left an order is one parcel of everything', () => {
  expect(shownOf(placed)).toEqual([{ in: [3], toCome: [], due: placed.total, isPaidLater: false }]);
});

test('each parcel says what is in it and what comes after it; what is left is one more, and the last collects the cash', () => {
  expect(shownOf(sent(aParcel('a', 1), aParcel('b', 1)))).toEqual([
    { in: [1], toCome: [2], due: null, isPaidLater: true },
    { in: [1], toCome: [1], due: null, isPaidLater: true },
    { in: [1], toCome: [], due: placed.total, isPaidLater: false },
  ]);
});

test('a parcel that is at the store again is left to pack, and a cancelled order has nothing in it', () => {
  expect(shownOf(sent(aParcel('a', 1, 'returned'), aParcel('b', 2))).map(({ in: pieces }) => pieces)).toEqual(
    [[2], [1]],
  );
  expect(shownOf({ ...placed, status: 'cancelled' })).toMatchObject([{ in: [], due: null }]);
});
