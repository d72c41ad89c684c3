import type { Variant } from '@/lib/domain/catalogue/product';

type Stocked = Pick<Variant, 'id' | 'stock'>;

/** Whether a variant fell from above `limit` pieces to `limit` or fewer. */
export const fellLow = (before: readonly Stocked[], after: readonly Stocked[], limit: number): boolean =>
  after.some(({ id, stock }) => {
    const had = before.find((variant) => variant.id === id)?.stock ?? 0;
    return had > limit && stock <= limit;
  });
