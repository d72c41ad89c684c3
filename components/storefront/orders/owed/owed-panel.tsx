import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { TransferEntry } from '@/components/storefront/orders/transfer/transfer-entry';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { linkUntil } from '@/lib/domain/payments/payment-link';
import { owedOf } from '@/lib/domain/payments/owed';
import { call } from '@/lib/functions/call';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import styles from './owed-panel.module.css';

export interface OwedPanelProps {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string | undefined;
}

/** The amount owed, and the way to pay it: the e-mail's payment page, or a transfer. */
export function OwedPanel({ order, token }: OwedPanelProps) {
  const { t } = useTranslation('orders');
  const { ofError } = useErrorText();
  const { money, dateTime } = useFormats();
  const router = useRouter();
  const now = useMinute();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const amount = money(owedOf(order), order.currency);
  const until = linkUntil(order);
  if (order.transfer)
    return (
      <div className={styles.panel}>
        <p>{t('owed.text', { amount })}</p>
        <TransferEntry order={order} {...(token !== undefined && { token })} />
      </div>
    );

  const pay = async () => {
    setBusy(true);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const link = await call('readOwnPaymentLink', {
      ...{ storeId, orderId },
      ...(token !== undefined && { token }),
    });
    if (link.ok) return void router.push(paths.payByLink(link.value.token));
    setBusy(false);
    setFailure(link.error);
  };
  return (
    <section aria-labelledby="owed-title" className={styles.panel}>
      <h2 id="owed-title">{t('owed.title')}</h2>
      <p>{t('owed.text', { amount })}</p>
      {now < until ? (
        <>
          <p>{t('owed.until', { time: dateTime(until) })}</p>
          <div>
            <Button loading={busy} onClick={() => void pay()}>
              {t('owed.pay', { amount })}
            </Button>
          </div>
        </>
      ) : (
        <p>{t('owed.over')}</p>
      )}
      {failure && <Alert tone="error" title={ofError(failure)} />}
    </section>
  );
}
