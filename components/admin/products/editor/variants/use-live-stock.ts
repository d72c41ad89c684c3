import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { followStock, liveStock, stockAfter, withStock } from '@/lib/domain/catalogue/editing/live-stock';
import { countOf, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';
import { useFormats } from '@/lib/hooks/language/use-formats';

const STOCK_FIELD = /^variants\.(\d+)\.stock$/;

interface LiveStock {
  readonly form: UseFormReturn<ProductDraft>;
  readonly base: Product;
  readonly live: Product | null;
  /** Continues with the stock that orders left. */
  onFollow(base: Product, draft: ProductDraft): void;
  /** A number was typed beside the present stock, which it is counted from. */
  onSeen(base: Product): void;
}

/** Lets stock that nobody typed follow orders, and counts what is typed from the stock shown at that time. */
export function useLiveStock({ form, base, live, onFollow, onSeen }: LiveStock): void {
  const { isSubmitting } = form.formState;
  const follow = useEffectEvent(() => {
    // A running save compares with what was sent.
    const followed = isSubmitting ? null : followStock({ base, draft: form.getValues() }, live);
    if (followed) onFollow(followed.base, followed.draft);
  });
  useEffect(() => follow(), [base, live, isSubmitting]);

  const see = useEffectEvent((name: string | undefined, { variants }: ProductDraft) => {
    const { id } = variants[Number(STOCK_FIELD.exec(name ?? '')?.[1])] ?? {};
    const now = liveStock(base, live).get(id ?? '');
    const seen = base.variants.find((variant) => variant.id === id);
    if (id && seen && now !== undefined && now !== seen.stock) onSeen(withStock(base, new Map([[id, now]])));
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => see(name, values),
      }),
    [form],
  );
}

/** What stands at a variant's stock (its index in the draft) if orders changed it since somebody typed there. */
export function useStockHint(): (index: number) => string | undefined {
  const { t } = useTranslation('admin-editor');
  const { count } = useFormats();
  const { base, live } = useEditor();
  const { getValues } = useDraftForm();
  return (index) => {
    const { id, stock } = getValues(`variants.${index}`);
    const now = liveStock(base, live).get(id);
    const seenStock = base.variants.find((variant) => variant.id === id)?.stock;
    const typed = countOf(stock);
    if (now === undefined || seenStock === undefined || now === seenStock || Number.isNaN(typed)) return;
    const after = stockAfter(now, { stock: typed, seenStock });
    return t('variant.stockNow', { now: count(now), after: count(after) });
  };
}
