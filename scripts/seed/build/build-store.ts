import { sumStock } from '@/lib/domain/stock/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import { NO_RATINGS, RATINGS } from '@/lib/domain/reviews/review';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { Design } from '../data/design';
import { DESIGNS } from '../data/designs';
import { DEMO, EMPTY, SECOND } from '../data/stores';
import { buildBoard, buildBrands, buildCategories } from './build-catalogue';
import { buildFigures } from './build-figures';
import { buildMessages, buildWaitingReviews } from './build-inbox';
import { buildOrders, type Accounts } from './build-orders';
import { HERO_SLUGS } from '../pictures/hero-boards';
import { buildReviews, type SeedReview } from './build-reviews';
import { buildStudioBoards } from './build-studio';
import type { SeedDesign } from './seed-design';

export type SeedStore = ReturnType<typeof buildStore>;

/** The demo store. The same `now` (milliseconds) always gives the same data. */
export const buildDemo = (accounts: Accounts, now: number) => buildStore(DEMO, DESIGNS, accounts, 200, now);

/** The second store, which sells one board of each category. */
export const buildSecond = (accounts: Accounts, now: number) =>
  buildStore(
    SECOND,
    DESIGNS.filter((_, index) => index % 10 === 3),
    accounts,
    8,
    now,
  );

/** A store without any data yet. */
export const buildEmpty = (accounts: Accounts, now: number): SeedStore => ({
  ...buildStore(EMPTY, [], accounts, 0, now),
  categories: [],
  brands: [],
});

/** The starter catalogue: every fifth board, and those in the home page's picture, in the rooms of the demo store. */
const BEGINNING = DESIGNS.map((design, index) => ({ design, index })).filter(
  ({ design, index }) => index % 5 === 0 || HERO_SLUGS.includes(design.slug),
);

/** A store on its first day, with the starter boards if wanted; it has no orders and no reviews. */
export function buildTemplate(setting: StoreSetting, withBoards: boolean, now: number): SeedStore {
  const nobody = { owner: '', shopper: '' };
  const empty = buildStore(setting, [], nobody, 0, now);
  if (!withBoards) return { ...empty, categories: [], brands: [] };
  const boards = BEGINNING.map(({ design, index }) => buildBoard(setting.storeId, design, index, now));
  const products = boards.map(({ product }) => product);
  const categories = buildCategories(setting.storeId, products);
  return { ...empty, boards, products, categories, brands: buildBrands(setting.storeId, products) };
}

function buildStore(
  setting: StoreSetting,
  designs: readonly Design[],
  accounts: Accounts,
  orderCount: number,
  now: number,
) {
  const boards = designs.map((design, index) => buildBoard(setting.storeId, design, index, now));
  const traded = buildOrders(
    setting,
    boards.map(({ product }) => product),
    accounts,
    orderCount,
    now,
  );
  const reviews = boards.flatMap(({ product }) => buildReviews(product, traded.orders, now));
  const studioBoards = setting === DEMO ? buildStudioBoards(setting.storeId, now) : [];
  const sold = traded.products.map((product, index) => {
    const own = reviews.filter(({ productId }) => productId === product.id);
    return thinOut(
      {
        ...product,
        ...ratingOf(own),
      },
      index,
    );
  });
  const products = [...sold, ...studioBoards.map(({ product }) => product)];
  return {
    setting,
    boards,
    studioBoards,
    products,
    reviews: setting === DEMO ? [...reviews, ...buildWaitingReviews(products, now)] : reviews,
    messages: setting === DEMO ? buildMessages(accounts.owner, now) : [],
    orders: traded.orders,
    designs: [] as readonly SeedDesign[],
    figures: buildFigures(traded.orders, setting.baseCurrency),
    categories: buildCategories(setting.storeId, products),
    brands: buildBrands(setting.storeId, products),
  };
}

function ratingOf(reviews: readonly SeedReview[]) {
  const counts = RATINGS.map((stars) => [stars, reviews.filter(({ rating }) => rating === stars).length]);
  return {
    ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    ratingCount: reviews.length,
    ratingCounts: { ...NO_RATINGS, ...Object.fromEntries(counts) },
    reviewedAt: Math.max(0, ...reviews.map(({ createdAt }) => createdAt)),
  };
}

/** Leaves some boards sold out and some variants scarce, as in any shop. */
function thinOut(product: Product, index: number): Product {
  const soldOut = index % 20 === 13;
  const variants = product.variants.map((variant, position) => {
    if (soldOut || (index + position) % 8 === 5) return { ...variant, stock: 0 };
    return (index + position) % 9 === 4 ? { ...variant, stock: Math.min(variant.stock, 3) } : variant;
  });
  return { ...product, variants, stock: sumStock(variants) };
}
