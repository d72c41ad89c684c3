import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fieldName, isDraftField } from '@/components/admin/products/editor/draft-form';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { editProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { mergeDrafts, type Versions } from '@/lib/domain/catalogue/editing/merge-drafts';
import { draftOf, requestOf, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

export interface Conflict {
  readonly theirs: Product;
  readonly versions: Versions;
  readonly by: string | undefined;
}

interface ProductSave {
  /** Set if somebody else saved and both changed the product. */
  readonly conflict: Conflict | null;
  readonly save: (draft: ProductDraft, base: Product) => Promise<void>;
  /** Compares with another person's saved version, without saving. */
  readonly compare: (draft: ProductDraft, base: Product, theirs: Product) => void;
  readonly closeConflict: () => void;
}

interface Saving {
  readonly form: UseFormReturn<ProductDraft>;
  readonly currency: CurrencyCode;
  /** `sent` is the saved draft; the form may have newer text. */
  onSaved(product: Product, sent: ProductDraft): void;
}

/** Saves a draft. Errors appear at their fields; another person's save becomes a conflict to resolve. */
export function useProductSave({ form, currency, onSaved }: Saving): ProductSave {
  const store = useStoreId();
  const { t } = useTranslation('admin');
  const text = useErrorText();
  const refusal = useRefusal();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const versionsOf = (draft: ProductDraft, base: Product, theirs: Product): Versions => ({
    base: draftOf(base, currency),
    mine: draft,
    theirs: draftOf(theirs, currency),
  });

  const refuse = ({ fields = {}, ...error }: AppError, draft: ProductDraft) => {
    const known = Object.entries(fields).filter(([path]) => isDraftField(draft, fieldName(path)));
    for (const [path, message] of known) {
      const name = fieldName(path);
      if (isDraftField(draft, name)) form.setError(name, { type: 'server', message });
    }
    const [first] = Object.values(fields);
    refusal.tell(error, text.ofField(first));
  };

  const save = async (draft: ProductDraft, base: Product): Promise<void> => {
    const request = requestOf(draft, { storeId: store, base, currency });
    const saved = await call('saveProduct', request);
    if (saved.ok) {
      notify({ type: 'success', message: t('toast.updated') });
      // The values as the function cleans them.
      const cleaned = productSchema.validateSync(request);
      const edited = editProduct(base, { ...request, ...cleaned, slug: saved.value.slug });
      if (edited.ok) onSaved({ ...base, ...edited.value, updatedAt: saved.value.updatedAt }, draft);
      return;
    }
    const { current: theirs, params, code } = saved.error;
    if (code !== 'edited-meanwhile' || !theirs) return refuse(saved.error, draft);
    const versions = versionsOf(draft, base, theirs);
    const { differences } = mergeDrafts(versions);
    // The other save was an earlier attempt whose answer was lost, or it changed nothing visible here.
    if (differences.every(({ by }) => by === 'mine')) return save(draft, theirs);
    setConflict({ theirs, versions, by: params?.by === undefined ? undefined : String(params.by) });
  };

  return {
    conflict,
    save,
    compare: (draft, base, theirs) =>
      setConflict({ theirs, versions: versionsOf(draft, base, theirs), by: undefined }),
    closeConflict: () => setConflict(null),
  };
}
