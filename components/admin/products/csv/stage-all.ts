import { pageStore } from '@/lib/browser/page-store';
import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import type { PreviewedProduct } from '@/lib/domain/catalogue/csv/preview';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import { ok, type Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

export interface ImportSums {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface Staged {
  readonly problems: readonly CsvProblem[];
  readonly sums: ImportSums;
  readonly previews: readonly PreviewedProduct[];
}

/** Uploads the whole file into the staging area; a refused chunk stops the import. */
export async function stageAll(
  importId: string,
  chunks: readonly (readonly StagedProduct[])[],
  newGroups: readonly string[],
  onProgress: (done: number, total: number) => void,
): Promise<Result<Staged>> {
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const problems: CsvProblem[] = [];
  const previews: PreviewedProduct[] = [];
  let sums: ImportSums = { created: 0, changed: 0, unchanged: 0 };
  let done = 0;
  for (const products of chunks) {
    onProgress(done, total);
    const staged = await call('stageImport', { storeId: pageStore(), importId, products, newGroups });
    if (!staged.ok) return staged;
    const { created, changed, unchanged } = staged.value;
    problems.push(...staged.value.problems);
    previews.push(...staged.value.previews);
    sums = {
      created: sums.created + created,
      changed: sums.changed + changed,
      unchanged: sums.unchanged + unchanged,
    };
    done += products.length;
  }
  return ok({ problems, sums, previews });
}
