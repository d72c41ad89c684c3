import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/feedback/badge';
import { Select } from '@/components/ui/forms/select';
import { useStoreSetting } from '@/context/store-setting-context';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Review } from '@/lib/domain/reviews/review';
import { REVIEW_SORTS, type ReviewSort } from '@/lib/domain/reviews/review-list';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import type { ReviewList as List } from './use-reviews';
import styles from './reviews.module.css';
import { Stars } from './stars';

/** Loaded on demand, because few reviews have pictures. */
const ReviewPictures = dynamic(() =>
  import('./pictures/review-pictures').then((module) => module.ReviewPictures),
);

interface ReviewListProps {
  readonly list: List;
  /** The product's title. */
  readonly title: string;
}

export function ReviewList({ list, title }: ReviewListProps) {
  const { t } = useTranslation(['product', 'common']);
  const hydrated = useHydrated();
  const { order, reviews, state, total, hasMore, choose, more } = list;
  const items = useRef<HTMLUListElement>(null);
  /** The number of reviews when more were asked for. */
  const shown = useRef(0);
  const canAsk = hasMore && state !== 'failed';
  useLayoutEffect(() => {
    // The pressed button is gone, so its focus goes on at the first review that came.
    if (canAsk || shown.current === 0 || document.activeElement !== document.body) return;
    const came = items.current?.children[shown.current] ?? items.current?.lastElementChild;
    if (came instanceof HTMLElement) came.focus();
  }, [canAsk]);
  return (
    <div className={styles.side}>
      <label className={styles.sort}>
        <span>{t('reviews.sort')}</span>
        <Select
          look="plain"
          value={order.sort}
          disabled={!hydrated}
          onChange={({ target }) => choose({ ...order, sort: target.value as ReviewSort })}
        >
          {REVIEW_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`reviews.${sort}`)}
            </option>
          ))}
        </Select>
      </label>
      {total === 0 && order.rating !== null && <p className={styles.none}>{t('reviews.noneWith')}</p>}
      <ul ref={items} className={styles.list} aria-busy={state === 'loading'}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} board={title} />
        ))}
      </ul>
      {state === 'failed' && (
        <Alert tone="error" title={t('reviews.failed')}>
          <Button variant="outline" size="sm" onClick={() => choose(order)}>
            {t('common:state.retry')}
          </Button>
        </Alert>
      )}
      <p role="status" className={styles.none}>
        {state === 'loading'
          ? t('reviews.loading')
          : total > reviews.length && t('reviews.shown', { shown: reviews.length, total })}
      </p>
      {canAsk && (
        <Button
          variant="outline"
          loading={state === 'loading'}
          disabled={!hydrated}
          className={styles.more}
          onClick={() => {
            shown.current = reviews.length;
            more();
          }}
        >
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}

/** A review in another language has its own text direction, but aligns with its stars and reviewer. */
function ReviewItem({ review, board }: { readonly review: Review; readonly board: string }) {
  const { t } = useTranslation('catalogue');
  const { digits, utcDate, locale } = useFormats();
  const { name, rating, title, comment, verified, createdAt, writtenOn, reply, pictures } = review;
  const store = useStoreSetting();
  return (
    <li tabIndex={-1} className={styles.review}>
      <Stars rating={rating} />
      {title && (
        <h3 className={styles.title}>
          <bdi>{isolateNumberPairs(title)}</bdi>
        </h3>
      )}
      <p className={styles.comment}>
        <bdi>{isolateNumberPairs(comment)}</bdi>
      </p>
      {pictures && <ReviewPictures pictures={pictures} name={name} title={board} />}
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
      {reply && (
        <div className={styles.reply}>
          <p className={styles.title}>{t('reviews.reply', { store: localized(store.name, locale) })}</p>
          <p className={styles.comment}>
            <bdi>{isolateNumberPairs(reply.text)}</bdi>
          </p>
        </div>
      )}
    </li>
  );
}
