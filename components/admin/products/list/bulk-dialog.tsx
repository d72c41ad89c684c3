import { Button, Dialog, Portal, Progress } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { BulkProgress } from '@/components/admin/products/list/use-bulk-change';

interface BulkDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly disabled?: boolean;
  /** Null before it begins. */
  readonly progress: BulkProgress | null;
  readonly children: ReactNode;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before many products change, and shows how far it is. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, confirmLabel, disabled = false, progress, children, onConfirm, onClose } = props;
  const { t } = useTranslation('admin-catalogue');
  const busy = progress !== null;
  return (
    <Dialog.Root
      open
      placement="center"
      scrollBehavior="inside"
      size={{ mdDown: 'full', md: 'lg' }}
      closeOnInteractOutside={!busy}
      closeOnEscape={!busy}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {children}
              {progress && (
                <Progress.Root mt="4" value={Math.round((100 * progress.done) / progress.total)}>
                  <Progress.Label>{t('bulk.progress', { ...progress })}</Progress.Label>
                  <Progress.Track>
                    <Progress.Range />
                  </Progress.Track>
                </Progress.Root>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={busy} onClick={onClose}>
                {t('bulk.keep')}
              </Button>
              <Button loading={busy} disabled={disabled} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
