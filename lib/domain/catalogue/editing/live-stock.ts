import type { DraftVariant, ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';

/** A draft and the version that its numbers are counted from. */
export interface Counted {
  readonly base: Product;
  readonly draft: ProductDraft;
}

/** The current stock of each variant; empty where somebody saved since `base`, which is for `mergeDrafts`. */
export const liveStock = (base: Product, live: Product | null): ReadonlyMap<string, number> =>
  new Map(
    live?.updatedAt === base.updatedAt ? live.variants.map(({ id, stock }) => [id as string, stock]) : [],
  );

/**
 * Takes up what orders made of the stock: they leave `updatedAt` alone. A number that somebody typed stays, counted from the
 * stock seen while typing. Null if nothing changes.
 */
export function followStock({ base, draft }: Counted, live: Product | null): Counted | null {
  const now = liveStock(base, live);
  const drafts = new Map(draft.variants.map((variant) => [variant.id, variant]));
  const moved = new Map(
    base.variants.flatMap(({ id, stock }) => {
      const [current, shown] = [now.get(id), drafts.get(id)];
      const isFollowing = current !== undefined && current !== stock && !isTyped(shown, stock);
      return isFollowing ? [[id as string, current]] : [];
    }),
  );
  if (moved.size === 0) return null;
  return {
    base: withStock(base, moved),
    draft: {
      ...draft,
      variants: draft.variants.map((variant) => ({
        ...variant,
        stock: String(moved.get(variant.id) ?? variant.stock),
      })),
    },
  };
}

const isTyped = (shown: DraftVariant | undefined, seen: number): boolean =>
  shown !== undefined && shown.stock !== String(seen);

/** The product with other stock, by variant id. */
export const withStock = (product: Product, stock: ReadonlyMap<string, number>): Product => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    stock: stock.get(variant.id) ?? variant.stock,
  })),
});

/** The stock after a save: orders since `seen` count too. */
export const stockAfter = (now: number, { stock, seenStock }: { stock: number; seenStock: number }): number =>
  Math.max(now + stock - seenStock, 0);
