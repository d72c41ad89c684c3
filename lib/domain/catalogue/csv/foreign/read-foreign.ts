import type { CsvNote } from '@/lib/domain/catalogue/csv/problem';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import type { ProductRows } from '@/lib/domain/catalogue/csv/reading/read-table';
import { freeSlug, slugOf } from '@/lib/domain/catalogue/slug';
import { foreignRow, type ReadFormat } from './foreign-product';
import { GroupFinder, type KnownGroups, type NewGroup } from './foreign-groups';
import type { ForeignSettings } from './foreign-settings';
import { ownRows, type ForeignPictures } from './own-rows';
import { readSalla } from './read-salla';
import { readShopify } from './read-shopify';
import { readWooCommerce } from './read-woocommerce';
import type { Recognised } from './recognise';
import type { ForeignFormat, PlainTarget } from './targets';

const READERS: Readonly<Record<ForeignFormat, ReadFormat>> = {
  shopify: readShopify,
  woocommerce: readWooCommerce,
  salla: readSalla,
};

/** Another shop's file, converted for our import. */
export interface ForeignFile {
  readonly products: readonly { readonly rows: ProductRows; readonly pictures: ForeignPictures }[];
  /** Includes the new categories and brands. */
  readonly context: CsvContext;
  readonly newGroups: readonly NewGroup[];
  readonly notes: readonly CsvNote[];
  /** The file's own name for one of our columns, for error messages. */
  headingOf(column: string): string;
}

/** Converts a table (all its cells) as `recognised` maps it; `newId` makes an id for each missing group. */
export function readForeign(
  table: readonly (readonly string[])[],
  { format, headingAt, mapping }: Recognised,
  settings: ForeignSettings,
  context: CsvContext & KnownGroups,
  newId: () => string,
): ForeignFile {
  const headings = table[headingAt] ?? [];
  const headingOf = (target: PlainTarget) => headings[mapping.indexOf(target)] ?? '';
  const has = (target: PlainTarget) => mapping.includes(target);
  const notes: CsvNote[] = [];
  const note = (row: number, target: PlainTarget, code: CsvNote['code']) =>
    notes.push({ row, column: headingOf(target), code });
  const rows = table
    .map((texts, index) => ({ texts, row: index + 1 }))
    .filter(({ texts, row }) => row > headingAt + 1 && texts.some((text) => text.trim() !== ''))
    .map(({ texts, row }) => foreignRow(texts, row, mapping));
  const groups = new GroupFinder(context, settings.language, newId);
  const slugs = new Set<string>();
  const products = READERS[format](rows, note).map((product) => {
    const wanted = slugOf(product.key) || slugOf(product.titleEn || product.title || product.titleAr);
    const slug = freeSlug(wanted || `product-${product.row}`, (candidate) => slugs.has(candidate));
    slugs.add(slug);
    return ownRows(product, { settings, context, groups, slug, has, note });
  });
  return {
    products,
    context: groups.context(context),
    newGroups: groups.made,
    notes,
    headingOf: (column) => headingOf(TARGET_OF[column] ?? 'key') || column,
  };
}

/** The target from which each of our columns was filled. */
const TARGET_OF: Readonly<Record<string, PlainTarget>> = {
  slug: 'key',
  title_en: 'title',
  title_ar: 'title',
  description_en: 'description',
  description_ar: 'description',
  category: 'category',
  sub_category: 'category',
  brand: 'brand',
  sku: 'sku',
  price: 'price',
  compare_at_price: 'price',
  stock: 'stock',
  weight_g: 'weightG',
  status: 'status',
};
