import { useEffect, useState } from 'react';
import { readStoredDraft, type StoredDraft } from '@/lib/product-drafts';

/** Unsaved work on a product in this browser, as another window of it goes on with it; null without any. */
export function useStoredDraft(productId: string): StoredDraft | null {
  const [stored, setStored] = useState(() => readStoredDraft(productId));
  useEffect(() => {
    const read = () => setStored(readStoredDraft(productId));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [productId]);
  return stored;
}
