import { useTranslation } from 'next-i18next/pages';
import { RATINGS } from '@/lib/domain/reviews/review';
import styles from './stars.module.css';

/**
 * Five stars filled up to `rating`, exact to a tenth; read aloud as 'Rated 4.5 of 5'. One element, because a page of reviews
 * shows seventy of them.
 */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('catalogue');
  const backgroundSize = `${(rating / RATINGS.length) * 100}% 100%`;
  return (
    <span
      role="img"
      aria-label={t('card.rating', { rating })}
      className={styles.stars}
      style={{ backgroundSize }}
    />
  );
}
