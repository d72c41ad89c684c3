import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import { importChunks } from '@/lib/domain/catalogue/csv/import-chunks';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readProduct, type ImportedProduct } from '@/lib/domain/catalogue/csv/read-product';
import { readTable } from '@/lib/domain/catalogue/csv/read-table';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import { env } from '@/lib/env';
import { randomKey } from '@/lib/random-key';

/** Products read between two breaths, so that the page answers meanwhile. */
const AT_ONCE = 200;

interface Prepared {
  readonly chunks: readonly (readonly StagedProduct[])[];
  readonly problems: readonly CsvProblem[];
}

/** Reads a file in the browser and names everything in it that cannot be imported, by row and column. */
export async function prepareImport(
  file: File,
  context: CsvContext,
  onProgress: (done: number, total: number) => void,
): Promise<Prepared> {
  const text = await decode(file);
  if (text === null)
    return { chunks: [], problems: [{ row: 1, column: '', code: 'fileEncoding', value: '' }] };
  const { rows, brokenRows } = parseCsv(text);
  if (brokenRows.length > 0)
    return {
      chunks: [],
      problems: brokenRows.map((row) => ({ row, column: '', code: 'quotes', value: '' })),
    };
  const { products, problems: tableProblems } = readTable(rows);
  const problems = [...tableProblems];
  const read: ImportedProduct[] = [];
  for (const [index, productRows] of products.entries()) {
    if (index % AT_ONCE === 0) {
      onProgress(index, products.length);
      await breath();
    }
    const one = readProduct(productRows, context, env.storeId);
    problems.push(...one.problems);
    read.push(one.product);
  }
  return {
    chunks: problems.length > 0 ? [] : importChunks(read, randomKey),
    problems: [...problems].sort((one, other) => one.row - other.row),
  };
}

/** Null for a file that is not UTF-8, whose Arabic would come out as gibberish. */
async function decode(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

const breath = () => new Promise((resolve) => setTimeout(resolve));
