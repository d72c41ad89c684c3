import { productId, variantId } from '@/lib/domain/ids';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import {
  count,
  fieldsOf,
  filledLocalizedText,
  filledText,
  finite,
  flag,
  listOf,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { NO_RATINGS, RATINGS, type RatingCounts } from '@/lib/domain/reviews/review';
import { priceAndStock } from './move-stock';
import { parseImage } from './parse-image';
import { MAX_DIMENSION_MM, PRODUCT_STATUSES } from './product';
import type { OutdatedTexts, Dimensions, OptionValue, Product, ProductOption, Variant } from './product';

/**
 * A product from its stored document. Id, slug, title and the price and stock of each variant are required
 * (MalformedDocumentError); whatever else is missing or malformed falls back.
 */
export function parseProduct(id: string, data: unknown): Product {
  const fields = fieldsOf(data);
  const need = requiredIn(`products/${id}`, fields);
  const variants = listOf(fields.variants, (item) => parseVariant(id, item));
  const { price, stock } = priceAndStock(variants);
  return {
    id: productId(id),
    slug: need('slug', filledText),
    formerSlugs: listOf(fields.formerSlugs, filledText),
    title: need('title', filledLocalizedText),
    description: localizedText(fields.description),
    images: listOf(fields.images, parseImage),
    categoryId: text(fields.categoryId) ?? '',
    subCategoryId: text(fields.subCategoryId) ?? '',
    brandId: text(fields.brandId) ?? '',
    price: price ?? need('price', count),
    compareAtPrice: count(fields.compareAtPrice) ?? null,
    options: listOf(fields.options, parseOption),
    variants,
    stock,
    stockMoves: count(fields.stockMoves) ?? 0,
    soldCount: count(fields.soldCount) ?? 0,
    ordered: flag(fields.ordered) ?? Boolean(count(fields.soldCount)),
    trendScore: finite(fields.trendScore) ?? 0,
    ratingSum: finite(fields.ratingSum) ?? 0,
    ratingCount: count(fields.ratingCount) ?? 0,
    ratingCounts: parseRatingCounts(fields.ratingCounts),
    reviewedAt: millis(fields.reviewedAt) ?? 0,
    status: oneOf(PRODUCT_STATUSES, fields.status) ?? 'draft',
    outdated: parseOutdated(fields.outdated),
    createdAt: millis(fields.createdAt) ?? 0,
    updatedAt: millis(fields.updatedAt) ?? 0,
  };
}

function parseRatingCounts(value: unknown): RatingCounts {
  const fields = fieldsOf(value);
  const counts = RATINGS.map((rating) => [rating, count(fields[rating]) ?? 0]);
  return { ...NO_RATINGS, ...Object.fromEntries(counts) };
}

function parseVariant(product: string, value: unknown): Variant {
  const fields = fieldsOf(value);
  const need = requiredIn(`products/${product} (variant)`, fields);
  const values = Object.entries(fieldsOf(fields.optionValues));
  return {
    id: variantId(need('id', filledText)),
    sku: text(fields.sku) ?? '',
    optionValues: Object.fromEntries(values.map(([option, chosen]) => [option, text(chosen) ?? ''])),
    price: need('price', count),
    stock: need('stock', count),
    image: count(fields.image) ?? null,
    enabled: flag(fields.enabled) ?? true,
  };
}

function parseOutdated(value: unknown): OutdatedTexts {
  const marks = Object.entries(fieldsOf(value)).map(
    ([key, locale]) => [key, oneOf(LOCALES, locale)] as const,
  );
  return Object.fromEntries(marks.filter((mark): mark is readonly [string, Locale] => mark[1] !== undefined));
}

function parseOption(value: unknown): ProductOption | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  return id
    ? { id, name: localizedText(fields.name), values: listOf(fields.values, parseOptionValue) }
    : undefined;
}

function parseOptionValue(value: unknown): OptionValue | undefined {
  const fields = fieldsOf(value);
  const id = filledText(fields.id);
  const swatch = text(fields.swatch);
  const dimensions = parseDimensions(fields.dimensions);
  if (!id) return undefined;
  return {
    id,
    name: localizedText(fields.name),
    ...(swatch && /^#[\da-f]{6}$/i.test(swatch) ? { swatch } : {}),
    ...(dimensions && { dimensions }),
  };
}

function parseDimensions(value: unknown): Dimensions | undefined {
  const fields = fieldsOf(value);
  const [widthMm, heightMm] = [count(fields.widthMm) ?? 0, count(fields.heightMm) ?? 0];
  const isSize = (mm: number) => mm > 0 && mm <= MAX_DIMENSION_MM;
  return isSize(widthMm) && isSize(heightMm) ? { widthMm, heightMm } : undefined;
}
