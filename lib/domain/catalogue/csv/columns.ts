import {
  EDITED_FIELDS,
  EDITED_LISTS,
  type EditedKind,
  type EditedRow,
  type EditedRows,
} from '@/lib/domain/catalogue/fields/edited-fields';
import { MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';
import { LOCALES, type Locale } from '@/lib/domain/locale';

/** The currency of a product's amounts. */
export const CURRENCY_COLUMN = 'currency';

/** The column of a text in one language. */
export const textColumn = (csv: string, locale: Locale): string => `${csv}_${locale}`;

function columnsOf({ kind, csv }: EditedRow): string[] {
  if (kind === 'texts') return LOCALES.map((locale) => textColumn(csv, locale));
  return kind === 'amount' ? [CURRENCY_COLUMN, csv] : [csv];
}

/** The order of the kinds of fields in a file. */
const ORDER: Readonly<Record<EditedKind, number>> = {
  slug: 0,
  choice: 1,
  texts: 2,
  group: 3,
  picture: 4,
  amount: 5,
  instant: 6,
};

/** The columns of plain fields, in file order. */
export const plainColumns = (rows: EditedRows): string[] => [
  ...new Set(
    Object.values(rows)
      .sort((one, other) => ORDER[one.kind] - ORDER[other.kind])
      .flatMap(columnsOf),
  ),
];

/** The columns of a product's first row; docs/catalogue-csv.md explains each. */
const PRODUCT_COLUMNS = ['product_id', ...plainColumns(EDITED_FIELDS), ...EDITED_LISTS.images.csv];
const OPTION_COLUMNS = EDITED_LISTS.options.csv;
export const VARIANT_COLUMNS = EDITED_LISTS.variants.csv;

export type OptionColumn = (typeof OPTION_COLUMNS)[number];

/** A cell's text by its column; undefined for a missing column. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** `number` counts from 1. */
export const optionColumn = (number: number, column: OptionColumn): string => `option${number}_${column}`;

/** The column of a combination's value for an option. */
export const choiceColumn = (number: number): string => `option${number}`;

/** The columns of a file whose products have at most `options` options. */
export const columnsFor = (options: number): string[] => {
  const numbers = Array.from({ length: options }, (_, index) => index + 1);
  return [
    ...PRODUCT_COLUMNS,
    ...numbers.flatMap((number) => OPTION_COLUMNS.map((column) => optionColumn(number, column))),
    ...numbers.map(choiceColumn),
    ...VARIANT_COLUMNS,
  ];
};

const KNOWN = new Set(columnsFor(MAX_OPTIONS));

export const isColumn = (name: string): boolean => KNOWN.has(name);

/** Columns that only a product's first row fills. */
export const isProductColumn = (name: string): boolean =>
  KNOWN.has(name) && !VARIANT_COLUMNS.some((column) => column === name) && !/^option\d$/.test(name);

const SEPARATOR = '|';

/** Joins several texts in one cell; empty when all of them are. */
export const joinList = (items: readonly string[]): string =>
  items.some(Boolean) ? items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(SEPARATOR) : '';

/** Splits a cell that `joinList` wrote or somebody typed; an empty cell gives none. */
export function splitList(cell: string): string[] {
  if (cell === '') return [];
  const items: string[] = [''];
  for (const [part] of cell.matchAll(/\\[\\|]|\||[^\\|]+|\\/g)) {
    if (part === SEPARATOR) items.push('');
    else
      items.push((items.pop() ?? '') + (part.length === 2 && part.startsWith('\\') ? part.slice(1) : part));
  }
  return items.map((item) => item.trim());
}
