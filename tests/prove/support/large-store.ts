import { sumStock } from '@/lib/domain/stock/move-stock';
import { storeId } from '@/lib/domain/ids';
import { buildBoard, buildBrands, buildCategories } from '@/scripts/seed/build/build-catalogue';
import { buildFigures } from '@/scripts/seed/build/build-figures';
import { buildOrders } from '@/scripts/seed/build/build-orders';
import type { SeedStore } from '@/scripts/seed/build/build-store';
import { DESIGNS } from '@/scripts/seed/data/designs';
import { EMPTY } from '@/scripts/seed/data/stores';
import { cycle } from '@/scripts/seed/random';

/** More than everybody orders. */
const STOCK = 10_000;

/** A store of so many products and orders, as of the seed; `now` in milliseconds. */
export function aLargeStore(id: string, products: number, orders: number, now: number): SeedStore {
  const setting = { ...EMPTY, storeId: storeId(id) };
  const boards = Array.from({ length: products }, (_, index) => {
    const design = cycle(DESIGNS, index);
    const slug = `${design.slug}-${index}`;
    const { product } = buildBoard(setting.storeId, { ...design, slug }, index, now);
    const variants = product.variants.map((variant) => ({ ...variant, stock: STOCK }));
    return { ...product, variants, stock: sumStock(variants) };
  });
  const accounts = { owner: 'owner', shopper: 'shopper' };
  const traded = buildOrders(setting, boards, accounts, orders, now);
  return {
    setting,
    boards: [],
    studioBoards: [],
    products: traded.products,
    reviews: [],
    messages: [],
    orders: traded.orders,
    designs: [],
    figures: buildFigures(traded.orders, setting.baseCurrency),
    categories: buildCategories(setting.storeId, boards),
    brands: buildBrands(setting.storeId, boards),
  };
}
