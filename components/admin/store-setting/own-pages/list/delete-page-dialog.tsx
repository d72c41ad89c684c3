import { useTranslation } from 'next-i18next/pages';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface DeletePageDialogProps {
  readonly page: OwnPage;
  readonly onClose: () => void;
}

/** Asks before it deletes a page with all its versions. */
export function DeletePageDialog({ page, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const locale = useLocale();
  const { run, busy } = useAction();
  const remove = async () => {
    await run(call('deleteOwnPage', { storeId, id: page.id, seen: page.updatedAt }), t('delete.done'));
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
