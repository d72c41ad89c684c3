import type { Brand, Sort } from '@/lib/domain/catalogue/product';
import type { HomeSectionId } from '@/lib/domain/store/store-setting';

/** Rows of four. */
export const HOME_PRODUCTS = 8;
const TOP_BRANDS = 6;

/** The order of the products in each section of products of the home page. */
export const HOME_SORTS = {
  newArrivals: 'newest',
  allProducts: 'best-seller',
  trending: 'trending',
} as const satisfies Partial<Record<HomeSectionId, Sort>>;

export const isHomeList = (kind: string): kind is keyof typeof HOME_SORTS => Object.hasOwn(HOME_SORTS, kind);

/** The brands with the most products. */
export const topBrands = (brands: readonly Brand[]): Brand[] =>
  [...brands].sort((one, other) => other.productCount - one.productCount).slice(0, TOP_BRANDS);
