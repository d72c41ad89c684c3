import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import type { ProductChange } from '@/lib/domain/api/catalogue-admin';
import { MAX_CHANGED_AT_ONCE } from '@/lib/domain/catalogue/editing/bulk-change';
import type { Product } from '@/lib/domain/catalogue/product';
import { call } from '@/lib/functions/call';

type Change = Pick<ProductChange, 'status' | 'prices'>;

/** The change of one product, and its undo. */
export interface BulkEdit {
  readonly product: Pick<Product, 'id' | 'updatedAt'>;
  readonly change: Change;
  readonly undo: Change;
}

export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** The number of unchanged products, and why. */
interface Left {
  skipped: number;
  notOnSale: number;
  saleHigh: number;
}

interface BulkChange {
  /** Null while nothing runs. */
  readonly progress: BulkProgress | null;
  /** Resolves to false if it stopped early; changes up to then stay and are shown. */
  run(edits: readonly BulkEdit[]): Promise<boolean>;
}

/** Changes many products in chunks, reports the result, and offers undo. */
export function useBulkChange(): BulkChange {
  const store = useStoreId();
  const { t } = useTranslation('admin-catalogue');
  const refusal = useRefusal();
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  const run = async (edits: readonly BulkEdit[], isUndo = false): Promise<boolean> => {
    const undos: BulkEdit[] = [];
    const left: Left = { skipped: 0, notOnSale: 0, saleHigh: 0 };
    for (let start = 0; start < edits.length; start += MAX_CHANGED_AT_ONCE) {
      setProgress({ done: start, total: edits.length });
      const chunk = edits.slice(start, start + MAX_CHANGED_AT_ONCE);
      const saved = await call('changeProducts', { storeId: store, products: chunk.map(requestOf) });
      if (!saved.ok) {
        setProgress(null);
        refusal.tell(saved.error);
        if (undos.length > 0) tell(undos, left, isUndo);
        return false;
      }
      left.skipped += saved.value.skipped.length;
      left.notOnSale += saved.value.notOnSale.length;
      left.saleHigh += saved.value.saleHigh.length;
      undos.push(...undosOf(chunk, saved.value.changed));
    }
    setProgress(null);
    tell(undos, left, isUndo);
    return true;
  };

  const tell = (undos: readonly BulkEdit[], { skipped, notOnSale, saleHigh }: Left, isUndo: boolean) => {
    const reasons = [
      ...(skipped > 0 ? [t('bulk.skipped', { count: skipped })] : []),
      ...(notOnSale > 0 ? [t('bulk.notOnSale', { count: notOnSale })] : []),
      ...(saleHigh > 0 ? [t('bulk.saleHigh', { count: saleHigh })] : []),
    ];
    const done = isUndo ? t('done.undone') : t('bulk.changed', { count: undos.length });
    const undo = { label: t('done.undo'), onClick: () => void run(undos, true) };
    const isUndoable = !isUndo && undos.length > 0;
    notify({
      type: reasons.length > 0 ? 'info' : 'success',
      message: [done, ...reasons].join(' '),
      ...(isUndoable && { action: undo }),
    });
  };

  return { progress, run: (edits) => run(edits) };
}

const requestOf = ({ product, change }: BulkEdit): ProductChange => ({
  productId: product.id,
  baseUpdatedAt: product.updatedAt,
  ...change,
});

function undosOf(
  edits: readonly BulkEdit[],
  changed: readonly { readonly productId: string; readonly updatedAt: number }[],
): BulkEdit[] {
  const times = new Map(changed.map(({ productId, updatedAt }) => [productId, updatedAt]));
  return edits.flatMap(({ product, change, undo }) => {
    const updatedAt = times.get(product.id);
    return updatedAt === undefined
      ? []
      : [{ product: { id: product.id, updatedAt }, change: undo, undo: change }];
  });
}
