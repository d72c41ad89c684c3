import { useTranslation } from 'next-i18next/pages';
import { useLeaveGuard } from '@/components/admin/forms/use-leave-guard';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useLocale } from '@/lib/hooks/use-locale';

/** Stands in every form whose work could be lost: asks before a link or the back button throws `dirty` work away. */
export function LeaveDialog({ dirty }: { readonly dirty: boolean }) {
  const { t } = useTranslation('admin');
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
