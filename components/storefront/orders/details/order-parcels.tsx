import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/feedback/badge';
import { useStoreSetting } from '@/context/store-setting-context';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { trackingLink } from '@/lib/domain/orders/parcels/carriers';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { leftAt, type Parcel, type ParcelLine } from '@/lib/domain/orders/parcels/parcel';
import { useStatusTexts } from '@/lib/hooks/orders/use-status-texts';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './order-parcels.module.css';

/** An order's parcels with content and state, and the items that have not shipped yet. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  // Hides returned parcels: another one has replaced them, or will.
  const parcels = order.shipments.filter(({ state }) => state !== 'returned' || order.status === 'returned');
  const left = order.shipments.length > 0 ? leftToShip(order) : [];
  if (parcels.length === 0 && left.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="parcels-title">
      <h2 id="parcels-title" className={recipe('heading', { size: 'lg' })}>
        {t('parcels.title')}
      </h2>
      <ul className={styles.parcels}>
        {parcels.map((parcel, at) => (
          <ParcelItem key={parcel.id} order={order} parcel={parcel} number={at + 1} total={parcels.length} />
        ))}
        {left.length > 0 && (
          <li className={styles.parcel}>
            <p className={styles.quiet}>{t('parcels.left')}</p>
            <Contents order={order} lines={left} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface ParcelItemProps {
  readonly order: Order;
  readonly parcel: Parcel;
  readonly number: number;
  readonly total: number;
}

function ParcelItem({ order, parcel, number, total }: ParcelItemProps) {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusTexts(order);
  const { count, date } = useFormats();
  const link = trackingLink(parcel, useStoreSetting().carriers.own);
  return (
    <li className={styles.parcel}>
      <p className={styles.head}>
        <span>{t('parcels.number', { number: count(number), total: count(total) })}</span>
        <Badge colorPalette={ORDER_STATUS_PALETTE[parcel.state]}>{nameOf(parcel.state)}</Badge>
      </p>
      <Contents order={order} lines={parcel.lines} />
      <dl className={styles.facts}>
        {(['carrier', 'trackingNumber'] as const).map(
          (name) =>
            parcel[name] && (
              <div key={name}>
                <dt>{t(`shipment.${name}`)}</dt>
                <dd>
                  <bdi>{parcel[name]}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {link && (
        <a className={styles.follow} href={link} target="_blank" rel="noopener noreferrer">
          {t('parcels.follow')}
        </a>
      )}
      <time className={styles.quiet} dateTime={new Date(leftAt(parcel)).toISOString()}>
        {date(leftAt(parcel))}
      </time>
    </li>
  );
}

function Contents({ order, lines }: { readonly order: Order; readonly lines: readonly ParcelLine[] }) {
  const { t } = useTranslation('orders');
  const { locale } = useFormats();
  return lines.map(({ line, quantity }) => {
    const title = order.lines[line]?.title;
    return (
      title && <p key={line}>{t('parcels.pieces', { count: quantity, title: localized(title, locale) })}</p>
    );
  });
}
