import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import { DeliverTo } from '@/components/admin/orders/print/deliver-to';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { OrderLine } from '@/lib/domain/orders/order';
import { cashToCollect } from '@/lib/domain/payments/cash-to-collect';
import { goodsToPack } from '@/lib/domain/payments/refund-order';
import { linePicture, lineTexts } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/**
 * The contents of a parcel, to tick off while packing: no prices, because the parcel may be a gift. One that is paid at the
 * door names the cash to collect, as rounded, unless it is a gift.
 */
export function PackingSlip({ order, setting, locale, date, pictureUrl }: SheetProps) {
  const { t } = useTranslation('admin-orders');
  const goods = goodsToPack(order);
  const { money } = useFormats();
  const pieces = countPieces(goods);
  const cash = goods.length > 0 ? cashToCollect(order) : null;
  const formats = useFormats();
  const { delivery, wishes } = order;
  return (
    <article className={styles.slip} data-print>
      <header className={styles.header}>
        <div>
          <p className={styles.store}>{localized(setting.name, locale)}</p>
          <h2 className={recipe('heading', { size: '2xl' })}>{t('print.slip')}</h2>
        </div>
        <div className={styles.number}>
          <Barcode text={order.number} className={styles.barcode} />
          <p>
            <bdi>{order.number}</bdi>
          </p>
          <p>{date}</p>
        </div>
      </header>
      <section>
        <h3 className={styles.label}>{t('print.shipTo')}</h3>
        <DeliverTo address={order.address} locale={locale} />
      </section>
      {delivery && (
        <section>
          <h3 className={styles.label}>{t('print.delivery')}</h3>
          <p>
            {[
              localized(delivery.name, locale),
              delivery.pickup && localized(delivery.pickup.address, locale),
              delivery.estimate && estimateText(delivery.estimate, formats),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </section>
      )}
      <table className={styles.goods}>
        <thead>
          <tr>
            <th scope="col">{t('print.pack')}</th>
            <th scope="col">{t('print.item')}</th>
            <th scope="col">{t('print.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((line, index) => (
            <Goods key={index} line={line} locale={locale} pictureUrl={pictureUrl} />
          ))}
        </tbody>
      </table>
      {pieces === 0 && <p>{t('print.nothing')}</p>}
      <p className={styles.total}>{t('print.total', { count: pieces })}</p>
      {cash !== null && !wishes.isGift && (
        <p className={styles.total}>{t('print.collect', { amount: money(cash, order.currency) })}</p>
      )}
      {wishes.giftMessage && (
        <section>
          <h3 className={styles.label}>{t('wishes.message')}</h3>
          <p className={styles.words} dir="auto">
            {isolateNumberPairs(wishes.giftMessage)}
          </p>
        </section>
      )}
      <p>{t('print.note')}</p>
    </article>
  );
}

interface GoodsProps extends Pick<SheetProps, 'locale' | 'pictureUrl'> {
  readonly line: OrderLine;
}

function Goods({ line, locale, pictureUrl }: GoodsProps) {
  const { count } = useFormats();
  const options = lineTexts(line, locale);
  const picture = linePicture(line);
  return (
    <tr>
      <td>
        <span className={styles.box} />
      </td>
      <td>
        <div className={styles.item}>
          {picture && <Image src={pictureUrl(picture)} alt="" width={48} height={60} loading="eager" />}
          <div>
            <p className={styles.title}>
              <bdi>{localized(line.title, locale)}</bdi>
            </p>
            <p>{options.join(' · ')}</p>
            <p>
              <bdi>{line.sku}</bdi>
            </p>
          </div>
        </div>
      </td>
      <td className={styles.pieces}>{count(line.quantity)}</td>
    </tr>
  );
}
