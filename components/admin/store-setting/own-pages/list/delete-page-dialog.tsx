import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface DeletePageDialogProps {
  readonly page: OwnPage;
  readonly onClose: () => void;
}

/** Asks before it deletes a page with all its versions. */
export function DeletePageDialog({ page, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { ofError } = useErrorText();
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const deleted = await call('deleteOwnPage', { storeId, id: page.id, seen: page.updatedAt });
    if (deleted.ok) notify({ type: 'success', message: t('delete.done') });
    else notify({ type: 'error', message: ofError(deleted.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      locale={locale}
      title={t('delete.title', { name: localized(page.draft.title, locale) || t('list.untitled') })}
      description={t(page.live || page.next ? 'delete.textPublished' : 'delete.text')}
      confirmLabel={t('delete.open')}
      keepLabel={t('delete.keep')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
