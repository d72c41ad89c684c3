import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import { DeliverTo } from '@/components/admin/orders/print/deliver-to';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { localized } from '@/lib/domain/locale';
import { goodsToPack } from '@/lib/domain/payments/refund-order';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/** What is stuck on a parcel, 10 × 15 cm: who it is for, what to collect, and the order's number for a scanner. */
export function ShippingLabel({ order, setting, locale }: SheetProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const pieces = goodsToPack(order).reduce((sum, { quantity }) => sum + quantity, 0);
  const isToCollect = order.paymentMethod === 'cash' && order.paymentStatus === 'unpaid' && pieces > 0;
  return (
    <article className={styles.parcelLabel} data-print>
      <header className={styles.header}>
        <p className={styles.store}>{localized(setting.name, locale)}</p>
        <p>{order.delivery && localized(order.delivery.name, locale)}</p>
      </header>
      <section>
        <h2 className={styles.label}>{t('print.shipTo')}</h2>
        <DeliverTo address={order.address} locale={locale} />
      </section>
      <p className={recipe('heading', { size: '2xl' })}>
        {isToCollect
          ? t('print.collect', { amount: money(dueOf(order), order.currency) })
          : t('print.collectNothing')}
      </p>
      <p>{t('print.total', { count: pieces })}</p>
      <footer>
        <Barcode text={order.number} className={styles.barcode} />
        <p>
          <bdi>{order.number}</bdi>
        </p>
      </footer>
    </article>
  );
}
