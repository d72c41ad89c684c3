import Papa from 'papaparse';
import { csvText } from './csv-text';

test('quotes, commas, lines and Arabic survive, numbers stay numbers', () => {
  expect(csvText([['لوحة', 'a "b", c\nd', -12.5]])).toBe('\ufeffلوحة,"a ""b"", c\nd",-12.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('fault 42: %j is no formula', (text) =>
  expect(csvText([[text]])).toBe(`\ufeff'${text}\r\n`),
);

test.each(['Palm Street 1;=1+1', "a; '=1", '";=1+1', ';;@SUM(A1)'])(
  'fault 42: %j is no formula in a spreadsheet that puts semicolons between cells',
  (text) => {
    const { data } = Papa.parse<string[]>(csvText([['12', text, 'end']]), { delimiter: ';' });
    expect(data.flat().filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
  },
);
