import { csvText } from './csv-text';

test('quotes, commas, lines and Arabic survive, numbers stay numbers', () => {
  expect(csvText([['لوحة', 'a "b", c\nd', -12.5]])).toBe('\ufeffلوحة,"a ""b"", c\nd",-12.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('%j is no formula', (text) =>
  expect(csvText([[text]])).toBe(`\ufeff'${text}\r\n`),
);
