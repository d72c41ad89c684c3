import { useTranslation } from 'next-i18next/pages';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { OrderGift as Gift } from '@/lib/domain/prepaid/sale/gift-sale';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from './order-extras.module.css';

interface Props {
  readonly gift: Gift;
  /** Whether the reader owns the order; the words to the receiver are between the two. */
  readonly isOwn: boolean;
}

/** The gift card that an order buys: to whom it goes, and on which day. */
export function OrderGift({ gift: { last4, receiver, sendOn }, isOwn }: Props) {
  const { t } = useTranslation('orders');
  const { utcDate } = useFormats();
  const { name, email, message } = receiver;
  const rows = [
    [t('giftCard.to'), name],
    [t('giftCard.email'), email],
    [t('giftCard.day'), utcDate(Date.parse(sendOn))],
    [t('giftCard.ends'), last4],
    [t('giftCard.message'), isOwn ? isolateNumberPairs(message) : ''],
  ].filter(([, value]) => value);
  return (
    <section className={styles.section} aria-labelledby="gift-title">
      <h2 id="gift-title" className={recipe('heading', { size: 'lg' })}>
        {t('giftCard.title')}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
