import type { DerivedFields } from '@/lib/domain/catalogue/derived-fields';
import { isWellRated } from '@/lib/domain/catalogue/lists/facets';
import type { Product } from '@/lib/domain/catalogue/product';
import type { Rating } from './review';

type Rated = Pick<Product, 'ratingSum' | 'ratingCount' | 'ratingCounts'>;

/** A product's rating after a published review changed from `was` to `is` stars; null means no review. */
export function updateRating(
  { ratingSum, ratingCount, ratingCounts }: Rated,
  was: Rating | null,
  is: Rating | null,
): Rated & Pick<DerivedFields, 'wellRated'> {
  const counts = { ...ratingCounts };
  if (was) counts[was] = Math.max(counts[was] - 1, 0);
  if (is) counts[is] += 1;
  const rated = {
    ratingSum: ratingSum + (is ?? 0) - (was ?? 0),
    ratingCount: ratingCount + Number(is !== null) - Number(was !== null),
    ratingCounts: counts,
  };
  return { ...rated, wellRated: isWellRated(rated) };
}
