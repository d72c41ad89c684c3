import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { Barcode } from '@/components/admin/orders/print/barcode';
import { DeliverTo } from '@/components/admin/orders/print/deliver-to';
import { ParcelNumber } from '@/components/admin/orders/print/parcel-number';
import styles from '@/components/admin/orders/print/print.module.css';
import type { SheetProps } from '@/components/admin/orders/print/sheet-props';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { OrderLine } from '@/lib/domain/orders/order';
import { packsOf, type Pack } from '@/lib/domain/orders/parcels/packs';
import { linePicture, lineTexts } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/** A packing slip for each parcel of an order. */
export const PackingSlip = (props: SheetProps) =>
  packsOf(props.order).map((pack) => <ParcelSlip key={pack.number} {...props} pack={pack} />);

/**
 * A parcel's content, to tick off while packing: without prices, because it may be a gift. A parcel paid at the door names the
 * rounded cash amount, unless it is a gift.
 */
function ParcelSlip({
  order,
  setting,
  locale,
  date,
  pictureUrl,
  pack,
}: SheetProps & { readonly pack: Pack }) {
  const { t } = useTranslation('admin-orders');
  const formats = useFormats();
  const { money } = formats;
  const { lines: goods, toCome, cash } = pack;
  const pieces = countPieces(goods);
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
          <ParcelNumber pack={pack} />
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
      <GoodsTable lines={goods} locale={locale} pictureUrl={pictureUrl} />
      {pieces === 0 && <p>{t('print.nothing')}</p>}
      <p className={styles.total}>{t('print.total', { count: pieces })}</p>
      {toCome.length > 0 && (
        <section>
          <h3 className={styles.title}>{t('print.toCome')}</h3>
          <GoodsTable lines={toCome} locale={locale} pictureUrl={pictureUrl} />
        </section>
      )}
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

interface GoodsTableProps extends Pick<SheetProps, 'locale' | 'pictureUrl'> {
  readonly lines: readonly OrderLine[];
}

function GoodsTable({ lines, ...look }: GoodsTableProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('print.pack')}</th>
          <th scope="col">{t('print.item')}</th>
          <th scope="col">{t('print.pieces')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Goods key={index} line={line} {...look} />
        ))}
      </tbody>
    </table>
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
