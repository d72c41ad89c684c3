import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { PRODUCT_STATUSES } from '@/lib/domain/catalogue/product';
import { isSlug } from '@/lib/domain/catalogue/slug';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { isProductColumn } from './columns';
import { present, readAmount, type Complain, type Reading } from './reading';
import type { CsvProblem } from './problem';
import type { CsvContext } from './product-rows';
import { readImages } from './read-images';
import { readOptions } from './read-options';
import type { ProductRows } from './read-table';
import { readVariants } from './read-variants';

/** What a file says of a product; a column that it does not have leaves its field out. */
export type ImportedFields = Omit<SaveProductRequest, 'storeId' | 'productId' | 'baseUpdatedAt'>;

export interface ImportedProduct {
  /** The product's first row. */
  readonly row: number;
  /** Empty when the file names the product by its slug alone. */
  readonly productId: string;
  readonly fields: ImportedFields;
}

interface ReadProduct {
  readonly product: ImportedProduct;
  readonly problems: readonly CsvProblem[];
}

/** Reads one product's rows; every problem names its row and column. `storeId` is whose pictures may be named. */
export function readProduct(rows: ProductRows, context: CsvContext, storeId: string): ReadProduct {
  const problems: CsvProblem[] = [];
  const complain: Complain = (row, column, code, value = '') => problems.push({ row, column, code, value });
  const [{ row, cells }, ...others] = rows;
  for (const other of others)
    for (const [column, text] of Object.entries(other.cells))
      if (text && isProductColumn(column) && text !== cells[column])
        complain(other.row, column, 'productCell', text);

  const reading: Reading = { row, cells, context, storeId, complain };
  const productId = cells.product_id ?? '';
  if (!/^[\w-]{0,128}$/.test(productId)) complain(row, 'product_id', 'idInvalid', productId);
  const images = readImages(reading);
  const options = readOptions(reading);
  const variants = readVariants(rows, reading, options, images?.length);
  const status = readStatus(reading);
  if (status === 'active' && variants && options && variants.every(({ enabled }) => enabled === false))
    complain(row, 'enabled', 'noneOnSale');
  const fields: ImportedFields = present<ImportedFields>({
    ...readTexts(reading),
    ...readGroups(reading),
    slug: readSlug(reading),
    status,
    compareAtPrice: readCompareAt(reading),
    images,
    options,
    variants,
  });
  return { product: { row, productId, fields }, problems };
}

function readTexts({ row, cells, complain }: Reading): Pick<ImportedFields, 'title' | 'description'> {
  const pair = (name: 'title' | 'description', clean: (text: string) => string, longest: number) => {
    if (cells[`${name}_en`] === undefined && cells[`${name}_ar`] === undefined) return undefined;
    const both = { en: clean(cells[`${name}_en`] ?? ''), ar: clean(cells[`${name}_ar`] ?? '') };
    for (const locale of ['en', 'ar'] as const)
      if (both[locale].length > longest) complain(row, `${name}_${locale}`, 'textLong', both[locale]);
    return both;
  };
  const title = pair('title', cleanLine, FIELD_LIMITS.titleMax);
  if (title && !title.en && !title.ar) complain(row, 'title_en', 'titleRequired');
  return { title, description: pair('description', cleanParagraphs, FIELD_LIMITS.descriptionMax) };
}

function readSlug({ row, cells, complain }: Reading): string | undefined {
  const slug = cells.slug || undefined;
  if (slug && !isSlug(slug)) complain(row, 'slug', 'slugInvalid', slug);
  return slug;
}

function readStatus({ row, cells, complain }: Reading): ImportedFields['status'] {
  if (!cells.status) return undefined;
  const status = PRODUCT_STATUSES.find((one) => one === cells.status?.toLowerCase());
  if (!status) complain(row, 'status', 'statusUnknown', cells.status);
  return status;
}

function readCompareAt({ row, cells, context, complain }: Reading): number | null | undefined {
  const { currency, compare_at_price: price } = cells;
  if (currency && currency.toUpperCase() !== context.currency)
    complain(row, 'currency', 'currencyOther', currency);
  if (price === undefined) return undefined;
  if (price === '') return null;
  const amount = readAmount(price, context.currency);
  if (amount === null) complain(row, 'compare_at_price', 'amountInvalid', price);
  return amount;
}

function readGroups({
  row,
  cells,
  context: { categories, brands },
  complain,
}: Reading): Pick<ImportedFields, 'categoryId' | 'subCategoryId' | 'brandId'> {
  const { category: slug, sub_category: subSlug, brand: brandSlug } = cells;
  const category = categories.find((one) => one.slug === slug && one.parentId === null);
  if (slug && !category) complain(row, 'category', 'categoryUnknown', slug);
  const sub = categories.find((one) => one.slug === subSlug && category && one.parentId === category.id);
  if (subSlug && !slug) complain(row, 'sub_category', 'subCategoryAlone', subSlug);
  else if (subSlug && category && !sub) complain(row, 'sub_category', 'subCategoryUnknown', subSlug);
  const brand = brands.find((one) => one.slug === brandSlug);
  if (brandSlug && !brand) complain(row, 'brand', 'brandUnknown', brandSlug);
  return {
    // Both or neither: a category without the sub-category's column would leave one of another category.
    ...(slug !== undefined && { categoryId: category?.id ?? '', subCategoryId: sub?.id ?? '' }),
    ...(brandSlug !== undefined && { brandId: brand?.id ?? '' }),
  };
}
