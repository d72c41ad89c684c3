import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useStoreSetting } from '@/context/store-setting-context';
import { isTotalChange } from '@/lib/domain/cart/pricing/total-change';
import type { TotalChange } from '@/lib/domain/errors/app-error';
import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { addedInCash, totalsInCash } from '@/lib/domain/payments/pay-in-cash';
import { takesCash } from '@/lib/domain/payments/takes-cash';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import styles from './unfinished-order.module.css';

/** Switches an unfinished order to cash on delivery, if the store takes cash; the order's page then shows it as placed. */
export function PayOnDelivery({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'checkout']);
  const { money } = useFormats();
  const setting = useStoreSetting();
  const { fee, change, busy, pay } = usePayOnDelivery(order);
  if (!takesCash(order, setting)) return null;
  return (
    <>
      <Button variant="outline" loading={busy} onClick={() => void pay()}>
        {t('unfinished.payOnDelivery')}
      </Button>
      {fee > 0 && <p className={styles.fee}>{t('unfinished.fee', { fee: money(fee, order.currency) })}</p>}
      {change && (
        <div className={styles.fee}>
          <Alert tone="warning" title={t('checkout:totalChanged.title')}>
            {t('unfinished.totalChanged', {
              from: money(change.from, change.currency),
              to: money(change.to, change.currency),
            })}
          </Alert>
        </div>
      )}
    </>
  );
}

interface Refusal {
  readonly change: TotalChange;
  /** The total according to the store setting at that time. */
  readonly known: Minor;
}

/**
 * Switches an unfinished order to cash on delivery at the shown total. If the store refuses the total, `change` has the new
 * one, and a second press accepts it.
 */
function usePayOnDelivery(order: Order) {
  const { t } = useTranslation('checkout');
  const text = useErrorText();
  const setting = useStoreSetting();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const known = totalsInCash(order, setting).total;
  // The store's answer is newer, unless the setting has changed since.
  const total = refusal?.known === known ? refusal.change.to : known;
  const pay = async () => {
    setBusy(true);
    const placed = await call('payOnDelivery', {
      storeId: order.storeId,
      orderId: order.id,
      seenTotal: total,
    });
    setBusy(false);
    if (placed.ok) {
      const toast = placed.value.status === 'awaiting' ? 'toast.awaiting' : 'toast.placed';
      return notify({ type: 'success', message: t(toast) });
    }
    const change = placed.error.changes?.find(isTotalChange);
    if (change) setRefusal({ change, known });
    else notify({ type: 'error', message: text.ofError(placed.error) });
  };
  const isShown = refusal?.change.to === total;
  return { fee: addedInCash(order, total), change: isShown ? refusal.change : null, busy, pay };
}
