import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetDraft, readStoredDraft, storeDraft, type StoredDraft } from '@/lib/product-drafts';
import type { Product } from '@/lib/domain/catalogue/product';
import type { ProductDraft } from '@/lib/domain/catalogue/product-draft';
import { deleteStorePictures } from '@/lib/functions/store-pictures';

/** How long a pause in typing is before the work is kept. */
const PAUSE_MS = 600;

interface Autosave {
  /** What an earlier visit left unsaved, until it is taken or discarded. */
  readonly offer: StoredDraft | null;
  readonly take: () => StoredDraft | null;
  readonly discard: () => void;
  /** After a save: forgets the draft, and deletes the pictures of this visit that were not kept. */
  readonly clear: (kept: readonly string[]) => void;
  readonly uploaded: (path: string) => void;
}

/** Keeps unsaved work in this browser (`id` is the product's or `new`), and the draft as it was at the last pause. */
export function useAutosave(id: string, base: Product, form: UseFormReturn<ProductDraft>): Autosave {
  const [offer, setOffer] = useState(() => readStoredDraft(id));
  const uploads = useRef<readonly string[]>([]);

  const keep = useEffectEvent((draft: ProductDraft) => {
    // Until it is decided about, an earlier draft is not overwritten.
    if (offer || !form.formState.isDirty) return;
    storeDraft(id, { draft, base, uploads: uploads.current, savedAt: Date.now() });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => keep(values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form]);

  const drop = (paths: readonly string[], kept: readonly string[]) => {
    forgetDraft(id);
    void deleteStorePictures(paths.filter((path) => !kept.includes(path)));
  };

  return {
    offer,
    take() {
      uploads.current = [...uploads.current, ...(offer?.uploads ?? [])];
      setOffer(null);
      return offer;
    },
    discard() {
      drop(
        offer?.uploads ?? [],
        base.images.map(({ path }) => path),
      );
      setOffer(null);
    },
    clear(kept) {
      drop(uploads.current, kept);
      uploads.current = [];
    },
    uploaded(path) {
      uploads.current = [...uploads.current, path];
    },
  };
}
