import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import { DeliverTo } from '@/components/admin/orders/print/deliver-to';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { localized } from '@/lib/domain/locale';
import { cashToCollect } from '@/lib/domain/payments/cash-to-collect';
import { goodsToPack } from '@/lib/domain/payments/refund-order';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/** What is stuck on a parcel, 10 × 15 cm: who it is for, what to collect, and the order's number for a scanner. */
export function ShippingLabel({ order, setting, locale }: SheetProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const pieces = countPieces(goodsToPack(order));
  const cash = pieces > 0 ? cashToCollect(order) : null;
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
        {cash === null
          ? t('print.collectNothing')
          : order.wishes.isGift
            ? t('wishes.collect')
            : t('print.collect', { amount: money(cash, order.currency) })}
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
