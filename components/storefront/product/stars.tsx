import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { RATINGS } from '@/lib/domain/reviews/review';
import styles from './stars.module.css';

/** Five stars filled up to `rating`, a tenth of a star exactly; read out as 'Rated 4.5 of 5'. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('catalogue');
  const row = RATINGS.map((star) => <Icon key={star} name="star" size={16} filled />);
  return (
    <span role="img" aria-label={t('card.rating', { rating })} className={styles.stars}>
      <span className={styles.empty}>{row}</span>
      <span className={styles.full} style={{ inlineSize: `${(rating / RATINGS.length) * 100}%` }}>
        {row}
      </span>
    </span>
  );
}
