import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { TotalRow, Totals } from '@/components/storefront/cart/totals';
import { SummaryLine } from '@/components/storefront/checkout/summary-line';
import { CancelOrder } from '@/components/storefront/orders/actions/cancel-order';
import { PayOnDelivery } from '@/components/storefront/orders/actions/pay-on-delivery';
import { TimeLeft } from '@/components/storefront/orders/actions/time-left';
import { Alert } from '@/components/ui/feedback/alert';
import { Icon } from '@/components/ui/media/icon';
import { lineKey } from '@/lib/domain/cart/cart';
import type { Order } from '@/lib/domain/orders/order';
import { prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { reservedUntil, RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import { payableOf } from './payable';
import styles from './payment-page.module.css';
import { PaymentStep } from './payment-step';
import { ownDesk, usePaymentFlow } from './use-payment-flow';

/** Pays one order by card, with links to other ways. */
export function PaymentPage({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['payment', 'orders']);
  const until = reservedUntil(order);
  const isNotKept = order.payUntil !== null && until === null;
  const { flow, step } = usePaymentFlow(() => ownDesk(order));
  // While a payment may be in progress, the shopper can only wait.
  const isUndecided = step.name === 'open' || step.name === 'closed' || step.name === 'opening';
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={recipe('heading', { size: '3xl' })}>{t('heading')}</h1>
        <p className={styles.intro}>{t('intro', { number: order.number })}</p>
      </header>
      <div className={styles.main}>
        <section className={styles.panel} aria-labelledby="card-title">
          <div className={styles.panelHead}>
            <h2 id="card-title" className={recipe('heading', { size: 'lg', className: styles.cardTitle })}>
              <Icon name="card" />
              {t('card.title')}
            </h2>
            {isUndecided && until !== null && <TimeToPay until={until} />}
          </div>
          {isUndecided && isNotKept && <Alert tone="warning" title={t('orders:unfinished.notKept')} />}
          <PaymentStep payable={payableOf(order)} flow={flow} step={step} />
        </section>
        {isUndecided && (
          <section className={styles.section} aria-labelledby="other-title">
            <h2 id="other-title" className={recipe('heading', { size: 'md' })}>
              {t('other.title')}
            </h2>
            <div className={styles.ways}>
              <PayOnDelivery order={order} />
              <CancelOrder order={order} />
            </div>
          </section>
        )}
      </div>
      <PaymentSummary order={order} />
    </div>
  );
}

/** The time left to pay. Hidden if this device's clock is wrong; the store's clock decides anyway. */
function TimeToPay({ until }: { readonly until: number }) {
  const [isPlausible] = useState(() => {
    const left = until - Date.now();
    return left > 0 && left <= RESERVATION_MS;
  });
  return (
    isPlausible && (
      <div className={styles.time}>
        <TimeLeft until={until} />
      </div>
    )
  );
}

/** A summary of the order to pay. */
function PaymentSummary({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payment');
  const { money } = useFormats();
  return (
    <section className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title" className={recipe('heading', { size: 'lg' })}>
        {t('summary')}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <SummaryLine
            key={lineKey(line)}
            line={line}
            amount={money(line.unitPrice * line.quantity, order.currency)}
          />
        ))}
      </ul>
      <Totals totals={order} />
      <TotalRow totals={order} prepaid={prepaidOf(order)} />
    </section>
  );
}
