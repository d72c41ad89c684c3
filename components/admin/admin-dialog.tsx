import { Alert, Box, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactNode, SyntheticEvent } from 'react';

interface AdminDialogProps {
  /** False keeps what was typed for the next time. */
  readonly open?: boolean;
  readonly title: string;
  /** `sm` asks one thing; the wider ones fill a phone. */
  readonly size?: 'sm' | 'md' | 'lg';
  readonly role?: 'dialog' | 'alertdialog';
  /** Something is under way: the dialog stays until the caller closes it. */
  readonly busy?: boolean;
  /** Why the last try did not work, already translated. */
  readonly failure?: string | null | undefined;
  /** The buttons: the safe way out first. */
  readonly footer: ReactNode;
  /** Names the cross at the top; without it there is none. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Makes it a form, so that Enter sends it. */
  readonly onSubmit?: () => Promise<unknown>;
  readonly onClose: () => void;
}

const SIZES = {
  sm: { mdDown: 'xs', md: 'sm' },
  md: { mdDown: 'full', md: 'md' },
  lg: { mdDown: 'full', md: 'lg' },
} as const;

/** The frame of the admin's dialogs. A click beside it never closes it, because that would lose what is typed in. */
export function AdminDialog(props: AdminDialogProps) {
  const { open = true, title, size = 'sm', role = 'dialog', busy = false, failure } = props;
  const { footer, closeLabel, children, onSubmit, onClose } = props;
  const content = (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {children}
          {failure && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{failure}</Alert.Title>
            </Alert.Root>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">{footer}</Dialog.Footer>
      {closeLabel && !busy && (
        <Dialog.CloseTrigger asChild>
          <CloseButton aria-label={closeLabel} />
        </Dialog.CloseTrigger>
      )}
    </>
  );
  return (
    <Dialog.Root
      open={open}
      role={role}
      placement="center"
      scrollBehavior="inside"
      size={SIZES[size]}
      closeOnInteractOutside={false}
      closeOnEscape={!busy}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={size === 'sm' ? '4' : { base: '0', md: '4' }}>
          <Dialog.Content>
            {onSubmit ? (
              // A form may not be a dialog itself; without a box it leaves the layout to the dialog.
              <Box asChild display="contents">
                <form noValidate onSubmit={submitting(onSubmit)}>
                  {content}
                </form>
              </Box>
            ) : (
              content
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const submitting = (send: () => Promise<unknown>) => (event: SyntheticEvent) => {
  event.preventDefault();
  // A form opened from within another one must not send that as well: React events go through portals.
  event.stopPropagation();
  void send();
};
