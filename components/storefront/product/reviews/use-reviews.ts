import { useEffect, useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { fail } from '@/lib/domain/result';
import type { Review } from '@/lib/domain/reviews/review';
import { NEWEST_FIRST, totalOf, withFirstPage, type ReviewOrder } from '@/lib/domain/reviews/review-list';
import type { readReviewPage } from '@/lib/firestore/reviews';

export interface ReviewList {
  /** The chosen order; while it is `loading`, the list may still be the previous one. */
  readonly order: ReviewOrder;
  readonly reviews: readonly Review[];
  readonly state: 'ready' | 'loading' | 'failed';
  readonly total: number;
  readonly hasMore: boolean;
  /** Chooses another order, or retries. */
  readonly choose: (order: ReviewOrder) => void;
  readonly more: () => void;
}

/** Reads the next page; the code loads with the first page that is not part of the static page. */
const readPage: typeof readReviewPage = async (...of) => {
  try {
    return await (await import('@/lib/firestore/reviews')).readReviewPage(...of);
  } catch {
    return fail({ code: 'try-again' });
  }
};

interface Read {
  readonly order: ReviewOrder;
  /** The product's `reviewedAt` when the first page was read. */
  readonly at: number;
  readonly reviews: readonly Review[];
  readonly ended: boolean;
}

/**
 * A product's reviews, starting from those in its static page. The first page is read again whenever the live `product` shows a
 * new, changed or withdrawn review; without a change there are no reads. For one product only: use another key for the next.
 */
export function useReviews(
  store: StoreId,
  product: Product,
  built: { readonly product: Product; readonly reviews: readonly Review[] },
): ReviewList {
  const [order, choose] = useState(NEWEST_FIRST);
  const [read, setRead] = useState<Read>({
    order,
    at: built.product.reviewedAt,
    reviews: built.reviews,
    ended: false,
  });
  const [state, setState] = useState<ReviewList['state']>('ready');
  const { id, reviewedAt } = product;
  const isCurrent = read.order === order && read.at === reviewedAt;

  useEffect(() => {
    if (isCurrent) return;
    let left = false;
    void readPage(store, id, order, null).then((page) => {
      if (left) return;
      setState(page.ok ? 'ready' : 'failed');
      if (page.ok)
        setRead((last) => ({
          order,
          at: reviewedAt,
          reviews: last.order === order ? withFirstPage(last.reviews, page.value, order) : page.value,
          ended: last.order === order && last.ended,
        }));
    });
    return () => {
      left = true;
    };
  }, [store, id, order, reviewedAt, isCurrent]);

  const more = async () => {
    setState('loading');
    const page = await readPage(store, id, order, read.reviews.at(-1) ?? null);
    setState(page.ok ? 'ready' : 'failed');
    if (page.ok)
      setRead((last) =>
        last.order === order
          ? { ...last, reviews: joined(last.reviews, page.value), ended: page.value.length === 0 }
          : last,
      );
  };

  const total = totalOf(product, order);
  return {
    order,
    reviews: read.reviews,
    state: state === 'ready' && read.order !== order ? 'loading' : state,
    total,
    hasMore: !read.ended && read.reviews.length < total,
    choose: (next) => {
      setState('ready');
      choose({ ...next });
    },
    more: () => void more(),
  };
}

/** Joins pages without duplicates, because new reviews may have moved the list's end into the next page. */
const joined = (list: readonly Review[], page: readonly Review[]): Review[] => [
  ...list,
  ...page.filter(({ id }) => list.every((known) => known.id !== id)),
];
