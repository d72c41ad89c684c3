import type { ProductId, VariantId } from '@/lib/domain/ids';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { kinds, type ValuesOf } from '@/lib/domain/parse/field-kinds';
import type { RatingCounts } from '@/lib/domain/reviews/review';
import type { Addressed } from './slug';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';

/** Text key to the language that became outdated when the other was edited. */
export type OutdatedTexts = Readonly<Record<string, Locale>>;

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** `path` is the object's path in Firebase Storage; `lib/pictures/image-url` turns it into a URL. Sizes are pixels. */
export interface ProductImage {
  readonly path: string;
  readonly alt: LocalizedText;
  readonly width: number;
  readonly height: number;
}

/** The real size of a board: whole millimetres, 1 to `MAX_DIMENSION_MM`. */
export interface Dimensions {
  readonly widthMm: number;
  readonly heightMm: number;
}

export const MAX_DIMENSION_MM = 10_000;

/** The highest stock that staff can enter for a variant; returns can exceed it. */
export const MAX_STOCK = 1_000_000;

/** The maximum weight of a piece, in grams. */
export const MAX_WEIGHT_G = 1_000_000;

export interface OptionValue {
  readonly id: string;
  readonly name: LocalizedText;
  /** CSS colour of a colour value, as `#rrggbb`. */
  readonly swatch?: string;
  /** For a size value; the product page draws it to scale. */
  readonly dimensions?: Dimensions;
}

/** An option of a product; `id` is 'color' or 'size' for the two that orders store by name. */
export interface ProductOption {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly OptionValue[];
}

export interface Variant {
  readonly id: VariantId;
  readonly sku: string;
  /** Option id to value id, one entry per option. */
  readonly optionValues: Readonly<Record<string, string>>;
  /** Minor units of the store's base currency. */
  readonly price: Minor;
  /** The price during a sale (`sale/price-at.ts`). */
  readonly salePrice?: Minor;
  /** Set by `pricedAt`, never stored: the price before the sale. */
  readonly regularPrice?: Minor;
  readonly stock: number;
  /** Grams per piece with packing; missing counts as 0. Weight-based delivery rates add it up. */
  readonly weight?: number;
  /** Index into the product's images; null for the first. */
  readonly image: number | null;
  /** A disabled combination is not sold or counted anywhere. */
  readonly enabled: boolean;
}

/**
 * The owner's fields, one value each: `fields/edited-fields.ts` has a row for each. `schemaOrg` is the name in JSON-LD.
 */
export const PLAIN_FIELDS = {
  /** Unique in the store; derived from the title when a save has none. */
  slug: kinds.requiredText,
  /** The Arabic slug, if different; see `slugIn`. */
  slugAr: kinds.text,
  title: { ...kinds.requiredLocalized, schemaOrg: 'name' },
  description: { ...kinds.localized, schemaOrg: 'description' },
  /** For search results and shared links; an empty language falls back to title and description. */
  seoTitle: kinds.localized,
  seoDescription: kinds.localized,
  /** The path of the picture for shared links; empty for the first. */
  seoImage: kinds.text,
  categoryId: kinds.text,
  subCategoryId: kinds.text,
  brandId: kinds.text,
  /** Minor units of the base currency. */
  compareAtPrice: kinds.countOrNull,
  /** The start and end of the sale prices. */
  saleFrom: kinds.timeOrNull,
  saleTo: kinds.timeOrNull,
  status: kinds.oneOf(PRODUCT_STATUSES, 'draft'),
  taxClass: kinds.oneOf(TAX_CLASSES, 'standard'),
};
export type PlainField = keyof typeof PLAIN_FIELDS;

/** Fields that the shop writes on orders, reviews and edits. */
export const SYSTEM_FIELDS = {
  /** Former slugs in either language; they redirect here. */
  formerSlugs: kinds.textList,
  /** The number of its stock moves; every move is stored under its number (`stock-move.ts`). */
  stockMoves: kinds.count,
  soldCount: kinds.count,
  /** Whether an order names it: then it is archived instead of deleted. */
  ordered: kinds.flag(false),
  /** Whether shoppers design it from its template (`studioTemplates`); without a design it is not sold. */
  studio: kinds.flag(false),
  /** What sold lately; see `lists/trend-score.ts`. */
  trendScore: kinds.finite,
  ratingSum: kinds.finite,
  ratingCount: kinds.count,
  /** When a published review was last added, changed or removed; 0 before the first. Open pages then reload reviews. */
  reviewedAt: kinds.time,
  createdAt: kinds.time,
  updatedAt: kinds.time,
};

export interface Product extends ValuesOf<typeof PLAIN_FIELDS>, ValuesOf<typeof SYSTEM_FIELDS> {
  readonly id: ProductId;
  readonly images: readonly ProductImage[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  /**
   * The lowest price of the variants on sale, minor units of the base currency; during a sale, lists sort and filter by
   * it.
   */
  readonly price: Minor;
  /** The total stock of the variants on sale. */
  readonly stock: number;
  readonly ratingCounts: RatingCounts;
  /** Texts whose other language changed since their translation. */
  readonly outdated: OutdatedTexts;
}

/** The owner's optional fields of a group besides its name; older documents lack them. */
interface GroupSearch extends Addressed {
  /** For search results; an empty language falls back to the name. */
  readonly seoTitle?: LocalizedText;
  readonly seoDescription?: LocalizedText;
}

export interface Category extends GroupSearch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly image: ProductImage | null;
  readonly parentId: string | null;
  readonly order: number;
  readonly productCount: number;
}

export interface Brand extends GroupSearch {
  readonly id: string;
  readonly name: LocalizedText;
  readonly image: ProductImage | null;
  readonly order: number;
  readonly productCount: number;
}

/** The category data for menus, filters, breadcrumbs and suggestions, on every page. */
export interface ListedCategory extends Omit<Category, 'image' | 'order' | keyof GroupSearch> {
  /** The slug in the page's language. */
  readonly slug: string;
  /** The slug in the other language, if different. */
  readonly otherSlug?: string;
  readonly imagePath: string | null;
}

export const SORTS = ['newest', 'best-seller', 'trending', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const findVariant = (product: Product, id: string): Variant | undefined =>
  product.variants.find((variant) => variant.id === id);

/** Only the plain fields of a product, an edit or a draft. */
export const plainFields = <T extends { readonly [K in PlainField]?: unknown }>(
  whole: T,
): Pick<T, PlainField> =>
  Object.fromEntries(Object.keys(PLAIN_FIELDS).map((name) => [name, whole[name as PlainField]])) as Pick<
    T,
    PlainField
  >;

/** The picture for shared links: the chosen one, else the first. */
export const sharedImage = ({
  images,
  seoImage,
}: Pick<Product, 'images' | 'seoImage'>): ProductImage | undefined =>
  images.find(({ path }) => path === seoImage) ?? images[0];

/** The variants on sale. */
export const offered = (variants: readonly Variant[]): Variant[] => variants.filter(({ enabled }) => enabled);

/** Whether shoppers would see a product without any variant on sale. */
export const isEmptyHanded = ({ status, variants }: Pick<Product, 'status' | 'variants'>): boolean =>
  status === 'active' && offered(variants).length === 0;

/** The variant with this id, if it is on sale. */
export const findOffered = (product: Product, id: string): Variant | undefined =>
  offered(product.variants).find((variant) => variant.id === id);
