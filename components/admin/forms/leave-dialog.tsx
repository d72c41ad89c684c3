import { useTranslation } from 'next-i18next/pages';
import { useLeaveGuard } from '@/components/admin/forms/use-leave-guard';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useLocale } from '@/lib/hooks/use-locale';

interface LeaveDialogProps {
  readonly dirty: boolean;
  /** What becomes of the work, where it is not lost. */
  readonly text?: string;
}

/** Stands in every form whose work could be lost: asks before a link or the back button leaves `dirty` work behind. */
export function LeaveDialog({ dirty, text }: LeaveDialogProps) {
  const { t } = useTranslation('admin');
  const { asking, leave, stay } = useLeaveGuard(dirty);
  return (
    <ConfirmDialog
      open={asking}
      locale={useLocale()}
      title={t('leave.title')}
      description={text ?? t('leave.text')}
      confirmLabel={t('leave.confirm')}
      keepLabel={t('leave.stay')}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
