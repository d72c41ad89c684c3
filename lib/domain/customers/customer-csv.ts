import type { CsvCell } from '@/lib/domain/csv/csv-text';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { majorUnits } from '@/lib/domain/money/money';
import type { Customer } from './customer';
import { currentGroups } from './groups';

interface Column {
  /** Part of the file's format, so it is not a translated text. */
  readonly name: string;
  readonly cell: (customer: Customer, base: CurrencyCode) => CsvCell;
}

/** The separator of tags and groups within a cell. */
const BETWEEN = ' | ';

const day = (ms: number): string => (ms ? new Date(ms).toISOString().slice(0, 10) : '');

const COLUMNS: readonly Column[] = [
  { name: 'name', cell: ({ name }) => name },
  { name: 'email', cell: ({ email }) => email },
  { name: 'phone', cell: ({ phone }) => phone },
  { name: 'tags', cell: ({ tags }) => tags.join(BETWEEN) },
  { name: 'groups', cell: (customer) => currentGroups(customer).join(BETWEEN) },
  { name: 'marketing', cell: ({ consent }) => (consent ? (consent.given ? 'yes' : 'no') : '') },
  { name: 'marketingAt', cell: ({ consent }) => (consent ? new Date(consent.at).toISOString() : '') },
  { name: 'marketingSource', cell: ({ consent }) => consent?.source ?? '' },
  { name: 'marketingPage', cell: ({ consent }) => consent?.page ?? '' },
  { name: 'language', cell: ({ consent }) => consent?.locale ?? '' },
  { name: 'account', cell: ({ uid }) => (uid ? 'yes' : 'no') },
  { name: 'orders', cell: ({ orders }) => orders },
  { name: 'spent', cell: ({ spent }, base) => majorUnits(spent, base) },
  { name: 'currency', cell: (_, base) => base },
  { name: 'refused', cell: ({ refused }) => refused },
  { name: 'firstOrder', cell: ({ firstOrderAt }) => day(firstOrderAt) },
  { name: 'lastOrder', cell: ({ lastOrderAt }) => day(lastOrderAt) },
];

export const CUSTOMER_CSV_HEADER: readonly CsvCell[] = COLUMNS.map(({ name }) => name);

/** A customer's row under `CUSTOMER_CSV_HEADER`; days are UTC. */
export const customerCsvRow = (customer: Customer, base: CurrencyCode): CsvCell[] =>
  COLUMNS.map(({ cell }) => cell(customer, base));
