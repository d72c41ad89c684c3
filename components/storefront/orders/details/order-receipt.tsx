import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMotion } from '@/components/motion/use-motion';
import { MailNotice } from '@/components/storefront/orders/actions/mail-notice';
import { PushChoice } from '@/components/storefront/orders/actions/push-choice';
import { LinkButton } from '@/components/ui/actions/link-button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/media/icon';
import type { Order } from '@/lib/domain/orders/order';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import styles from './order-receipt.module.css';

interface OrderReceiptProps {
  readonly order: Order;
  readonly kind: 'confirmed' | 'awaiting' | 'cancelled';
}

/** Only for orders without e-mails. */
const OrderLink = dynamic(
  () => import('@/components/storefront/orders/actions/order-link').then((module) => module.OrderLink),
  { ssr: false, loading: () => <Skeleton height="9rem" /> },
);

const MARK = 32;

/** Says what has just happened to an order, above its details. */
export function OrderReceipt({ order, kind }: OrderReceiptProps) {
  const { t } = useTranslation('orders');
  const isGood = kind !== 'cancelled';
  const links = isGood ? 'confirmed' : 'cancelled';
  return (
    <section className={styles.page}>
      <span className={styles.mark} data-tone={isGood ? undefined : 'quiet'}>
        {isGood ? <Check /> : <Icon name="close" size={MARK} />}
      </span>
      <h1 className={recipe('heading', { size: '4xl' })} data-print>
        {t(`${kind}.title`)}
      </h1>
      <p className={styles.text} data-print>
        {order.mailFailure === null && order.address.email
          ? t(`${kind}.text`, { number: order.number, email: order.address.email })
          : t(`${kind}.unmailed`, { number: order.number })}
      </p>
      <MailNotice order={order} />
      {isGood && !order.address.email && <OrderLink order={order} />}
      <div className={styles.actions}>
        <LinkButton href={paths.order(order.id)}>{t(`${links}.view`)}</LinkButton>
        <LinkButton variant="outline" href={paths.products}>
          {t(`${links}.continue`)}
        </LinkButton>
      </div>
      {isGood && <PushChoice />}
      <div className={styles.order} data-print>
        <OrderFacts order={order} />
        <OrderLines order={order} />
      </div>
    </section>
  );
}

function Check() {
  const Drawn = useMotion()?.AnimatedCheck;
  return Drawn ? <Drawn size={MARK} /> : <Icon name="check" size={MARK} />;
}
