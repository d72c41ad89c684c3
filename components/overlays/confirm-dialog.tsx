import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/domain/locale';
import { ChakraRoot } from './chakra-root';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly locale: Locale;
  /** All texts are already translated. */
  readonly title: string;
  readonly description?: string;
  readonly confirmLabel: string;
  /** Red by default; `brand` if nothing is lost. */
  readonly confirmPalette?: 'red' | 'brand';
  readonly keepLabel: string;
  /** True while the confirmed action runs; the dialog stays open until the caller closes it. */
  readonly busy?: boolean;
  /** Further content, such as a reason. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an action that cannot be undone; the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    locale,
    title,
    description,
    confirmLabel,
    confirmPalette = 'red',
    keepLabel,
    busy = false,
    children,
    onConfirm,
    onClose,
  } = props;
  return (
    <ChakraRoot locale={locale}>
      <Dialog.Root
        open={open}
        placement="center"
        size={{ mdDown: 'xs', md: 'sm' }}
        closeOnInteractOutside={!busy}
        closeOnEscape={!busy}
        onOpenChange={({ open: stillOpen }) => !stillOpen && onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner padding="4">
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              {(description || children) && (
                <Dialog.Body>
                  {description && <Dialog.Description color="inherit">{description}</Dialog.Description>}
                  {children}
                </Dialog.Body>
              )}
              <Dialog.Footer>
                <Button variant="outline" disabled={busy} onClick={onClose}>
                  {keepLabel}
                </Button>
                <Button colorPalette={confirmPalette} loading={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  );
}
