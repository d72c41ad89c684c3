import { useReducer, useRef } from 'react';
import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import { importChunks } from '@/lib/domain/catalogue/csv/import-chunks';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { readProduct, type ImportedProduct } from '@/lib/domain/catalogue/csv/read-product';
import { readTable } from '@/lib/domain/catalogue/csv/read-table';
import { parseCsv } from '@/lib/domain/csv/parse-csv';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { randomKey } from '@/lib/browser/random-key';

export interface ImportSums {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Where an import is; nothing in the store changes before `running`. */
export type ImportStep =
  | { readonly name: 'choose' }
  | { readonly name: 'done'; readonly ungrouped: number }
  | { readonly name: 'checking' | 'running'; readonly done: number; readonly total: number }
  | { readonly name: 'refused'; readonly problems: readonly CsvProblem[] }
  | { readonly name: 'ready'; readonly importId: string; readonly sums: ImportSums }
  /** `begun` says that it was confirmed, so that the schedule finishes it. */
  | { readonly name: 'failed'; readonly code: ErrorCode; readonly begun: boolean };

interface Import {
  readonly step: ImportStep;
  choose(file: File): void;
  confirm(): Promise<void>;
  restart(): void;
}

/** Nothing of the file was confirmed. */
const NEVER_BEGUN: readonly ErrorCode[] = ['import-not-found', 'import-overtaken', 'not-allowed'];

const START: ImportStep = { name: 'choose' };

export function useImport(context: CsvContext): Import {
  const [step, go] = useReducer((_: ImportStep, next: ImportStep) => next, START);
  // A file that was left for another one must not answer into its steps.
  const run = useRef('');

  const choose = async (file: File) => {
    const importId = randomKey();
    run.current = importId;
    const show = (next: ImportStep) => run.current === importId && go(next);
    show({ name: 'checking', done: 0, total: 0 });
    const prepared = await prepareImport(file, context, (done, total) =>
      show({ name: 'checking', done, total }),
    );
    if (prepared.problems.length > 0) return show({ name: 'refused', problems: prepared.problems });
    show(await stageAll(importId, prepared.chunks, show));
  };

  const confirm = async () => {
    if (step.name !== 'ready') return;
    const { importId, sums } = step;
    const total = sums.created + sums.changed;
    go({ name: 'running', done: 0, total });
    for (;;) {
      const applied = await call('commitImport', { storeId: env.storeId, importId, total });
      if (!applied.ok) {
        const { code } = applied.error;
        return go({ name: 'failed', code, begun: !NEVER_BEGUN.includes(code) });
      }
      if (applied.value.done) return go({ name: 'done', ungrouped: applied.value.ungrouped });
      go({ name: 'running', done: applied.value.applied, total });
    }
  };

  const restart = () => {
    run.current = '';
    go(START);
  };
  return { step, choose: (file) => void choose(file), confirm, restart };
}

/** Lays the whole file beside the catalogue; what the store refuses of any chunk stops all of it. */
async function stageAll(
  importId: string,
  chunks: readonly (readonly StagedProduct[])[],
  onStep: (step: ImportStep) => void,
): Promise<ImportStep> {
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const problems: CsvProblem[] = [];
  let sums: ImportSums = { created: 0, changed: 0, unchanged: 0 };
  let done = 0;
  for (const products of chunks) {
    onStep({ name: 'checking', done, total });
    const staged = await call('stageImport', { storeId: env.storeId, importId, products });
    if (!staged.ok) return { name: 'failed', code: staged.error.code, begun: false };
    const { created, changed, unchanged } = staged.value;
    problems.push(...staged.value.problems);
    sums = {
      created: sums.created + created,
      changed: sums.changed + changed,
      unchanged: sums.unchanged + unchanged,
    };
    done += products.length;
  }
  return problems.length > 0 ? { name: 'refused', problems } : { name: 'ready', importId, sums };
}

/** Products read between two breaths, so that the page answers meanwhile. */
const AT_ONCE = 200;

interface Prepared {
  readonly chunks: readonly (readonly StagedProduct[])[];
  readonly problems: readonly CsvProblem[];
}

/** Reads a file in the browser and names everything in it that cannot be imported, by row and column. */
async function prepareImport(
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
