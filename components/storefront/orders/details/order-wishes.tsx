import { useTranslation } from 'next-i18next/pages';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { recipe } from '@/theme/recipe';
import styles from './order-extras.module.css';

/** The shopper's additional requests; nothing without any. */
export function OrderWishes({ order: { wishes } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const rows = [
    [t('wishes.note'), wishes.note],
    [t('wishes.message'), wishes.giftMessage],
  ].filter(([, words]) => words);
  if (rows.length === 0 && !wishes.isGift) return null;
  return (
    <section className={styles.section} aria-labelledby="wishes-title">
      <h2 id="wishes-title" className={recipe('heading', { size: 'lg' })}>
        {t('wishes.title')}
      </h2>
      {wishes.isGift && <p>{t('wishes.gift')}</p>}
      <dl className={styles.facts}>
        {rows.map(([label, words = '']) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{isolateNumberPairs(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
