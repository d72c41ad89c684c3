import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, readStoredDraft, storeDraft, type StoredDraft } from '@/lib/browser/product-drafts';
import type { ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';

/** Pause in typing before the draft is saved (milliseconds). */
const PAUSE_MS = 600;

interface Autosave {
  /** Unsaved work from an earlier visit, until it is resumed or discarded. */
  readonly offer: StoredDraft | null;
  readonly take: () => StoredDraft | null;
  readonly discard: () => void;
  /** Call it after a save. */
  readonly clear: () => void;
}

/** Stores unsaved work in this browser (`id` is the product's or `new`), at each pause and when the form unmounts. */
export function useAutosave(id: string, base: Product, form: UseFormReturn<ProductDraft>): Autosave {
  const [offer, setOffer] = useState(() => readStoredDraft(id));

  const keep = useEffectEvent((draft: ProductDraft) => {
    // An earlier draft must not be overwritten before the decision about it.
    if (offer || !form.formState.isDirty) return;
    storeDraft(id, { draft, base, savedAt: Date.now() });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: ProductDraft | null = null;
    const keepWaiting = () => {
      if (waiting) keep(waiting);
      waiting = null;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        waiting = values;
        timer = setTimeout(keepWaiting, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      keepWaiting();
    };
  }, [form]);

  return {
    offer,
    take() {
      setOffer(null);
      return offer;
    },
    discard() {
      forgetDraft(id);
      setOffer(null);
    },
    clear: () => forgetDraft(id),
  };
}
