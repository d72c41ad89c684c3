import { useState, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useAction } from '@/components/overlays/use-action';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Button } from '@/components/ui/actions/button';
import { useStoreSetting } from '@/context/store-setting-context';
import { cancelDeadline } from '@/lib/domain/orders/cancel-window';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

const importDialog = () =>
  import('@/components/overlays/confirm-dialog').then((module) => module.ConfirmDialog);

/** Cancels after a confirmation, then opens the confirmation page; hidden after the store's deadline. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { push } = useRouter();
  const locale = useLocale();
  const { Overlay, loading, load, intent } = useLazyOverlay(importDialog);
  const [open, setOpen] = useState(false);
  const { run, busy } = useAction();
  const inTime = useUntil(cancelDeadline(order, useStoreSetting().orderRules));

  const ask = () => {
    load();
    setOpen(true);
  };
  const cancel = async () => {
    const request = { storeId: order.storeId, orderId: order.id };
    const result = await run(call('cancelOrder', request), t('cancel.done'));
    setOpen(false);
    if (result.ok) await push(paths.orderCancelled(order.id));
  };

  if (!inTime) return null;
  return (
    <>
      <Button variant="outline" colorPalette="red" loading={loading} onClick={ask} {...intent}>
        {t('cancel.open')}
      </Button>
      {Overlay && (
        <Overlay
          open={open}
          locale={locale}
          title={t('cancel.title')}
          description={t('cancel.text', { number: order.number })}
          confirmLabel={t('cancel.confirm')}
          keepLabel={t('cancel.keep')}
          busy={busy}
          onConfirm={() => void cancel()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** setTimeout counts in 32 bits; a deadline further away needs no timer. */
const LONGEST_MS = 2_147_483_647;

/** Whether `deadline` (milliseconds since the epoch; null is never) is still ahead; re-renders when it passes. */
function useUntil(deadline: number | null): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const left = (deadline ?? Infinity) - Date.now();
      if (left > LONGEST_MS) return () => {};
      const timer = setTimeout(onChange, Math.max(left, 0) + 1);
      return () => clearTimeout(timer);
    },
    [deadline],
  );
  return useSyncExternalStore(
    subscribe,
    () => deadline === null || Date.now() <= deadline,
    () => true,
  );
}
