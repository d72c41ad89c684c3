import { Progress } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import type { BulkProgress } from '@/components/admin/products/list/use-bulk-change';

interface BulkDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly disabled?: boolean;
  /** Null before the start. */
  readonly progress: BulkProgress | null;
  readonly children: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before it changes many products, and shows the progress. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, confirmLabel, disabled = false, progress, children, onConfirm, onClose } = props;
  const { t } = useTranslation('admin-catalogue');
  const busy = progress !== null;
  return (
    <AdminDialog
      title={title}
      size="lg"
      busy={busy}
      onClose={onClose}
      buttons={{ cancel: t('bulk.keep'), submit: confirmLabel, disabled: disabled, onConfirm: onConfirm }}
    >
      {children}
      {progress && (
        <Progress.Root mt="4" value={Math.round((100 * progress.done) / progress.total)}>
          <Progress.Label>{t('bulk.progress', { ...progress })}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </AdminDialog>
  );
}
