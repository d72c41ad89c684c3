import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import { DeliverTo } from '@/components/admin/orders/print/deliver-to';
import { ParcelNumber } from '@/components/admin/orders/print/parcel-number';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { localized } from '@/lib/domain/locale';
import { packsOf, type Pack } from '@/lib/domain/orders/parcels/packs';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/** A label for each parcel of an order. */
export const ShippingLabel = (props: SheetProps) =>
  packsOf(props.order).map((pack) => <ParcelLabel key={pack.number} {...props} pack={pack} />);

/** A parcel's label, 10 × 15 cm: the receiver, the cash to collect, and the order's number as a barcode. */
function ParcelLabel({ order, setting, locale, pack }: SheetProps & { readonly pack: Pack }) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { cash, isPaidLater } = pack;
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
        {isPaidLater
          ? t('print.collectLater')
          : cash === null
            ? t('print.collectNothing')
            : order.wishes.isGift
              ? t('wishes.collect')
              : t('print.collect', { amount: money(cash, order.currency) })}
      </p>
      <p>{t('print.total', { count: countPieces(pack.lines) })}</p>
      <ParcelNumber pack={pack} />
      <footer>
        <Barcode text={order.number} className={styles.barcode} />
        <p>
          <bdi>{order.number}</bdi>
        </p>
      </footer>
    </article>
  );
}
