import { payoutLine, readPayoutLines } from './payout-lines';

const A = 'B-1TQ4K9-7F3';
const B = 'B-1TQ4KA-0Z1';

test.each([
  ['a tab', `${A}\t250.00`, 25_000],
  ['a space, small letters', `${A.toLowerCase()} 250`, 25_000],
  ['a comma', `${A},250.5`, 25_050],
  ['a file with quotes', `"${A}","250.00"`, 25_000],
  ['semicolons and a decimal comma', `${A};250,50`, 25_050],
  ['more columns, the amount last', `2026-03-01,${A},Layla Haddad,Amman,AED 1,250.00`, 125_000],
  ['a sign behind', `${A}\t1,250.00 د.إ.`, 125_000],
  ['neighbouring cells with numbers', `7,${A},5,250.00`, 25_000],
  ['a decimal comma after a space', `${A} 250,50`, 25_050],
  ['Arabic digits', `${A}\t٢٥٠٫٥٠`, 25_050],
  ['the number inside a reference', `ref ${A} cod\t250`, 25_000],
])('reads %s', (_, line, amount) => {
  expect(readPayoutLines(line, 'AED')).toEqual({ lines: [{ number: A, amount }], unread: [] });
});

test('a tracking number is as good as an order number', () => {
  expect(readPayoutLines('  3094412278  120\n', 'SAR').lines).toEqual([
    { number: '3094412278', amount: 12_000 },
  ]);
});

test('a heading says which column is the cash, whatever comes after it', () => {
  const typed = `Date,Reference,COD Amount,Fee\n2026-03-01,${A},250.00,12.00\n2026-03-01,${B},99,12.00\n`;
  expect(readPayoutLines(typed, 'AED').lines).toEqual([
    { number: A, amount: 25_000 },
    { number: B, amount: 9900 },
  ]);
});

test('headings and empty lines are nothing; what is no amount of the currency is named by its line', () => {
  const typed = `Order,COD\r\n${A},10.00\r\n\r\n${B},ten\r\n${B},1.2345\r\n`;
  expect(readPayoutLines(typed, 'AED')).toEqual({
    lines: [{ number: A, amount: 1000 }],
    unread: [
      { line: 4, text: `${B},ten` },
      { line: 5, text: `${B},1.2345` },
    ],
  });
});

test('a line that a tick wrote is read back', () => {
  expect(readPayoutLines(payoutLine(A, 12_345, 'KWD'), 'KWD').lines).toEqual([{ number: A, amount: 12_345 }]);
});
