import type { CsvNoteCode } from '@/lib/domain/catalogue/csv/problem';
import { withoutEntities } from '@/lib/domain/catalogue/csv/reading/plain-lines';
import type { ProductStatus } from '@/lib/domain/catalogue/product';
import { MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';
import { optionTarget, type OptionTarget, type PlainTarget } from './targets';
import type { Mapping } from './recognise';

/** A row of another shop's file, by the meaning of its columns, with its row number. */
export interface ForeignRow {
  readonly row: number;
  /** Empty where the file has no such column. */
  cell(target: PlainTarget): string;
  option(target: OptionTarget, number: number): string;
}

export interface ForeignVariant {
  readonly row: number;
  /** One value per option of the product. */
  readonly values: readonly string[];
  readonly sku: string;
  /** The price before a discount, as the file writes it. */
  readonly price: string;
  /** The price after the discount; empty without one. */
  readonly salePrice: string;
  readonly stock: string;
  readonly isInStock: boolean;
  /** As the file writes them; at most one is filled. */
  readonly weightG: string;
  readonly weightKg: string;
  /** The unit of a weight column that may be in kilograms or grams. */
  readonly weightUnit: string;
  /** URL, or empty. */
  readonly image: string;
}

export interface ForeignProduct {
  readonly row: number;
  /** Its slug or handle in the other shop; empty where the file has none. */
  readonly key: string;
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  readonly brand: string;
  /** The path from the top category. */
  readonly category: readonly string[];
  readonly status: ProductStatus;
  readonly options: readonly ForeignOption[];
  readonly variants: readonly ForeignVariant[];
  readonly images: readonly { readonly url: string; readonly alt: string }[];
}

export interface ForeignOption {
  readonly name: string;
  /** `#rrggbb` by value, if the file has colours. */
  readonly swatches: ReadonlyMap<string, string>;
}

/** Reads one format's rows into products; `note` records what was left out. */
export type ReadFormat = (
  rows: readonly ForeignRow[],
  note: (row: number, target: PlainTarget, code: CsvNoteCode) => void,
) => ForeignProduct[];

export function foreignRow(texts: readonly string[], row: number, mapping: Mapping): ForeignRow {
  const at = (target: string) => (texts[mapping.findIndex((one) => one === target)] ?? '').trim();
  return { row, cell: at, option: (target, number) => withoutEntities(at(optionTarget(target, number))) };
}

export const OPTION_NUMBERS = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);

/** The fields of a product's own row, for every format. */
export const textsOf = (row: ForeignRow) => ({
  row: row.row,
  key: row.cell('key'),
  title: withoutEntities(row.cell('title')),
  titleEn: withoutEntities(row.cell('titleEn')),
  titleAr: withoutEntities(row.cell('titleAr')),
  description: row.cell('description'),
  descriptionEn: row.cell('descriptionEn'),
  descriptionAr: row.cell('descriptionAr'),
  brand: withoutEntities(listed(row.cell('brand'))[0] ?? ''),
  category: categoryPath(row.cell('category')),
});

/** The fields of a combination's row. */
export const variantOf = (row: ForeignRow, values: readonly string[]): ForeignVariant => ({
  row: row.row,
  values,
  sku: row.cell('sku'),
  price: row.cell('price'),
  salePrice: row.cell('salePrice'),
  stock: row.cell('stock'),
  isInStock: !isNo(row.cell('inStock')),
  weightG: row.cell('weightG'),
  weightKg: row.cell('weightKg'),
  weightUnit: row.cell('weightUnit'),
  image: row.cell('variantImage'),
});

/** Splits a cell at commas, except after a backslash. */
export const listed = (cell: string): string[] =>
  cell
    .split(/(?<!\\)[,،\n]/)
    .map((part) => part.replace(/\\(?=[,،])/g, '').trim())
    .filter(Boolean);

/** The first of several paths, such as 'Decor > Boards, Sale'. */
export const categoryPath = (cell: string): string[] =>
  (listed(cell)[0] ?? '')
    .split(/\s*>\s*/)
    .map((name) => withoutEntities(name).trim())
    .filter(Boolean);

const NO = new Set(['0', 'no', 'false', 'outofstock', 'لا']);
export const isNo = (cell: string): boolean => NO.has(cell.toLowerCase());

/** The status from either column; the default is active. */
export function statusOf(row: ForeignRow): ProductStatus {
  const status = row.cell('status').toLowerCase();
  if (/archiv|مؤرشف/.test(status)) return 'archived';
  const isHidden = /draft|hidden|unlisted|مسودة|مخفي/.test(status);
  const published = row.cell('published');
  return isHidden || isNo(published) || published === '-1' ? 'draft' : 'active';
}

export const isPictureUrl = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);
