import { csvText } from '@/lib/domain/csv/csv-text';
import { anAddress, anOrder } from '@/tests/fixtures/orders';
import { ORDER_CSV_HEADER, orderCsvRow } from './order-csv';

test('a row has a cell for every column, with exact amounts', () => {
  const row = orderCsvRow(anOrder(), 'ar');
  expect(row).toHaveLength(ORDER_CSV_HEADER.length);
  expect(row).toEqual(
    expect.arrayContaining(['B-1TQ4K9-7F3', '2026-03-01 12:00:00', '25.00', '5.00', '30.00', '0.00']),
  );
  expect(row.join()).toContain('1 × نسيم البحر, أحمر, SKU-1');
  expect(ORDER_CSV_HEADER[0]).toBe('Order ID / رقم الطلب');
});

test('what a shopper typed cannot become a formula', () => {
  const address = anAddress({ fullName: '=HYPERLINK("http://evil")' });
  const text = csvText([orderCsvRow(anOrder({ request: { address } }), 'en')]);
  expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect(text).toContain(",'+962 79 123 4567,");
});
