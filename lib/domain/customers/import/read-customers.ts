import { parsePhone } from '@/lib/domain/address/phone';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { MAX_LABEL_LENGTH, MAX_CUSTOMER_LABELS } from '@/lib/domain/customers/groups';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { emailField } from '@/lib/domain/forms/fields';
import { IMPORT_COLUMNS, isOwnExport, type ImportColumn } from './import-columns';
import { MOST_IMPORTED, type ImportedConsent, type ImportedCustomer } from './imported-customer';
import type { CustomerProblem, CustomerProblemCode } from './problem';

export interface ReadCustomers {
  readonly heading: readonly string[];
  /** All rows by number, as in the file. */
  readonly rows: ReadonlyMap<number, readonly string[]>;
  readonly customers: readonly ImportedCustomer[];
  /** Rows with a problem are not in `customers`; row 1 stands for the whole file. */
  readonly problems: readonly CustomerProblem[];
}

/** Reads customers from a CSV file; `country` (ISO alpha-2) applies to phone numbers without a country code. */
export function readCustomers(file: string, country: string): ReadCustomers {
  const { rows: table, brokenRows } = parseCsv(file);
  const [heading = [], ...body] = table;
  const names = heading.map((name) => name.trim().toLowerCase());
  const filled = body
    .map((cells, index) => [index + 2, cells] as const)
    .filter(([, cells]) => cells.some((cell) => cell.trim()));
  const read = { heading, rows: new Map(filled) };
  const refused = problemOfFile(names, filled.length, brokenRows);
  if (refused) return { ...read, customers: [], problems: [refused] };
  const problems: CustomerProblem[] = [];
  const customers = filled.flatMap(([row, cells]) => {
    const found = readRow(row, cellsOf(names, cells), isOwnExport(names), country);
    problems.push(...found.problems);
    return found.problems.length > 0 ? [] : [found.customer];
  });
  return { ...read, customers, problems };
}

const whole = (code: CustomerProblemCode, value = '', row = 1, column = ''): CustomerProblem => ({
  ...{ row, column, code, value },
});

function problemOfFile(
  names: readonly string[],
  rows: number,
  [broken]: readonly number[],
): CustomerProblem | null {
  if (broken !== undefined) return whole('quotes', '', broken);
  if (rows === 0) return whole('fileEmpty');
  if (rows > MOST_IMPORTED) return whole('rowsMany', String(rows));
  const reached = [...IMPORT_COLUMNS.email, ...IMPORT_COLUMNS.phone];
  return reached.some((name) => names.includes(name)) ? null : whole('columnMissing', '', 1, 'email');
}

type Cell = (column: ImportColumn) => { readonly name: string; readonly text: string };

function cellsOf(names: readonly string[], cells: readonly string[]): Cell {
  const named = (name: string) => ({ name, text: (cells[names.indexOf(name)] ?? '').trim() });
  return (column) => {
    const found = IMPORT_COLUMNS[column].map(named);
    return found.find(({ text }) => text) ?? found[0] ?? { name: '', text: '' };
  };
}

function readRow(row: number, cell: Cell, isOwn: boolean, country: string) {
  const problems: CustomerProblem[] = [];
  const refuse = (column: ImportColumn, code: CustomerProblemCode) =>
    problems.push({ row, column: cell(column).name, code, value: cell(column).text });
  const parts = [cell('firstName').text, cell('lastName').text].filter(Boolean);
  const name = cleanLine(cell('name').text || parts.join(' '));
  if (name.length > FIELD_LIMITS.nameMax) refuse('name', 'textLong');
  const email = cleanLine(cell('email').text);
  if (email && !emailField().isValidSync(email)) refuse('email', 'emailInvalid');
  const typed = cell('phone').text;
  const phone = typed ? parsePhone(typed, country) : null;
  if (phone && !phone.ok) refuse('phone', 'phoneInvalid');
  if (!email && !typed) refuse('email', 'unreached');
  const tags = tagsIn(cell('tags').text, isOwn);
  if (tags.length > MAX_CUSTOMER_LABELS) refuse('tags', 'tagsMany');
  if (tags.some((tag) => tag.length > MAX_LABEL_LENGTH)) refuse('tags', 'textLong');
  const note = cleanParagraphs(cell('note').text);
  if (note.length > FIELD_LIMITS.commentsMax) refuse('note', 'textLong');
  const marketing = consentIn(cell, refuse);
  const customer: ImportedCustomer = {
    ...{ row, name, email, phone: phone?.ok ? phone.value : '', tags, note },
    ...(marketing && { marketing }),
  };
  return { customer, problems };
}

const tagsIn = (text: string, isOwn: boolean): string[] => [
  ...new Set(
    text
      .split(isOwn ? '|' : /[|,]/)
      .map(cleanLine)
      .filter(Boolean),
  ),
];

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

function consentIn(
  cell: Cell,
  refuse: (column: ImportColumn, code: CustomerProblemCode) => void,
): ImportedConsent | null {
  const [said, when] = [cell('marketing').text.toLowerCase(), cell('marketingAt').text];
  if (!said) return null;
  const given = ANSWERS[said];
  if (given === undefined) refuse('marketing', 'consentUnknown');
  const at = when ? Date.parse(when) : undefined;
  if (at !== undefined && !(at >= 0)) refuse('marketingAt', 'instantInvalid');
  return given === undefined ? null : { given, ...(at !== undefined && { at }) };
}
