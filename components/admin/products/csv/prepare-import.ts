import { pageStore } from '@/lib/browser/page-store';
import { randomKey } from '@/lib/browser/random-key';
import { readUtf8 } from '@/lib/browser/read-utf8';
import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import type { KnownGroups, NewGroup } from '@/lib/domain/catalogue/csv/foreign/foreign-groups';
import type { ForeignSettings } from '@/lib/domain/catalogue/csv/foreign/foreign-settings';
import type { ForeignPictures } from '@/lib/domain/catalogue/csv/foreign/own-rows';
import { readForeign } from '@/lib/domain/catalogue/csv/foreign/read-foreign';
import type { Recognised } from '@/lib/domain/catalogue/csv/foreign/recognise';
import { importChunks } from '@/lib/domain/catalogue/csv/import-chunks';
import type { CsvNote, CsvProblem, CsvProblemCode } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readProduct, type ImportedProduct } from '@/lib/domain/catalogue/csv/reading/read-product';
import { readTable, type ProductRows } from '@/lib/domain/catalogue/csv/reading/read-table';
import { parseCsv } from '@/lib/domain/csv/parse-csv';

export type ImportContext = CsvContext & KnownGroups;
export type Table = readonly (readonly string[])[];

/** A file and how to read it; `foreign` is null for our own columns. */
export interface Source {
  readonly table: Table;
  readonly foreign: { readonly recognised: Recognised; readonly settings: ForeignSettings } | null;
  readonly decimalSign?: CsvContext['decimalSign'];
}

/** A checked file, ready to be staged, and what to do once it is confirmed. */
export interface Prepared {
  readonly chunks: readonly (readonly StagedProduct[])[];
  readonly problems: readonly CsvProblem[];
  readonly notes: readonly CsvNote[];
  readonly newGroups: readonly NewGroup[];
  /** By the first row of the product. */
  readonly pictures: ReadonlyMap<number, ForeignPictures>;
}

/** Products read before the browser gets control, so that the page stays responsive. */
const AT_ONCE = 200;

/** The cells of a file, or its problems. */
export async function readFile(file: File): Promise<Table | readonly CsvProblem[]> {
  const problem = (row: number, code: CsvProblemCode): CsvProblem => ({ row, column: '', code, value: '' });
  const text = await readUtf8(file);
  if (text === null) return [problem(1, 'fileEncoding')];
  const { rows, brokenRows } = parseCsv(text);
  return brokenRows.length > 0 ? brokenRows.map((row) => problem(row, 'quotes')) : rows;
}

export const isTable = (read: Table | readonly CsvProblem[]): read is Table =>
  read.length === 0 || Array.isArray(read[0]);

/** Reads a file in the browser and lists everything that cannot be imported, by row and column. */
export async function prepareImport(
  source: Source,
  given: ImportContext,
  onProgress: (done: number, total: number) => void,
): Promise<Prepared> {
  const { decimalSign } = source;
  const { products, context, headingOf, ...file } = rowsOf(source, { ...given, decimalSign });
  const problems = [...file.problems];
  const notes = [...file.notes];
  const read: ImportedProduct[] = [];
  for (const [index, productRows] of products.entries()) {
    if (index % AT_ONCE === 0) {
      onProgress(index, products.length);
      await breath();
    }
    const one = readProduct(productRows, context, pageStore());
    const inFile = <T extends CsvNote | CsvProblem>(place: T): T => ({
      ...place,
      column: headingOf(place.column),
    });
    problems.push(...one.problems.map(inFile));
    notes.push(...one.notes.map(inFile));
    read.push(one.product);
  }
  return {
    chunks: problems.length > 0 ? [] : importChunks(read, randomKey),
    problems: [...problems].sort((one, other) => one.row - other.row),
    notes: [...notes].sort((one, other) => one.row - other.row),
    newGroups: file.newGroups,
    pictures: file.pictures,
  };
}

interface Rows extends Omit<Prepared, 'chunks'> {
  readonly products: readonly ProductRows[];
  readonly context: CsvContext;
  headingOf(column: string): string;
}

function rowsOf({ table, foreign }: Source, context: ImportContext): Rows {
  const nothing = { problems: [], notes: [], newGroups: [], pictures: new Map() };
  if (!foreign) return { ...nothing, ...readTable(table), context, headingOf: (column) => column };
  const { products, ...file } = readForeign(table, foreign.recognised, foreign.settings, context, randomKey);
  const empty = { row: 1, column: '', code: 'fileEmpty', value: '' } as const;
  return {
    ...file,
    problems: products.length > 0 ? [] : [empty],
    products: products.map(({ rows }) => rows),
    pictures: new Map(products.map(({ rows: [{ row }], pictures }) => [row, pictures])),
  };
}

const breath = () => new Promise((resolve) => setTimeout(resolve));
