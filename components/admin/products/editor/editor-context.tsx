import { createContext, useContext } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface Editor {
  /** The version that the form started from. */
  readonly base: Product;
  /** The current version; null before it is created. */
  readonly live: Product | null;
  readonly currency: CurrencyCode;
  /** True while a picture uploads, which a save would miss. */
  readonly uploading: boolean;
  setUploading(uploading: boolean): void;
}

const EditorContext = createContext<Editor | null>(null);
export const EditorProvider = EditorContext.Provider;

/** What the parts of the product editor share besides its form. Throws outside `EditorProvider`. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor must be used within an EditorProvider');
  return editor;
}
