import { csvText } from '@/lib/domain/csv/csv-text';
import { anAddress, anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { ORDER_CSV_HEADER, orderCsvRow } from './order-csv';

test('a row has a cell for every column, with exact amounts', () => {
  const row = orderCsvRow(anOrder(), 'ar', String);
  expect(row).toHaveLength(ORDER_CSV_HEADER.length);
  expect(row).toEqual(
    expect.arrayContaining(['B-1TQ4K9-7F3', '2026-03-01 12:00:00', '25.00', '5.00', '30.00', '0.00']),
  );
  expect(row.join()).toContain('1 × نسيم البحر, أحمر, SKU-1');
  expect(ORDER_CSV_HEADER[0]).toBe('Order ID / رقم الطلب');
});

test('the amounts of a cash order with a fee add up to its total', () => {
  const setting = aStoreSetting();
  const { payment } = setting;
  const withFee = { ...setting, payment: { ...payment, cash: { ...payment.cash, fee: 150 } } };
  const row = orderCsvRow(anOrder({ setting: withFee }), 'en', String);
  const cell = (name: string) =>
    row[ORDER_CSV_HEADER.findIndex((both) => String(both).startsWith(`${name} /`))];
  const parts = ['Subtotal', 'Delivery Charges', 'Cash on Delivery Fee', 'Total'];
  expect(parts.map(cell)).toEqual(['25.00', '5.00', '1.50', '31.50']);
});

test('an amount below zero is a number, as one above is', () => {
  const text = (rounding: number) => csvText([orderCsvRow({ ...anOrder(), rounding }, 'en', String)]);
  expect(text(12)).toContain(',0.12,');
  expect(text(-12)).toContain(',-0.12,');
});

test('what a shopper typed cannot become a formula', () => {
  const address = anAddress({ fullName: '=HYPERLINK("http://evil")' });
  const text = csvText([orderCsvRow(anOrder({ request: { address } }), 'en', String)]);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(text).toContain(",'+962 79 123 4567,");
});

test('why a parcel came back is said in words', () => {
  const order = anOrder();
  const [placed] = order.history;
  if (!placed) throw new Error('An order was placed.');
  const history = [placed, { ...placed, to: 'undelivered' as const, why: 'wrong-address' as const }];
  const row = orderCsvRow({ ...order, status: 'undelivered', history }, 'en', (why) => `words for ${why}`);
  expect(row).toContain('words for wrong-address');
});
