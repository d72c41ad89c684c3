import { useTranslation } from 'next-i18next/pages';
import { useLeaveGuard } from '@/components/admin/forms/use-leave-guard';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useLocale } from '@/lib/hooks/use-locale';

/** Asks before somebody leaves unsaved work, which this browser keeps for when they come back. */
export function KeepDialog({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation('admin-editor');
  const { asking, leave, stay } = useLeaveGuard(dirty);
  return (
    <ConfirmDialog
      open={asking}
      locale={useLocale()}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      keepLabel={t('leave.stay')}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
