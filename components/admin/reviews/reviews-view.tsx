import { List, Stack } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { StatusTabs } from '@/components/admin/contact/status-tabs';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { ReviewItem } from '@/components/admin/reviews/review-item';
import { PageHeader } from '@/components/admin/shell/page-header';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import type { Product } from '@/lib/domain/catalogue/product';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { REVIEW_STATUSES, type ReviewStatus } from '@/lib/domain/reviews/review';
import { cursorOfReview, INBOX_PAGE_SIZE, watchReviews } from '@/lib/firestore/inbox';
import { type NewestCursor } from '@/lib/firestore/logs/newest-page';
import { readProductsById } from '@/lib/firestore/catalogue/products-by-id';
import { useListener } from '@/lib/hooks/use-listener';

/** Reviews: first those that wait for moderation, then the published and the hidden ones. */
export function ReviewsView() {
  const { t } = useTranslation('admin-orders');
  const { query, isReady } = useRouter();
  const status = REVIEW_STATUSES.find((known) => known === query.status) ?? 'pending';
  const tabs = REVIEW_STATUSES.map((tab) => ({
    key: tab,
    label: t(`reviews.tab.${tab}`),
    href: { pathname: adminPaths.reviews, query: tab === 'pending' ? {} : { status: tab } },
    chosen: tab === status,
  }));
  return (
    <>
      <PageHeader title={t('reviews.title')} description={t('reviews.description')} />
      <Stack gap="4">
        <StatusTabs label={t('reviews.tabs')} tabs={tabs} />
        {isReady && <ReviewList status={status} />}
      </Stack>
    </>
  );
}

function ReviewList({ status }: { readonly status: ReviewStatus }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const { after, goOn, goBack } = useCursorPages<NewestCursor>(status);
  const state = useListener<ModeratedReview[]>(JSON.stringify([status, after]), (onNext, onError) =>
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

/** The products of these reviews by id; each is read once while the list is open. */
function useReviewedProducts(reviews: readonly ModeratedReview[]): ReadonlyMap<string, Product> {
  const store = useStoreId();
  const [known, setKnown] = useState<ReadonlyMap<string, Product>>(new Map());
  const missing = [...new Set(reviews.map(({ productId }) => productId))]
    .filter((id) => !known.has(id))
    .join();

  useEffect(() => {
    if (!missing) return;
    let left = false;
    void readProductsById(store, missing.split(',')).then((found) => {
      if (left || !found.ok) return;
      setKnown(
        (before) => new Map([...before, ...found.value.map((product) => [product.id, product] as const)]),
      );
    });
    return () => {
      left = true;
    };
  }, [missing, store]);
  return known;
}
