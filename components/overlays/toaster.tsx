import { createToaster, Stack, Toast, Toaster } from '@chakra-ui/react';
import { createRoot, type Root } from 'react-dom/client';
import { isLocale, type Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/toasts.json';
import en from '@/locales/en/toasts.json';
import { ChakraRoot } from './chakra-root';
import { msOf, NOTICE_MS, type Notice } from './notice';

/** A page with its own bar at the bottom sets `--toast-rise`, so that toasts appear above it. */
const BOTTOM = 'calc(1rem + var(--toast-rise, 0px))';

/** Toasts also stay above a dialog's buttons, which a phone shows at the bottom of the screen. */
const ABOVE_DIALOG = {
  'html:has([data-scope=dialog][data-state=open] .chakra-dialog__footer) &': { '--toast-rise': '4rem' },
};

const TEXTS = { en, ar };
const MOST = 3;

const toaster = createToaster({
  placement: 'bottom',
  duration: NOTICE_MS,
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: BOTTOM },
  max: MOST,
  pauseOnPageIdle: true,
});

/** Mounts the toaster with the first toast, then shows the toast. If the same toast is already visible, it restarts that one. */
export async function showToast(notice: Notice): Promise<void> {
  const { type, message, action } = notice;
  await mount();
  const visible = toaster.getVisibleToasts();
  const duration = msOf(notice);
  const equal = visible.find(
    (toast) => toast.type === type && toast.title === message && toast.action?.label === action?.label,
  );
  if (equal?.id) {
    // A toast's timer restarts only when its duration changes.
    const renewed = equal.duration === duration ? duration + 1 : duration;
    toaster.update(equal.id, { ...equal, ...(action && { action }), duration: renewed });
    return;
  }
  // The oldest offer leaves for what is new, which would wait long behind it.
  const oldest = visible.filter((toast) => toast.action).at(-1);
  if (visible.length >= MOST && oldest) toaster.dismiss(oldest.id);
  toaster.create({
    type,
    title: message,
    duration,
    closable: duration > NOTICE_MS,
    ...(action && { action }),
  });
}

let root: Root | undefined;
let onMount: (() => void) | undefined;
const mounted = new Promise<void>((resolve) => {
  onMount = resolve;
});

/** Renders the toaster, in the language that the page has now. */
function mount(): Promise<void> {
  const { lang } = document.documentElement;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toasts locale={isLocale(lang) ? lang : 'en'} />);
  return mounted;
}

const Toasts = ({ locale }: { locale: Locale }) => (
  <ChakraRoot locale={locale}>
    <div ref={onMount}>
      <Toaster
        toaster={toaster}
        aria-label={TEXTS[locale].region}
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
            {toast.closable && (
              // In the row, because in the corner it would lie on the action.
              <Toast.CloseTrigger
                aria-label={TEXTS[locale].close}
                position="static"
                flexShrink="0"
                boxSize="10"
                alignItems="center"
                justifyContent="center"
              />
            )}
          </Toast.Root>
        )}
      </Toaster>
    </div>
  </ChakraRoot>
);
