import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import { MAX_STAGED_AT_ONCE, MAX_STAGED_ROWS } from './limits';
import type { ImportedProduct } from './reading/read-product';

/** Splits a file's products into chunks of one staging call each. `newId` makes an id for a possibly new product. */
export function importChunks(products: readonly ImportedProduct[], newId: () => string): StagedProduct[][] {
  const chunks: StagedProduct[][] = [];
  let rows = 0;
  for (const { row, productId, fields, kept } of products) {
    const size = fields.variants?.length ?? 1;
    const last = chunks.at(-1);
    const isFull = !last || last.length >= MAX_STAGED_AT_ONCE || rows + size > MAX_STAGED_ROWS;
    const staged = { row, productId, newId: newId(), kept, ...fields };
    if (isFull) chunks.push([staged]);
    else last.push(staged);
    rows = isFull ? size : rows + size;
  }
  return chunks;
}
