import { pageStore } from '@/lib/browser/page-store';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { parseDraft } from '@/lib/domain/catalogue/editing/parse-draft';
import type { ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { fieldsOf, finite, text } from '@/lib/domain/parse/fields';

/** Unsaved edits of one product, stored in this browser. */
export interface StoredDraft {
  readonly draft: ProductDraft;
  /** The version the edits began from, so that changes saved since can be merged. */
  readonly base: Product;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** `id` is the product's, or `new` for a new product. */
const keyOf = (id: string) => `product-draft/${pageStore()}/${id}`;

export function readStoredDraft(id: string): StoredDraft | null {
  try {
    return parseStored(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    return null;
  }
}

/** If storage is forbidden or full, the edits last as long as the page. */
export function storeDraft(id: string, stored: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    forgetDraft(id);
  }
}

export function forgetDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

function parseStored(value: unknown): StoredDraft | null {
  const { draft, base, savedAt } = fieldsOf(value);
  const parsed = parseDraft(draft);
  const id = text(fieldsOf(base).id);
  if (!parsed || !id) return null;
  const isNew = finite(fieldsOf(base).updatedAt) === 0;
  return {
    draft: parsed,
    base: isNew ? newProduct(id) : parseProduct(id, base),
    savedAt: finite(savedAt) ?? 0,
  };
}
