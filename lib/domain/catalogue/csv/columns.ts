import { MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';

/** What stands on a product's first row; docs/catalogue-csv.md explains each. */
export const PRODUCT_COLUMNS = [
  'product_id',
  'slug',
  'status',
  'title_en',
  'title_ar',
  'description_en',
  'description_ar',
  'category',
  'sub_category',
  'brand',
  'currency',
  'compare_at_price',
  'images',
  'images_alt_en',
  'images_alt_ar',
  'images_size',
] as const;

/** Of each option, numbered from 1 as `option1_id`. */
export const OPTION_COLUMNS = [
  'id',
  'name_en',
  'name_ar',
  'values',
  'values_en',
  'values_ar',
  'colors',
  'sizes',
] as const;

/** What stands on every row: one combination. */
export const VARIANT_COLUMNS = ['variant_id', 'sku', 'price', 'stock', 'variant_image', 'enabled'] as const;

export type OptionColumn = (typeof OPTION_COLUMNS)[number];

/** A cell's text by its column; a column that the file does not have is missing. */
export type Cells = Readonly<Record<string, string | undefined>>;

/** `number` from 1. */
export const optionColumn = (number: number, column: OptionColumn): string => `option${number}_${column}`;

/** A combination's value of an option, beside the others of its row. */
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

/** Several texts in one cell; empty when all of them are. */
export const joinList = (items: readonly string[]): string =>
  items.some(Boolean) ? items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(SEPARATOR) : '';

/** The texts of a cell that `joinList` wrote, or that somebody typed; none for an empty one. */
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
