import { useReducer, useRef } from 'react';
import {
  fetchPictures,
  makeGroups,
  withPictures,
  type MissingPicture,
} from '@/components/admin/products/csv/import-foreign-catalogue';
import {
  isTable,
  prepareImport,
  readFile,
  type ImportContext,
  type Prepared,
  type Source,
} from '@/components/admin/products/csv/prepare-import';
import { stageAll, type ImportSums } from '@/components/admin/products/csv/stage-all';
import { useStoreId } from '@/context/use-store-id';
import { rememberedMapping, rememberMapping } from '@/lib/browser/import-mapping';
import { randomKey } from '@/lib/browser/random-key';
import { recognise } from '@/lib/domain/catalogue/csv/foreign/recognise';
import type { PreviewedProduct } from '@/lib/domain/catalogue/csv/preview';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import type { DecimalSign } from '@/lib/domain/catalogue/csv/reading/amount';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';

type Foreign = NonNullable<Source['foreign']>;

/** The step of an import; nothing in the store changes before `fetching` and `running`. */
export type ImportStep =
  | { readonly name: 'choose' }
  /** A file of another shop, whose columns are mapped. */
  | { readonly name: 'mapping'; readonly source: Source; readonly foreign: Foreign }
  /** An ambiguous amount. */
  | { readonly name: 'numbers'; readonly source: Source; readonly value: string }
  | {
      readonly name: 'done';
      readonly ungrouped: number;
      readonly skipped: number;
      readonly missing: readonly MissingPicture[];
    }
  | { readonly name: 'checking' | 'fetching' | 'running'; readonly done: number; readonly total: number }
  | { readonly name: 'refused'; readonly problems: readonly CsvProblem[] }
  | ReadyStep
  /** `begun`: the import was confirmed, so the schedule finishes it. */
  | (Pick<AppError, 'code' | 'params'> & { readonly name: 'failed'; readonly begun: boolean });

export interface ReadyStep {
  readonly name: 'ready';
  readonly importId: string;
  readonly sums: ImportSums;
  readonly previews: readonly PreviewedProduct[];
  readonly prepared: Prepared;
}

interface Import {
  readonly step: ImportStep;
  choose(file: File): void;
  /** Continues after the mapping of columns. */
  map(source: Source, foreign: Foreign): void;
  /** Continues after the question about the decimal separator. */
  decide(source: Source, decimalSign: DecimalSign): void;
  confirm(): Promise<void>;
  restart(): void;
}

/** Errors that mean that the import was never confirmed. */
const NEVER_BEGUN: readonly ErrorCode[] = [
  'import-not-found',
  'import-overtaken',
  'not-allowed',
  'quota-reached',
];

const START: ImportStep = { name: 'choose' };

export function useImport(context: ImportContext): Import {
  const store = useStoreId();
  const [step, go] = useReducer((_: ImportStep, next: ImportStep) => next, START);
  // Ignores answers for a file that was replaced by another.
  const run = useRef('');
  const begin = (id: string) => {
    run.current = id;
    return (next: ImportStep) => run.current === id && go(next);
  };

  const check = async (source: Source) => {
    const importId = randomKey();
    const show = begin(importId);
    const onProgress = (done: number, total: number) => show({ name: 'checking', done, total });
    onProgress(0, 0);
    const prepared = await prepareImport(source, context, onProgress);
    const ambiguous = prepared.problems.find(({ code }) => code === 'amountAmbiguous');
    if (ambiguous) return show({ name: 'numbers', source, value: ambiguous.value });
    if (prepared.problems.length > 0) return show({ name: 'refused', problems: prepared.problems });
    const newGroups = prepared.newGroups.map(({ id }) => id);
    const staged = await stageAll(importId, prepared.chunks, newGroups, onProgress);
    if (!staged.ok) return show({ name: 'failed', code: staged.error.code, begun: false });
    const { problems, sums, previews } = staged.value;
    if (problems.length > 0) return show({ name: 'refused', problems });
    return show({ name: 'ready', importId, sums, previews, prepared });
  };

  const choose = async (file: File) => {
    const show = begin(randomKey());
    show({ name: 'checking', done: 0, total: 0 });
    const table = await readFile(file);
    if (!isTable(table)) return show({ name: 'refused', problems: table });
    const recognised = recognise(table);
    if (!recognised) return check({ table, foreign: null });
    const { format, headingAt, mapping } = recognised;
    const remembered = rememberedMapping(format, table[headingAt] ?? [], mapping);
    const foreign = {
      recognised: { ...recognised, mapping: remembered.mapping },
      settings: remembered.settings,
    };
    return show({ name: 'mapping', source: { table, foreign }, foreign });
  };

  const map = (source: Source, foreign: Foreign) => {
    const { format, headingAt, mapping } = foreign.recognised;
    rememberMapping(format, source.table[headingAt] ?? [], { mapping, settings: foreign.settings });
    void check({ ...source, foreign });
  };

  const confirm = async () => {
    if (step.name !== 'ready') return;
    const { importId, sums } = step;
    const total = sums.created + sums.changed;
    const fetched = await importForeignCatalogue(step, (done, all) =>
      go({ name: 'fetching', done, total: all }),
    );
    if (!fetched.ok) return go({ name: 'failed', code: fetched.code, begun: false });
    const { missing } = fetched;
    go({ name: 'running', done: 0, total });
    for (;;) {
      const applied = await call('commitImport', { storeId: store, importId, total });
      if (!applied.ok) {
        const { code, params } = applied.error;
        return go({ name: 'failed', code, ...(params && { params }), begun: !NEVER_BEGUN.includes(code) });
      }
      const { done, ungrouped, skipped } = applied.value;
      if (done) return go({ name: 'done', ungrouped, skipped, missing });
      go({ name: 'running', done: applied.value.applied, total });
    }
  };

  const restart = () => {
    run.current = '';
    go(START);
  };
  const decide = (source: Source, decimalSign: DecimalSign) => void check({ ...source, decimalSign });
  return { step, choose: (file) => void choose(file), map, decide, confirm, restart };
}

type BroughtOver =
  | { readonly ok: true; readonly missing: readonly MissingPicture[] }
  | { readonly ok: false; readonly code: ErrorCode };

/** Creates what another shop's products need before they are written: categories, brands, pictures. */
async function importForeignCatalogue(
  { importId, previews, prepared: { chunks, newGroups, pictures } }: ReadyStep,
  onProgress: (done: number, total: number) => void,
): Promise<BroughtOver> {
  const made = await makeGroups(newGroups);
  if (!made.ok) return { ok: false, code: made.error.code };
  // Unchanged products already have their pictures.
  const rows = new Set(previews.map(({ row }) => row));
  const written = chunks.map((chunk) => chunk.filter(({ row }) => rows.has(row)));
  const urls = [...rows].flatMap((row) => pictures.get(row)?.pictures.map(({ url }) => url) ?? []);
  if (urls.length === 0) return { ok: true, missing: [] };
  const { stored, missing } = await fetchPictures([...new Set(urls)], onProgress);
  const illustrated = written
    .filter((chunk) => chunk.length > 0)
    .map((chunk) =>
      chunk.map((product) => {
        const own = pictures.get(product.row);
        return own ? withPictures(product, own, stored) : product;
      }),
    );
  const staged = await stageAll(importId, illustrated, [], () => undefined);
  if (!staged.ok) return { ok: false, code: staged.error.code };
  return staged.value.problems.length > 0 ? { ok: false, code: 'invalid-input' } : { ok: true, missing };
}
