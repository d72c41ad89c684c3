import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { NationalAddress } from '@/components/storefront/orders/actions/national-address';
import { AddressLines } from '@/components/ui/orders/address-lines';
import { MailNotice } from '@/components/storefront/orders/actions/mail-notice';
import { OrderChanges } from '@/components/storefront/orders/changes/order-changes';
import { OwnEdits } from '@/components/storefront/orders/edits/own-edits';
import { ConfirmOrder } from '@/components/storefront/orders/confirm/confirm-order';
import { OwedEntry } from '@/components/storefront/orders/owed/owed-entry';
import { OrderReturns } from '@/components/storefront/orders/returns/order-returns';
import { Icon } from '@/components/ui/media/icon';
import { awaitsNationalAddress } from '@/lib/domain/address/national-address';
import { isolateNumberPairs } from '@/lib/domain/locale';
import { asksToConfirm } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { upcomingStatuses } from '@/lib/domain/orders/order-progress';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { isSentGift } from '@/lib/domain/prepaid/sale/sent-gift';
import { makingDays } from '@/lib/domain/studio/design/line-design';
import { useStatusTexts } from '@/lib/hooks/orders/use-status-texts';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import { OrderDocuments } from './order-documents';
import { OrderExtras } from './order-extras';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderParcels } from './order-parcels';
import { OrderWishes } from './order-wishes';
import styles from './order-view.module.css';

/** Few orders buy a gift card. */
const OrderGift = dynamic(() => import('./order-gift').then((module) => module.OrderGift), { ssr: false });

interface Props {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string;
  /** Shown first: what the reader must know or do. */
  readonly notice?: ReactNode;
  /** Buttons for the reader's actions. */
  readonly actions?: ReactNode;
}

/** One order as its shopper sees it. */
export function OrderView({ order, token, notice, actions }: Props) {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { textOf, textOfPart } = useStatusTexts(order);
  const { address } = order;
  const explanation = () => {
    const part = partOf(order);
    if (part) return textOfPart(part);
    return isSentGift(order) ? t('giftCard.text') : textOf(order.status);
  };
  return (
    <article className={styles.order} data-print>
      <header className={styles.header}>
        <h1 className={recipe('heading', { size: '3xl' })}>{t('detail.title', { number: order.number })}</h1>
        <p className={styles.explanation}>{explanation()}</p>
        <MakingNote order={order} />
      </header>
      <MailNotice order={order} {...(token !== undefined && { token })} />
      <OrderChanges order={order} isOwn={token === undefined} />
      {token === undefined && asksToConfirm(order) && <ConfirmOrder order={order} />}
      {token === undefined && awaitsNationalAddress(order) && <NationalAddress order={order} />}
      <OwedEntry order={order} token={token} />
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.main}>
        <OrderFacts order={order} />
        <section className={styles.section} aria-labelledby="items-title">
          <h2 id="items-title" className={recipe('heading', { size: 'lg' })}>
            {t('detail.items')}
          </h2>
          <OrderLines order={order} />
        </section>
      </div>
      <div className={styles.side}>
        <section className={styles.section} aria-labelledby="progress-title">
          <h2 id="progress-title" className={recipe('heading', { size: 'lg' })}>
            {t('detail.progress')}
          </h2>
          <OrderTimeline order={order} />
        </section>
        {order.gift && <OrderGift gift={order.gift} isOwn={token === undefined} />}
        <OrderParcels order={order} />
        <OrderReturns order={order} token={token} />
        <OrderExtras order={order} />
        <OrderWishes order={order} />
        <OrderDocuments order={order} token={token} />
        <section className={styles.section} aria-labelledby="address-title">
          <h2 id="address-title" className={recipe('heading', { size: 'lg' })}>
            {t(order.gift ? 'giftCard.buyer' : 'detail.address')}
          </h2>
          <address className={styles.address}>
            <bdi>{address.fullName}</bdi>
            <AddressLines address={address} locale={locale} mapLabel={t('detail.map')} />
            <bdi dir="ltr">{address.mobileNumber}</bdi>
            {address.email && <bdi dir="ltr">{address.email}</bdi>}
          </address>
        </section>
        <OwnEdits order={order} token={token} />
        {actions && <div className={styles.offers}>{actions}</div>}
      </div>
    </article>
  );
}

/** The state of boards made to order, and what it means for the shopper. */
function MakingNote({ order: { making, lines, status } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  if (!making || status === 'cancelled' || status === 'returned') return null;
  const isUnderway = status === 'placed' || status === 'confirmed';
  const days = makingDays(lines);
  return (
    <>
      {isUnderway && <p className={styles.explanation}>{t(`making.${making.state}`)}</p>}
      {isUnderway && making.state !== 'made' && days > 0 && (
        <p className={styles.explanation}>{t('making.days', { count: days })}</p>
      )}
      <p className={styles.explanation}>{t('making.returns')}</p>
    </>
  );
}

/** Statuses in which something went wrong. */
const CROSSED: readonly OrderStatus[] = ['cancelled', 'returned', 'undelivered'];

/** What happened to the order and when, then the next steps. */
function OrderTimeline({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusTexts(order);
  const { dateTime } = useFormats();
  return (
    <ol className={styles.timeline}>
      {order.history.map(({ to, at, reason, why }) => (
        <li key={`${to} ${at}`} className={styles.done}>
          <span className={styles.mark}>
            <Icon name={CROSSED.includes(to) ? 'close' : 'check'} size={14} />
          </span>
          <span>{order.gift && to === 'delivered' ? t('giftCard.status') : nameOf(to)}</span>
          <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
          {why && <p>{t(`undelivered.${why}`)}</p>}
          {reason && <p dir="auto">{isolateNumberPairs(reason)}</p>}
        </li>
      ))}
      {(order.gift ? [] : upcomingStatuses(order.status)).map((status) => (
        <li key={status} className={styles.upcoming}>
          <span className={styles.mark} />
          <span>{nameOf(status)}</span>
        </li>
      ))}
    </ol>
  );
}
