import { List } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ListPager } from '@/components/admin/list-pager';
import { ReviewItem } from '@/components/admin/reviews/review-item';
import { useReviewedProducts } from '@/components/admin/reviews/use-reviewed-products';
import { storeId } from '@/lib/domain/ids';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import { env } from '@/lib/env';
import { INBOX_PAGE_SIZE, cursorOfReview, watchReviews, type InboxCursor } from '@/lib/firestore/inbox';
import { useLive } from '@/lib/hooks/use-live';

const store = storeId(env.storeId);

export function ReviewList({ status }: { readonly status: ReviewStatus }) {
  const { t } = useTranslation('admin-orders');
  const { after, goOn, goBack } = useCursorPages<InboxCursor>(status);
  const state = useLive<ModeratedReview[]>(JSON.stringify([status, after]), (onNext, onError) =>
    watchReviews(store, status, after, onNext, onError),
  );
  const page = pageOf(state, INBOX_PAGE_SIZE);
  const products = useReviewedProducts(page?.shown ?? []);
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  if (!page) return <ListSkeleton />;
  const { shown, last } = page;
  return (
    <>
      {shown.length === 0 ? (
        <Nothing title={t('reviews.none')} description={t('reviews.noneHint')} />
      ) : (
        <List.Root variant="plain" gap="3" aria-label={t('reviews.list')}>
          {shown.map((review) => (
            <ReviewItem
              key={`${review.productId} ${review.id}`}
              review={review}
              product={products.get(review.productId) ?? null}
            />
          ))}
        </List.Root>
      )}
      <ListPager onPrevious={goBack} onNext={last && (() => goOn(cursorOfReview(store, last)))} />
    </>
  );
}
