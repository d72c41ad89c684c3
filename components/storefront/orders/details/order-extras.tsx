import { useTranslation } from 'next-i18next/pages';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { heldTransfer, owesTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { movesMoney, refundedGoods } from '@/lib/domain/payments/refund-order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './order-extras.module.css';

/** An order's shipment and refunds, if there are any. */
export function OrderExtras({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { money } = useFormats();
  const refunds = order.refunds.filter(movesMoney);
  const held = order.status === 'pending' || owesTransfer(order) ? 0 : heldTransfer(order);
  // Only for an order shipped before parcels were recorded.
  const shipment = order.shipments.length > 0 ? null : order.shipment;
  return (
    <>
      {held > 0 && <p>{t('transfer.held', { amount: money(held, order.currency) })}</p>}
      {shipment && (
        <section className={styles.section} aria-labelledby="shipment-title">
          <h2 id="shipment-title" className={recipe('heading', { size: 'lg' })}>
            {t('shipment.title')}
          </h2>
          <dl className={styles.facts}>
            {(['carrier', 'trackingNumber'] as const).map(
              (name) =>
                shipment[name] && (
                  <div key={name}>
                    <dt>{t(`shipment.${name}`)}</dt>
                    <dd>
                      <bdi>{shipment[name]}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      )}
      {refunds.length > 0 && (
        <section className={styles.section} aria-labelledby="refunds-title">
          <h2 id="refunds-title" className={recipe('heading', { size: 'lg' })}>
            {t('refund.title')}
          </h2>
          <ul className={styles.refunds}>
            {refunds.map((refund) => (
              <RefundItem key={refund.id} order={order} refund={refund} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function RefundItem({ order, refund }: { readonly order: Order; readonly refund: Refund }) {
  const { t } = useTranslation('orders');
  const { date, locale, money } = useFormats();
  return (
    <li>
      <p className={styles.amount}>
        <span>{money(refund.amount, order.currency)}</span>
        <span className={styles.quiet}>
          <span>{t(`refund.state.${refund.state}`)}</span> · <span>{date(refund.at)}</span>
        </span>
      </p>
      {refundedGoods(order, refund).map((line, at) => (
        <p key={at} className={styles.quiet}>
          {t('refund.pieces', { count: line.quantity, title: localized(line.title, locale) })}
        </p>
      ))}
      {refund.to && <p className={styles.quiet}>{t(`refund.to.${refund.to}`)}</p>}
      {refund.reason && <p dir="auto">{isolateNumberPairs(refund.reason)}</p>}
    </li>
  );
}
