import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { EditorDialogProps } from './publish-dialog';

/** Asks before it unpublishes a page; the draft and versions stay. */
export function TakeOffDialog({ page, edited, onClose }: EditorDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { ofError } = useErrorText();
  const { storeId } = useStoreSetting();
  const [busy, setBusy] = useState(false);
  const takeOff = async () => {
    setBusy(true);
    const taken = await call('unpublishOwnPage', { storeId, id: page.id, seen: edited.seen });
    if (taken.ok) {
      edited.follow(taken.value.updatedAt);
      notify({ type: 'success', message: t('takeOff.done') });
    } else notify({ type: 'error', message: ofError(taken.error) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      locale={useLocale()}
      title={t('takeOff.title')}
      description={t(page.id === HOME_PAGE_ID ? 'takeOff.home' : 'takeOff.text')}
      confirmLabel={t('takeOff.open')}
      keepLabel={t('takeOff.keep')}
      busy={busy}
      onConfirm={() => void takeOff()}
      onClose={onClose}
    />
  );
}
