import { orderNumber } from '@/lib/domain/orders/number/order-number';
import { scannedNumber } from './scanned-number';

test('a number is read as a scanner or a hand types it', () => {
  const number = orderNumber(Date.UTC(2026, 2, 1), 7);
  for (const typed of [number, `*${number}*\r\n`, ` ${number.toLowerCase()} `, number.replaceAll('-', '–')])
    expect(scannedNumber(typed)).toBe(number);
});

test.each(['', 'B-1TQ4K9', '1234567890', 'B-1TQ4K9-7FI', "B-1TQ4K9-7F3' OR 1"])(
  '%j is no number',
  (typed) => {
    expect(scannedNumber(typed)).toBeNull();
  },
);
