import type { Order } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { planTracking } from './plan-tracking';
import { readTrackingLines } from './read-tracking-lines';

const ONE = 'B-1TQ4K9-7F3';
const TWO = 'B-1TQ4K9-7F4';

test('a spreadsheet in any dress: heading, semicolons, Arabic digits, a mark of direction, a carrier left out', () => {
  const file = `\ufeffالطلب;الشركة;الرقم\r\n\u200e${ONE.toLowerCase()};أرامكس;١٢٣٤\r\n;;\r\n"${TWO}";;"A;5"\r\n`;
  expect(readTrackingLines(file, 'SMSA')).toEqual({
    lines: [
      { row: 2, number: ONE, carrier: 'أرامكس', trackingNumber: '1234' },
      { row: 4, number: TWO, carrier: 'SMSA', trackingNumber: 'A;5' },
    ],
    unread: [],
  });
});

test.each([
  ['no order number', `number,carrier,tracking\nB-1,DHL,5`, 'order'],
  ['no tracking number', ONE, 'tracking'],
  ['a carrier and an empty tracking number', `${ONE},Aramex,`, 'tracking'],
  ['a carrier and spaces for a tracking number', `${ONE},Aramex, ,`, 'tracking'],
  ['more cells than three', `${ONE},DHL,5,6`, 'tracking'],
  ['a tracking number that is an address', `${ONE},DHL,evil.example/5`, 'text'],
  ['a cell without end', `${ONE},DHL,${'5'.repeat(101)}`, 'text'],
])('a line with %s is refused by itself', (_, file, problem) => {
  const { lines, unread } = readTrackingLines(`${file}\n${TWO},DHL,7`, '');
  expect(unread).toMatchObject([{ problem }]);
  expect(lines).toMatchObject([{ number: TWO, trackingNumber: '7' }]);
});

test('a column too few is that of the carrier, and empty columns around are none', () => {
  const { lines } = readTrackingLines(`${ONE},1\n,${TWO},DHL,2,,`, 'SMSA');
  expect(lines).toMatchObject([
    { number: ONE, carrier: 'SMSA', trackingNumber: '1' },
    { number: TWO, carrier: 'DHL', trackingNumber: '2' },
  ]);
});

test('an order in two lines is taken in neither', () => {
  const { lines, unread } = readTrackingLines(`${ONE},DHL,1\n${TWO},DHL,2\n${ONE},DHL,3`, '');
  expect(lines.map(({ number }) => number)).toEqual([TWO]);
  expect(unread.map(({ row, problem }) => [row, problem])).toEqual([
    [1, 'twice'],
    [3, 'twice'],
  ]);
});

const order: Order = {
  ...anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } }),
  status: 'confirmed',
};
const shipment = { carrier: 'DHL', trackingNumber: 'D/1' };
const parcel: Parcel = {
  ...{ id: 'p1', lines: [{ line: 0, quantity: 3 }], state: 'shipped', events: [] },
  ...{ carrier: '', trackingNumber: '' },
};
const shipped = (...shipments: Parcel[]): Order => ({ ...order, status: 'shipped', shipments });

test('a number ships what is left, under the same key each time, or names the parcel that left without one', () => {
  const plan = planTracking(order, shipment);
  expect(plan).toEqual({ step: 'ship', key: 't-D_2F1', lines: [{ line: 0, quantity: 3 }] });
  expect(planTracking(order, shipment)).toEqual(plan);
  expect(planTracking(shipped(parcel), shipment)).toEqual({ step: 'correct', parcel });
  expect(planTracking(shipped({ ...parcel, ...shipment }), shipment)).toEqual({ step: 'done' });
  const part: Parcel = { ...parcel, ...shipment, trackingNumber: 'D2', lines: [{ line: 0, quantity: 1 }] };
  expect(planTracking(shipped(part), shipment)).toMatchObject({
    step: 'ship',
    lines: [{ line: 0, quantity: 2 }],
  });
});

test.each([
  ['unknown', undefined],
  ['unconfirmed', { ...order, status: 'placed' } as const],
  ['closed', { ...order, status: 'cancelled' } as const],
  ['closed', shipped({ ...parcel, ...shipment, trackingNumber: 'D2' })],
  [
    'several',
    shipped(
      { ...parcel, lines: [{ line: 0, quantity: 1 }] },
      { ...parcel, id: 'p2', lines: [{ line: 0, quantity: 1 }] },
    ),
  ],
])('an order that takes no number says why: %s', (problem, of) =>
  expect(planTracking(of, shipment)).toEqual({ step: 'refuse', problem }),
);
