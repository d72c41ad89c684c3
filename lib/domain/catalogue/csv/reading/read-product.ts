import { isProductColumn } from '@/lib/domain/catalogue/csv/columns';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/imported-fields';
import { keptColumns } from '@/lib/domain/catalogue/csv/kept-columns';
import type { CsvNote, CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { EDITED_FIELDS } from '@/lib/domain/catalogue/fields/edited-fields';
import { present, type Complain, type Reading } from './reading';
import { readField, readPlainFields } from './read-fields';
import { readImages } from './read-images';
import { readOptions } from './read-options';
import type { ProductRows } from './read-table';
import { readVariants } from './read-variants';

export interface ImportedProduct {
  /** The product's first row. */
  readonly row: number;
  /** Empty when the file names the product by its slug alone. */
  readonly productId: string;
  /** A language that the file has no column for is empty here; `kept` names its column. */
  readonly fields: ImportedFields;
  /** The columns that the file lacks, whose part of its fields a known product keeps. */
  readonly kept: readonly string[];
}

interface ReadProduct {
  readonly product: ImportedProduct;
  readonly problems: readonly CsvProblem[];
  readonly notes: readonly CsvNote[];
}

/**
 * Reads one product's rows; every problem names its row and column. `storeId`: only this store's pictures are allowed.
 */
export function readProduct(rows: ProductRows, context: CsvContext, storeId: string): ReadProduct {
  const problems: CsvProblem[] = [];
  const notes: CsvNote[] = [];
  const note: Reading['note'] = (row, column, code) => notes.push({ row, column, code });
  const complain: Complain = (row, column, code, value = '') => problems.push({ row, column, code, value });
  const [{ row, cells }, ...others] = rows;
  for (const other of others)
    for (const [column, text] of Object.entries(other.cells))
      if (text && isProductColumn(column) && text !== cells[column])
        complain(other.row, column, 'productCell', text);

  const reading: Reading = { row, cells, context, storeId, complain, note };
  const productId = cells.product_id ?? '';
  if (!/^[\w-]{0,128}$/.test(productId)) complain(row, 'product_id', 'idInvalid', productId);
  const images = readImages(reading);
  const options = readOptions(reading);
  const variants = readVariants(rows, reading, options, images?.length);
  const { status: statusRow, ...otherRows } = EDITED_FIELDS;
  const status = readField(statusRow, reading);
  if (status === 'active' && variants && options && variants.every(({ enabled }) => enabled === false))
    complain(row, 'enabled', 'noneOnSale');
  const fields: ImportedFields = present<ImportedFields>({
    ...readPlainFields(otherRows, reading),
    status,
    images,
    options,
    variants,
  });
  return { product: { row, productId, fields, kept: keptColumns(cells, fields) }, problems, notes };
}
