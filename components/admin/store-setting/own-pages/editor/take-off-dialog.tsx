import { useTranslation } from 'next-i18next/pages';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { HOME_PAGE_ID } from '@/lib/domain/own-pages/home/home-page';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import type { EditorDialogProps } from './publish-dialog';

/** Asks before it unpublishes a page; the draft and versions stay. */
export function TakeOffDialog({ page, edited, onClose }: EditorDialogProps) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const takeOff = async () => {
    const request = { storeId, id: page.id, seen: edited.seen };
    const taken = await run(call('unpublishOwnPage', request), t('takeOff.done'));
    if (taken.ok) edited.follow(taken.value.updatedAt);
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
