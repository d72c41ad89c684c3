import type { ProductId, VariantId } from '@/lib/domain/ids';
import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { kinds, type ValuesOf } from '@/lib/domain/parse/field-kinds';
import type { RatingCounts } from '@/lib/domain/reviews/review';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';

/** Text key to the language that was left behind when the other one was edited. */
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

/** How large a board really is: whole millimetres, 1 to `MAX_DIMENSION_MM`. */
export interface Dimensions {
  readonly widthMm: number;
  readonly heightMm: number;
}

export const MAX_DIMENSION_MM = 10_000;

/** The most that anybody may say is there of a variant; what comes back can take it further. */
export const MAX_STOCK = 1_000_000;

/** Grams: the heaviest that a parcel's piece may be. */
export const MAX_WEIGHT_G = 1_000_000;

export interface OptionValue {
  readonly id: string;
  readonly name: LocalizedText;
  /** CSS colour of a colour value, as `#rrggbb`. */
  readonly swatch?: string;
  /** Of a size value; the product page draws it to scale. */
  readonly dimensions?: Dimensions;
}

/** An axis a board comes in; `id` is 'color' or 'size' for the two that orders name. */
export interface ProductOption {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly OptionValue[];
}

export interface Variant {
  readonly id: VariantId;
  readonly sku: string;
  /** Option id to value id, one entry per option of the product. */
  readonly optionValues: Readonly<Record<string, string>>;
  /** Minor units of the store's base currency. */
  readonly price: Minor;
  /** What counts instead while the product is on sale (`sale/price-at.ts`). */
  readonly salePrice?: Minor;
  /** Of products as `pricedAt` shows them, never stored: the price that the sale lowers. */
  readonly regularPrice?: Minor;
  readonly stock: number;
  /** Grams of one piece with its packing; missing counts as nothing. Delivery rates by weight add it up. */
  readonly weight?: number;
  /** Index into the product's images, or null for the first. */
  readonly image: number | null;
  /** Switched off, a combination is not sold and counts nowhere. */
  readonly enabled: boolean;
}

/** What the owner writes, a value each: `fields/edited-fields.ts` has a row for every one. `schemaOrg` names it in JSON-LD. */
export const PLAIN_FIELDS = {
  /** Unique in the store; a save without one makes it from the title. */
  slug: kinds.requiredText,
  title: { ...kinds.requiredLocalized, schemaOrg: 'name' },
  description: { ...kinds.localized, schemaOrg: 'description' },
  categoryId: kinds.text,
  subCategoryId: kinds.text,
  brandId: kinds.text,
  /** Minor units of the base currency. */
  compareAtPrice: kinds.countOrNull,
  /** When the sale prices of its variants begin and end to count. */
  saleFrom: kinds.timeOrNull,
  saleTo: kinds.timeOrNull,
  status: kinds.oneOf(PRODUCT_STATUSES, 'draft'),
  taxClass: kinds.oneOf(TAX_CLASSES, 'standard'),
};
export type PlainField = keyof typeof PLAIN_FIELDS;

/** What the shop writes as orders, reviews and edits happen. */
export const KEPT_FIELDS = {
  /** What its address was before; those lead here. */
  formerSlugs: kinds.textList,
  /** How often its stock has moved; every move is written down under its number (`stock-move.ts`). */
  stockMoves: kinds.count,
  soldCount: kinds.count,
  /** Some order names it, so that it is archived rather than deleted. */
  ordered: kinds.flag(false),
  /** Shoppers design it, after its template (`studioTemplates`); without a design it is not sold. */
  studio: kinds.flag(false),
  trendScore: kinds.finite,
  ratingSum: kinds.finite,
  ratingCount: kinds.count,
  /** When a published review last came, changed or went; 0 before the first. Open pages read their reviews again. */
  reviewedAt: kinds.time,
  createdAt: kinds.time,
  updatedAt: kinds.time,
};

export interface Product extends ValuesOf<typeof PLAIN_FIELDS>, ValuesOf<typeof KEPT_FIELDS> {
  readonly id: ProductId;
  readonly images: readonly ProductImage[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  /** Lowest price of the variants that are sold, minor units of the base currency; with a sale the one that lists sort and filter by. */
  readonly price: Minor;
  /** Sum of the stock of the variants that are sold. */
  readonly stock: number;
  readonly ratingCounts: RatingCounts;
  /** Texts that changed in one language alone since they were translated. */
  readonly outdated: OutdatedTexts;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly image: ProductImage | null;
  readonly parentId: string | null;
  readonly order: number;
  readonly productCount: number;
}

export interface Brand {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly image: ProductImage | null;
  readonly order: number;
  readonly productCount: number;
}

/** What menus, filters, crumbs and suggestions tell of a category, on every page. */
export interface ListedCategory extends Omit<Category, 'image' | 'order'> {
  readonly imagePath: string | null;
}

export const SORTS = ['newest', 'best-seller', 'trending', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const findVariant = (product: Product, id: string): Variant | undefined =>
  product.variants.find((variant) => variant.id === id);

/** The plain fields alone of a product, an edit or a draft. */
export const plainFields = <T extends { readonly [K in PlainField]?: unknown }>(
  whole: T,
): Pick<T, PlainField> =>
  Object.fromEntries(Object.keys(PLAIN_FIELDS).map((name) => [name, whole[name as PlainField]])) as Pick<
    T,
    PlainField
  >;

/** The variants that are sold. */
export const offered = (variants: readonly Variant[]): Variant[] => variants.filter(({ enabled }) => enabled);

/** Whether shoppers would see a product of which nothing is on sale. */
export const isEmptyHanded = ({ status, variants }: Pick<Product, 'status' | 'variants'>): boolean =>
  status === 'active' && offered(variants).length === 0;

/** The variant of this id if it is sold. */
export const findOffered = (product: Product, id: string): Variant | undefined =>
  offered(product.variants).find((variant) => variant.id === id);
