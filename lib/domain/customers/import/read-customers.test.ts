import { csvText } from '@/lib/domain/csv/csv-text';
import { CUSTOMER_CSV_HEADER, customerCsvRow } from '@/lib/domain/customers/customer-csv';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { readCustomers } from './read-customers';

const read = (...rows: (readonly string[])[]) => readCustomers(csvText(rows), 'JO');

test('our own export comes back with its consent and the time of it', () => {
  const consent = { given: true, at: Date.UTC(2026, 1, 3), source: 'checkout' };
  const person = { name: 'ليلى', email: 'layla@example.com', phone: '+962790001122' };
  const known = parseCustomer('k1', { ...person, tags: ['A, B', 'VIP'], consent });
  const file = csvText([CUSTOMER_CSV_HEADER, customerCsvRow(known, 'USD')]);
  expect(readCustomers(file, '')).toMatchObject({
    problems: [],
    customers: [{ ...person, row: 2, tags: ['A, B', 'VIP'], marketing: { given: true, at: consent.at } }],
  });
});

test('a customer export of Shopify is read: names in two columns, tags by commas, a number of the country', () => {
  const heading = ['Customer ID', 'First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Phone'];
  const { customers, problems } = read(
    [...heading, 'Default Address Phone', 'Tags', 'Note'],
    ['1', 'Omar', 'Haddad', 'omar@example.com', 'yes', '', '079 000 1122', 'vip, wholesale', 'Two\nlines'],
    ['2', '', '', '', 'no', '+962790003344', '', '', ''],
  );
  expect(problems).toEqual([]);
  expect(customers).toEqual([
    {
      ...{ row: 2, name: 'Omar Haddad', email: 'omar@example.com', phone: '+962790001122' },
      ...{ tags: ['vip', 'wholesale'], note: 'Two\nlines', marketing: { given: true } },
    },
    { row: 3, name: '', email: '', phone: '+962790003344', tags: [], note: '', marketing: { given: false } },
  ]);
});

test('what is wrong is named by row and column, and the other rows are read', () => {
  const { customers, problems, rows } = read(
    ['name', 'email', 'phone', 'marketing', 'marketingAt'],
    ['Sara', 'sara@', '', '', ''],
    ['', '', '', '', ''],
    ['Noor', '', '9.62791E+11', 'perhaps', ''],
    ['Adam', '', '', '', ''],
    ['Lina', 'lina@example.com', '', 'yes', 'yesterday'],
    ['Rami', 'rami@example.com', '', '', ''],
  );
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'email', 'emailInvalid'],
    [4, 'phone', 'phoneInvalid'],
    [4, 'marketing', 'consentUnknown'],
    [5, 'email', 'unreached'],
    [6, 'marketingat', 'instantInvalid'],
  ]);
  expect(customers.map(({ row, name }) => [row, name])).toEqual([[7, 'Rami']]);
  expect(rows.get(5)).toEqual(['Adam', '', '', '', '']);
});

test.each([
  ['no rows', [['email']], 'fileEmpty'],
  ['no way to reach anybody', [['name'], ['Sara']], 'columnMissing'],
  ['too many rows', [['email'], ...Array.from({ length: 5001 }, () => ['a@b.co'])], 'rowsMany'],
])('a file with %s is refused as a whole', (_, rows, code) => {
  expect(readCustomers(csvText(rows), '')).toMatchObject({ customers: [], problems: [{ row: 1, code }] });
});
