import { priceRange } from '@/lib/domain/catalogue/editing/bulk-change';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { LOCALES, textIn, type LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';

/** Beyond this number, changed combinations are only counted. */
const MAX_PREVIEWED_VARIANTS = 20;

/** Price and stock of a product, in minor units and pieces. */
export interface ProductFigures {
  readonly from: Minor;
  readonly to: Minor;
  readonly stock: number;
  readonly compareAtPrice: Minor | null;
  /** Combinations on sale, and pictures. */
  readonly variants: number;
  readonly images: number;
}

interface VariantFigures {
  readonly price: Minor;
  readonly stock: number;
}

export interface PreviewedVariant {
  /** The names of its values; empty for a product without options. */
  readonly name: LocalizedText;
  /** Null for a new one. */
  readonly before: VariantFigures | null;
  /** Null for a removed one. */
  readonly after: VariantFigures | null;
}

/** A product that an import adds or changes, before and after. */
export interface PreviewedProduct {
  readonly row: number;
  readonly title: LocalizedText;
  /** Null for a new one. */
  readonly before: ProductFigures | null;
  readonly after: ProductFigures;
  /** Combinations whose price or stock changes, for a product with several; at most `MAX_PREVIEWED_VARIANTS`. */
  readonly changed: readonly PreviewedVariant[];
  readonly changedCount: number;
}

export function previewOf(row: number, before: Product | null, after: Product): PreviewedProduct {
  const changed = after.variants.length > 1 ? changedVariants(before, after) : [];
  return {
    row,
    title: after.title,
    before: before && figuresOf(before),
    after: figuresOf(after),
    changed: changed.slice(0, MAX_PREVIEWED_VARIANTS),
    changedCount: changed.length,
  };
}

const figuresOf = (product: Product): ProductFigures => ({
  ...priceRange(product),
  stock: product.stock,
  compareAtPrice: product.compareAtPrice,
  variants: offered(product.variants).length,
  images: product.images.length,
});

function changedVariants(before: Product | null, after: Product): PreviewedVariant[] {
  const find = ({ variants }: Product, id: string) => variants.find((variant) => variant.id === id);
  const remaining = after.variants.flatMap((variant): PreviewedVariant[] => {
    const old = before && find(before, variant.id);
    if (old && old.price === variant.price && old.stock === variant.stock) return [];
    return [{ name: nameOf(after, variant), before: old ? pair(old) : null, after: pair(variant) }];
  });
  const gone = (before?.variants ?? []).filter(({ id }) => !find(after, id));
  const taken = gone.map((old) => ({ name: nameOf(before ?? after, old), before: pair(old), after: null }));
  return [...remaining, ...taken];
}

const pair = ({ price, stock }: Variant): VariantFigures => ({ price, stock });

function nameOf({ options }: Product, { optionValues }: Variant): LocalizedText {
  const names = options.flatMap(
    ({ id, values }) => values.find((value) => value.id === optionValues[id]) ?? [],
  );
  const [en, ar] = LOCALES.map((locale) => names.map(({ name }) => textIn(name, locale)).join(' · '));
  return { en: en ?? '', ar: ar ?? '' };
}
