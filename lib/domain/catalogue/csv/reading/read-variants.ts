import type { SaveVariant } from '@/lib/domain/api/catalogue';
import { choiceColumn } from '@/lib/domain/catalogue/csv/columns';
import { parseStock } from '@/lib/domain/catalogue/editing/bulk-change';
import { MAX_WEIGHT_G, type ProductOption } from '@/lib/domain/catalogue/product';
import { cleanOptionName } from '@/lib/domain/catalogue/variants/option-name';
import { combinationId, MAX_VARIANTS } from '@/lib/domain/catalogue/variants/variant-combinations';
import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { Minor } from '@/lib/domain/money/money';
import { present, readCellAmount, type Reading } from './reading';
import type { CsvRow, ProductRows } from './read-table';

/**
 * Reads a product's combinations, one per row; undefined without the price and stock columns. With `options` the list
 * is complete; without, it holds those named by `variant_id`. `images` is the number of pictures, undefined when the
 * file does not say. Callers that know the product set `seenStock`.
 */
export function readVariants(
  rows: ProductRows,
  reading: Reading,
  options: readonly ProductOption[] | undefined,
  images: number | undefined,
): SaveVariant[] | undefined {
  const { cells, complain } = reading;
  if (cells.price === undefined || cells.stock === undefined) return undefined;
  if (!options && cells.variant_id === undefined) return undefined;
  if (rows.length > MAX_VARIANTS) complain(reading.row, 'variant_id', 'variantsMany', String(rows.length));
  const variants = rows.map((row) => readVariant(row, reading, options, images));
  const choices = variants.map(({ optionValues = {} }) => Object.entries(optionValues).sort().join());
  rows.forEach(({ row }, index) => {
    const id = variants[index]?.id ?? '';
    if (variants.findIndex((variant) => variant.id === id) < index)
      complain(row, 'variant_id', 'variantTwice', id);
    else if (options && choices.indexOf(choices[index] ?? '') < index)
      complain(row, options.length > 0 ? choiceColumn(1) : 'variant_id', 'combinationTwice');
  });
  return variants;
}

function readVariant(
  { row, cells }: CsvRow,
  reading: Reading,
  options: readonly ProductOption[] | undefined,
  images: number | undefined,
): SaveVariant {
  const { complain } = reading;
  const optionValues = options && readChoices({ row, cells }, options, complain);
  const id = cells.variant_id || (optionValues ? combinationId(optionValues) : '');
  if (!id) complain(row, 'variant_id', 'variantUnknown');
  else if (!/^[\w-]{1,128}$/.test(id)) complain(row, 'variant_id', 'idInvalid', id);
  const price = cells.price ? readCellAmount(cells.price, { row, column: 'price' }, reading) : null;
  if (!cells.price) complain(row, 'price', 'priceRequired');
  const stock = parseStock(cells.stock || '0');
  if (stock === null) complain(row, 'stock', 'stockInvalid', cells.stock);
  const sku = cells.sku === undefined ? undefined : cleanLine(cells.sku);
  if (sku && sku.length > FIELD_LIMITS.nameMax) complain(row, 'sku', 'textLong', sku);
  return present({
    id,
    price: price ?? 0,
    salePrice: readSalePrice({ row, cells }, price, reading),
    stock: stock ?? 0,
    seenStock: 0,
    sku,
    weight: readWeight({ row, cells }, complain),
    optionValues,
    image: readImage({ row, cells }, images, complain),
    enabled: readEnabled({ row, cells }, complain),
  });
}

function readChoices(
  { row, cells }: CsvRow,
  options: readonly ProductOption[],
  complain: Reading['complain'],
): Record<string, string> {
  const chosen = options.map(({ id, values }, index) => {
    const column = choiceColumn(index + 1);
    const text = cells[column] ?? '';
    const name = cleanOptionName(text);
    const value =
      values.find((one) => one.id === text) ??
      values.find((one) => name && [one.name.en, one.name.ar].map(cleanOptionName).includes(name));
    if (!value) complain(row, column, text ? 'choiceUnknown' : 'choiceMissing', text);
    return [id, value?.id ?? ''];
  });
  return Object.fromEntries(chosen);
}

/** Below the price; an empty cell removes the sale price. */
function readSalePrice(
  { row, cells: { sale_price: text } }: CsvRow,
  price: Minor | null,
  reading: Reading,
): Minor | null | undefined {
  if (!text) return text === undefined ? undefined : null;
  const salePrice = readCellAmount(text, { row, column: 'sale_price' }, reading);
  if (salePrice !== null && price !== null && salePrice >= price)
    reading.complain(row, 'sale_price', 'saleHigh', text);
  return salePrice;
}

/** Counted from 1 in the file, from 0 in the product. */
function readImage(
  { row, cells: { variant_image: text } }: CsvRow,
  images: number | undefined,
  complain: Reading['complain'],
): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === '') return null;
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || (images !== undefined && number > images))
    complain(row, 'variant_image', 'variantImage', text);
  return number - 1;
}

/** Whole grams; an empty cell means that the weight is unknown. */
function readWeight(
  { row, cells: { weight_g: text } }: CsvRow,
  complain: Reading['complain'],
): number | null | undefined {
  if (text === undefined) return undefined;
  const latin = latinDigits(text);
  if (latin === '') return null;
  const grams = /^\d{1,7}$/.test(latin) ? Number(latin) : 0;
  if (grams < 1 || grams > MAX_WEIGHT_G) complain(row, 'weight_g', 'weightInvalid', text);
  return grams;
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  1: true,
  0: false,
};

function readEnabled(
  { row, cells: { enabled: text } }: CsvRow,
  complain: Reading['complain'],
): boolean | undefined {
  if (text === undefined) return undefined;
  const enabled = SWITCHES[text.toLowerCase() || 'yes'];
  if (enabled === undefined) complain(row, 'enabled', 'enabledUnknown', text);
  return enabled ?? true;
}
