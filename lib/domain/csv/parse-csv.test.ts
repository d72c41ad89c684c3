import { csvText } from './csv-text';
import { parseCsv } from './parse-csv';

test.each([
  '=1+1',
  "'=1+1",
  "''@x",
  "it's",
  "'tis",
  ' -1',
  'لوحة, "x"\nsecond line',
  'a|b|c',
  "oak; -1;'=2;' '+3;'tis",
  "';=1",
])('%j comes back as it was written', (cell) => {
  expect(parseCsv(csvText([['heading'], [cell]])).rows).toEqual([['heading'], [cell]]);
});

test('spreadsheets of other languages put semicolons or tabs between cells', () => {
  expect(parseCsv('\ufeffslug;title\r\na;b, c\r\n').rows).toEqual([
    ['slug', 'title'],
    ['a', 'b, c'],
  ]);
  expect(parseCsv('slug\ttitle\na\tb|c\n').rows[1]).toEqual(['a', 'b|c']);
});

test('a quotation mark that never ends is named by its row', () => {
  expect(parseCsv('slug,title\na,"b\n').brokenRows).toEqual([2]);
});

test.each(['sep=;\r\n', '\ufeffsep=;\n', 'SEP=;\r', '"sep=;"\r\n'])(
  'the line %j names the delimiter and is no row',
  (line) => {
    expect(parseCsv(`${line}slug;title\na;"b, c, d, e"\n`).rows).toEqual([
      ['slug', 'title'],
      ['a', 'b, c, d, e'],
    ]);
  },
);
