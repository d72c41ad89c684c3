import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import type { Review } from '@/lib/domain/reviews/review';
import { useFormats } from '@/lib/hooks/use-formats';
import styles from './reviews.module.css';
import { Stars } from './stars';

/** A review in the other language reads its own way, but stands at the page's edge like its stars and its writer. */
export function ReviewItem({ review }: { review: Review }) {
  const { t } = useTranslation('catalogue');
  const { digits, utcDate } = useFormats();
  const { name, rating, title, comment, verified, createdAt, writtenOn } = review;
  return (
    <li className={styles.review}>
      <Stars rating={rating} />
      {title && (
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
      )}
      <p className={styles.comment}>
        <bdi>{comment}</bdi>
      </p>
      <p className={styles.muted}>
        <bdi>{name}</bdi>
        {' · '}
        <time dateTime={new Date(createdAt).toISOString()}>{digits(writtenOn ?? utcDate(createdAt))}</time>
        {verified && (
          <Badge colorPalette="green" size="xs" className={styles.verified}>
            {t('reviews.verified')}
          </Badge>
        )}
      </p>
    </li>
  );
}
