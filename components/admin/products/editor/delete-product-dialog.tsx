import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { adminPaths } from '@/lib/admin-paths';
import { forgetDraft } from '@/lib/product-drafts';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';

interface DeleteProductDialogProps {
  readonly product: Product;
  onClose(): void;
}

/** Asks before a product goes; one that was ordered is archived instead, and the question says so. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  const text = useErrorText();
  const { push } = useRouter();
  const { reset } = useDraftForm();
  const [busy, setBusy] = useState(false);
  const kind = product.ordered ? 'archive' : 'delete';

  const confirm = async () => {
    setBusy(true);
    const done = await call('deleteProduct', { storeId: env.storeId, productId: product.id });
    setBusy(false);
    if (!done.ok) return notify({ type: 'error', message: text.ofError(done.error) });
    reset();
    forgetDraft(product.id);
    notify({ type: 'success', message: t(`delete.${done.value.outcome}`) });
    await push(adminPaths.products);
  };

  return (
    <ConfirmDialog
      open
      locale={locale}
      title={t(`delete.${kind}.title`, { title: localized(product.title, locale) })}
      description={t(`delete.${kind}.text`)}
      confirmLabel={t(`delete.${kind}.confirm`)}
      keepLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
