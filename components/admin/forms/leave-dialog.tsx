import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { guardLeaving, type Leaving } from './leave-guards';

interface LeaveDialogProps {
  readonly dirty: boolean;
  /** What happens to the work, if it is not lost. */
  readonly text?: string;
}

/** Asks before a link, the back button or `leaveBy` leaves `dirty` work behind; every form with unsaved work renders it. */
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

interface LeaveGuard {
  /** True while somebody is about to leave. */
  readonly asking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Guards unsaved work: while `dirty`, links, the back button and `leaveBy` first open the caller's dialog (`LeaveDialog`). */
function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { push, beforePopState } = useRouter();
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  useEffect(() => (dirty ? guardLeaving(setLeaving, beforePopState) : undefined), [dirty, beforePopState]);

  return {
    asking: leaving !== null,
    leave() {
      setLeaving(null);
      if (!leaving) return;
      if ('go' in leaving) leaving.go();
      else void push(leaving.address, undefined, { locale: false });
    },
    stay: () => setLeaving(null),
  };
}
