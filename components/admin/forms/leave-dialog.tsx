import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface LeaveDialogProps {
  readonly dirty: boolean;
  /** What happens to the work, if it is not lost. */
  readonly text?: string;
}

/** Asks before a link or the back button leaves `dirty` work behind; every form with unsaved work renders it. */
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

/**
 * Guards unsaved work. While `dirty`, links and the back button first open the caller's dialog (`LeaveDialog`); closing or
 * reloading the tab shows the browser's own.
 */
function useLeaveGuard(dirty: boolean): LeaveGuard {
  const { push, beforePopState } = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = linkedAddress(event);
    if (!address) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(address);
  });

  useEffect(() => {
    if (!dirty) return;
    const own = { state: history.state as unknown, address: location.href };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => onClick(event);
    window.addEventListener('beforeunload', ask);
    // In the capture phase, before Next's links see the click.
    document.addEventListener('click', click, { capture: true });
    beforePopState(() => {
      // The browser has already changed the address: remember it, and restore this page's.
      setTarget(location.pathname + location.search);
      history.pushState(own.state, '', own.address);
      return false;
    });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', click, { capture: true });
      beforePopState(() => true);
    };
  }, [dirty, beforePopState]);

  return {
    asking: target !== null,
    leave() {
      if (target) void push(target, undefined, { locale: false });
      setTarget(null);
    },
    stay: () => setTarget(null),
  };
}

/** The target of a plain click on a link of this site in this tab; null for any other click. */
function linkedAddress(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const leaves = origin === location.origin && pathname + search !== location.pathname + location.search;
  return leaves ? pathname + search : null;
}
