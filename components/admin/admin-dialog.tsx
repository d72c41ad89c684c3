import { Alert, Box, Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactNode, SyntheticEvent } from 'react';

/** A button that closes the dialog, and the one that does what the dialog asks about. */
interface DialogButtons {
  readonly cancel: string;
  readonly submit: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** For a dialog without `onSubmit`, where Enter must not confirm. */
  readonly onConfirm?: () => void;
}

/** The usual buttons, or others; the cancel button comes first. */
type Footer =
  | { readonly buttons: DialogButtons; readonly footer?: undefined }
  | { readonly footer: ReactNode; readonly buttons?: undefined };

/** A question is announced together with what it asks about. */
type Kind =
  | { readonly role?: 'dialog'; readonly description?: undefined }
  | { readonly role: 'alertdialog'; readonly description: ReactNode };

type AdminDialogProps = Footer &
  Kind & {
    /** False hides the dialog but keeps the typed text. */
    readonly open?: boolean;
    readonly title: string;
    /** `sm` for one question; the wider ones fill a phone's screen. */
    readonly size?: 'sm' | 'md' | 'lg';
    /** True while an action runs: the dialog stays open until the caller closes it. */
    readonly busy?: boolean;
    /** Why the last try failed, already translated. */
    readonly failure?: string | null | undefined;
    /** Label of the close button at the top; without it there is none. */
    readonly closeLabel?: string;
    readonly children?: ReactNode;
    /** Makes the dialog a form, so that Enter submits it. */
    readonly onSubmit?: () => Promise<unknown>;
    readonly onClose: () => void;
  };

const SIZES = {
  sm: { mdDown: 'xs', md: 'sm' },
  md: { mdDown: 'full', md: 'md' },
  lg: { mdDown: 'full', md: 'lg' },
} as const;

/** The frame of the admin's dialogs. A click outside never closes it, because typed text would be lost. */
export function AdminDialog(props: AdminDialogProps) {
  const { open = true, title, size = 'sm', role = 'dialog', busy = false, failure } = props;
  const { description, footer, buttons, closeLabel, children, onSubmit, onClose } = props;
  const content = (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          {description && (
            <Dialog.Description asChild color="inherit">
              <Stack gap="4">{description}</Stack>
            </Dialog.Description>
          )}
          {children}
          {failure && (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{failure}</Alert.Title>
            </Alert.Root>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {buttons ? (
          <>
            <Button variant="outline" disabled={busy} onClick={onClose}>
              {buttons.cancel}
            </Button>
            <Button
              type={buttons.onConfirm ? 'button' : 'submit'}
              {...(buttons.danger && { colorPalette: 'red' })}
              loading={busy}
              disabled={buttons.disabled}
              onClick={buttons.onConfirm}
            >
              {buttons.submit}
            </Button>
          </>
        ) : (
          footer
        )}
      </Dialog.Footer>
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
              // A form cannot be the dialog element itself; `contents` leaves the layout to the dialog.
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
  // React events bubble through portals, so a form inside another one would submit both.
  event.stopPropagation();
  void send();
};
