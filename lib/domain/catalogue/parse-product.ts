import { productId, variantId } from '@/lib/domain/ids';
import { LOCALES, type Locale } from '@/lib/domain/locale';
import {
  count,
  fieldsOf,
  filledText,
  flag,
  listOf,
  localizedText,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { readFields } from '@/lib/domain/parse/field-kinds';
import { NO_RATINGS, RATINGS, type RatingCounts } from '@/lib/domain/reviews/review';
import { priceAndStock } from '@/lib/domain/stock/move-stock';
import { parseImage } from './parse-image';
import { hasSalePrice } from './sale/price-at';
import { SYSTEM_FIELDS, MAX_DIMENSION_MM, PLAIN_FIELDS } from './product';
import type { OutdatedTexts, Dimensions, OptionValue, Product, ProductOption, Variant } from './product';

/**
 * Parses a stored product. Id, slug, title and the price and stock of each variant are required
 * (MalformedDocumentError); anything else falls back to a default.
 */
export function parseProduct(id: string, data: unknown): Product {
  const document = `products/${id}`;
  const fields = fieldsOf(data);
  const variants = listOf(fields.variants, (item) => parseVariant(id, item));
  const { price, stock } = priceAndStock(variants);
  return {
    ...readFields(document, fields, PLAIN_FIELDS),
    ...readFields(document, fields, SYSTEM_FIELDS),
    id: productId(id),
    images: listOf(fields.images, parseImage),
    options: listOf(fields.options, parseOption),
    variants,
    // The valid price depends on the time: lists use the last written one.
    price:
      (hasSalePrice({ variants }) ? count(fields.price) : undefined) ??
      price ??
      requiredIn(document, fields)('price', count),
    stock,
    ordered: flag(fields.ordered) ?? Boolean(count(fields.soldCount)),
    ratingCounts: parseRatingCounts(fields.ratingCounts),
    outdated: parseOutdated(fields.outdated),
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
  const weight = count(fields.weight);
  const salePrice = count(fields.salePrice);
  return {
    id: variantId(need('id', filledText)),
    sku: text(fields.sku) ?? '',
    optionValues: Object.fromEntries(values.map(([option, chosen]) => [option, text(chosen) ?? ''])),
    price: need('price', count),
    ...(salePrice !== undefined && { salePrice }),
    stock: need('stock', count),
    ...(weight && { weight }),
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

export function parseOption(value: unknown): ProductOption | undefined {
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
