import { isColumn, optionColumn, VARIANT_COLUMNS, type Cells } from '@/lib/domain/catalogue/csv/columns';
import type { CsvProblem, CsvProblemCode } from '@/lib/domain/catalogue/csv/problem';

/** A row of a file with its spreadsheet row number. */
export interface CsvRow {
  readonly row: number;
  readonly cells: Cells;
}

/** The rows of one product. */
export type ProductRows = readonly [first: CsvRow, ...others: CsvRow[]];

interface ReadTable {
  readonly products: readonly ProductRows[];
  readonly problems: readonly CsvProblem[];
}

/**
 * Groups the rows of a file (all its cells, heading first) by product: a row that names another product begins a new
 * group. Empty rows are skipped and counted.
 */
export function readTable(table: readonly (readonly string[])[]): ReadTable {
  const [heading = [], ...body] = table;
  const columns = heading.map((name) => name.trim().toLowerCase());
  const problems = headingProblems(columns);
  if (problems.length > 0) return { products: [], problems };
  const products: [CsvRow, ...CsvRow[]][] = [];
  body.forEach((texts, index) => {
    if (texts.every((text) => text.trim() === '')) return;
    const row = index + 2;
    const complain = (code: CsvProblemCode, column = '', value = '') =>
      problems.push({ row, column, code, value });
    const extra = texts.slice(columns.length).find((text) => text.trim() !== '');
    if (extra !== undefined) complain('tooManyCells', '', extra);
    const cells = Object.fromEntries(columns.map((column, at) => [column, (texts[at] ?? '').trim()]));
    const current = products.at(-1);
    if (current && continues(cells, current[0].cells)) current.push({ row, cells });
    else if (nameOf(cells)) products.push([{ row, cells }]);
    else complain('noProduct', columns.includes('slug') ? 'slug' : 'product_id');
  });
  if (products.length === 0 && problems.length === 0)
    problems.push({ row: 1, column: '', code: 'fileEmpty', value: '' });
  return { products, problems: [...problems, ...repeated(products)] };
}

function headingProblems(columns: readonly string[]): CsvProblem[] {
  if (columns.every((column) => column === '')) return [{ row: 1, column: '', code: 'fileEmpty', value: '' }];
  const problems = columns.flatMap((column, index): CsvProblem[] => {
    const at = { row: 1, column, value: column };
    if (!isColumn(column)) return [{ ...at, code: 'columnUnknown' }];
    return columns.indexOf(column) < index ? [{ ...at, code: 'columnTwice' }] : [];
  });
  const isNamed = columns.includes('product_id') || columns.includes('slug');
  if (!isNamed) problems.push({ row: 1, column: 'slug', code: 'columnMissing', value: '' });
  const column = missingOfVariants(columns);
  return column ? [...problems, { row: 1, column, code: 'variantColumns', value: '' }] : problems;
}

/** The missing column without which the file's combinations cannot be read. */
function missingOfVariants(columns: readonly string[]): string | undefined {
  const isSilent = !columns.some((column) => column !== 'variant_id' && isOfVariants(column));
  if (isSilent) return undefined;
  const hasIds = columns.includes('variant_id') || columns.includes(optionColumn(1, 'id'));
  return (
    ['price', 'stock'].find((column) => !columns.includes(column)) ?? (hasIds ? undefined : 'variant_id')
  );
}

const isOfVariants = (column: string): boolean => VARIANT_COLUMNS.some((one) => one === column);

const nameOf = ({ product_id: id, slug }: Cells): string => id || slug || '';

/** Whether a row continues the product above: it names the same product or none. */
function continues(cells: Cells, first: Cells): boolean {
  if (!nameOf(cells)) return true;
  return ['product_id', 'slug'].every((column) => !cells[column] || cells[column] === first[column]);
}

/** Reports products whose rows are not together, and two products under one name. */
function repeated(products: readonly ProductRows[]): CsvProblem[] {
  const seen = new Map<string, string>();
  return products.flatMap(([{ row, cells }]) =>
    (['product_id', 'slug'] as const).flatMap((column): CsvProblem[] => {
      const value = cells[column];
      if (!value) return [];
      const key = `${column} ${value}`;
      const isSeen = seen.has(key);
      const isSame = seen.get(key) === nameOf(cells);
      seen.set(key, nameOf(cells));
      return isSeen ? [{ row, column, code: isSame ? 'productSplit' : 'productTwice', value }] : [];
    }),
  );
}
