import { createToaster, Stack, Toast, Toaster } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { isLocale } from '@/lib/domain/locale';
import { ChakraRoot } from './chakra-root';
import { NOTICE_MS, type Notice } from './notice';

/** A page with its own bar at the bottom sets `--toast-rise`, so that toasts appear above it. */
const BOTTOM = 'calc(1rem + var(--toast-rise, 0px))';

/** Toasts also stay above a dialog's buttons, which a phone shows at the bottom of the screen. */
const ABOVE_DIALOG = {
  'html:has([data-scope=dialog][data-state=open] .chakra-dialog__footer) &': { '--toast-rise': '4rem' },
};

const toaster = createToaster({
  placement: 'bottom',
  duration: NOTICE_MS,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: BOTTOM },
  max: 3,
  pauseOnPageIdle: true,
});

/** Mounts the toaster with the first toast, then shows the toast. If the same toast is already visible, it restarts that one. */
export async function showToast({ type, message, action }: Notice): Promise<void> {
  await (mounted ??= mount());
  const equal = toaster
    .getVisibleToasts()
    .find((toast) => toast.type === type && toast.title === message && toast.action?.label === action?.label);
  if (equal?.id)
    toaster.update(equal.id, { ...equal, ...(action && { action }), duration: renewed(equal.duration) });
  else toaster.create({ type, title: message, ...(action && { action }) });
}

/** Toggles the duration, because a toast's timer restarts only when its duration changes. */
const renewed = (duration: number | undefined) => (duration === NOTICE_MS ? NOTICE_MS + 1 : NOTICE_MS);

let mounted: Promise<void> | undefined;

function mount(): Promise<void> {
  const { lang } = document.documentElement;
  const container = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    createRoot(container).render(
      <ChakraRoot locale={isLocale(lang) ? lang : 'en'}>
        <Toasts onMount={resolve} />
      </ChakraRoot>,
    );
  });
}

const Toasts = ({ onMount }: { onMount: () => void }) => (
  <div ref={onMount}>
    <Toaster
      toaster={toaster}
      zIndex="toast !important"
      insetInline={{ base: '4', sm: 'auto' }}
      css={ABOVE_DIALOG}
    >
      {(toast) => (
        <Toast.Root
          minWidth="min(300px, 100%)"
          maxWidth="min(560px, 100%)"
          width="fit-content"
          marginInline="auto"
          // A toast without a button lets clicks through, and a resting mouse does not pause it.
          pointerEvents={toast.action ? undefined : 'none !important'}
        >
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            {/* The new key replaces the text, so that screen readers announce a restarted toast. */}
            <Toast.Title key={toast.duration}>{toast.title}</Toast.Title>
          </Stack>
          {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
        </Toast.Root>
      )}
    </Toaster>
  </div>
);
