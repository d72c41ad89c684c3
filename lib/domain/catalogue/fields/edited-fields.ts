import type { CsvProblemCode } from '@/lib/domain/catalogue/csv/problem';
import { PRODUCT_STATUSES, type PlainField, type Product } from '@/lib/domain/catalogue/product';
import { FIELD_LIMITS, type FieldError } from '@/lib/domain/forms/field-errors';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { TAX_CLASSES } from '@/lib/domain/tax/tax-class';

interface InFile {
  /** Its CSV column; a text has one per language, ending in `_en` and `_ar`. */
  readonly csv: string;
}

/** A text in both languages; the editor shows it with the product's texts. */
export interface TextsRow extends InFile {
  readonly kind: 'texts';
  readonly lines: 'one' | 'many';
  /** UTF-16 units per language. */
  readonly max: number;
  /** Whether a missing text lowers the completeness. */
  readonly completeness: boolean;
  /** The error for a product with the text in neither language. */
  readonly required?: { readonly error: FieldError; readonly problem: CsvProblemCode };
}

/** The product's slug. */
export interface SlugRow extends InFile {
  readonly kind: 'slug';
}

/** The id of a category or brand, empty for none. A file names the group by its slug. */
export interface GroupRow extends InFile {
  readonly kind: 'group';
  readonly among: 'categories' | 'brands';
  /** The column of its parent category. */
  readonly within?: string;
  readonly unknown: CsvProblemCode;
}

/** The path of one of the product's pictures, empty for the first. */
export interface PictureRow extends InFile {
  readonly kind: 'picture';
}

/** An amount in the base currency, or null. */
export interface AmountRow extends InFile {
  readonly kind: 'amount';
}

/** An instant in milliseconds, or null. A file has it as `2026-11-26T22:00:00Z`. */
export interface InstantRow extends InFile {
  readonly kind: 'instant';
}

/** One of a fixed set of values. */
export interface ChoiceRow<V extends string = string> extends InFile {
  readonly kind: 'choice';
  readonly of: readonly V[];
  readonly unknown: CsvProblemCode;
}

export type EditedRow = TextsRow | SlugRow | GroupRow | PictureRow | AmountRow | InstantRow | ChoiceRow;
export type EditedKind = EditedRow['kind'];
/** Rows by the name of their field. */
export type EditedRows = Readonly<Record<string, EditedRow>>;

/** A field type without a row kind is `never`, which does not compile. */
type RowFor<V> = [V] extends [LocalizedText]
  ? TextsRow
  : [V] extends [string]
    ? string extends V
      ? SlugRow | GroupRow | PictureRow
      : ChoiceRow<V>
    : [V] extends [Minor | null]
      ? AmountRow | InstantRow
      : never;

/** A row for every field of `T`. */
export type RowsFor<T> = { readonly [K in keyof T]: RowFor<T[K]> };

/** The type of a row's field in products and requests. */
export type RowValue<R> = R extends TextsRow
  ? LocalizedText
  : R extends AmountRow | InstantRow
    ? Minor | null
    : R extends ChoiceRow<infer V>
      ? V
      : string;
export type RowValues<T extends EditedRows> = { readonly [K in keyof T]: RowValue<T[K]> };

/**
 * How each plain field of a product is checked, edited and written to files. Schema, draft, CSV, the editor's texts,
 * merge dialog and activity log follow it; problems and differences are reported in its order. Labels are in
 * `locales/<language>/product-fields.json`.
 */
export const EDITED_FIELDS = {
  title: {
    kind: 'texts',
    lines: 'one',
    max: FIELD_LIMITS.titleMax,
    completeness: true,
    required: { error: 'field.title.required', problem: 'titleRequired' },
    csv: 'title',
  },
  description: {
    kind: 'texts',
    lines: 'many',
    max: FIELD_LIMITS.descriptionMax,
    completeness: true,
    csv: 'description',
  },
  seoTitle: {
    kind: 'texts',
    lines: 'one',
    max: FIELD_LIMITS.seoTitleMax,
    completeness: false,
    csv: 'seo_title',
  },
  seoDescription: {
    kind: 'texts',
    lines: 'one',
    max: FIELD_LIMITS.seoDescriptionMax,
    completeness: false,
    csv: 'seo_description',
  },
  seoImage: { kind: 'picture', csv: 'seo_image' },
  slug: { kind: 'slug', csv: 'slug' },
  slugAr: { kind: 'slug', csv: 'slug_ar' },
  categoryId: { kind: 'group', among: 'categories', unknown: 'categoryUnknown', csv: 'category' },
  subCategoryId: {
    kind: 'group',
    among: 'categories',
    within: 'category',
    unknown: 'subCategoryUnknown',
    csv: 'sub_category',
  },
  brandId: { kind: 'group', among: 'brands', unknown: 'brandUnknown', csv: 'brand' },
  compareAtPrice: { kind: 'amount', csv: 'compare_at_price' },
  saleFrom: { kind: 'instant', csv: 'sale_from' },
  saleTo: { kind: 'instant', csv: 'sale_to' },
  status: { kind: 'choice', of: PRODUCT_STATUSES, unknown: 'statusUnknown', csv: 'status' },
  taxClass: { kind: 'choice', of: TAX_CLASSES, unknown: 'taxClassUnknown', csv: 'tax_class' },
} as const satisfies RowsFor<Pick<Product, PlainField>>;

/** The lists of a product with their CSV columns; each list has its own schema, draft and CSV code. */
export const EDITED_LISTS = {
  images: { csv: ['images', 'images_alt_en', 'images_alt_ar', 'images_size'] },
  /** Of each option, numbered from 1 as `option1_id`. */
  options: { csv: ['id', 'name_en', 'name_ar', 'values', 'values_en', 'values_ar', 'colors', 'sizes'] },
  /** On every row: one combination. */
  variants: {
    csv: ['variant_id', 'sku', 'price', 'sale_price', 'stock', 'weight_g', 'variant_image', 'enabled'],
  },
} as const;

/** The names of the fields of a kind, in the table's order. */
export const fieldsOfKind = <T extends EditedRows, K extends EditedKind>(rows: T, kind: K) =>
  Object.keys(rows).filter((name) => rows[name]?.kind === kind) as FieldsOfKind<T, K>[];

type FieldsOfKind<T extends EditedRows, K extends EditedKind> = {
  [N in keyof T]: T[N]['kind'] extends K ? N : never;
}[keyof T];

export type TextField = FieldsOfKind<typeof EDITED_FIELDS, 'texts'>;
export const TEXT_FIELDS = fieldsOfKind(EDITED_FIELDS, 'texts');

/** Texts that only search engines and shared links show. */
export const SEARCH_TEXTS = ['seoTitle', 'seoDescription'] as const satisfies readonly TextField[];

/** Texts that are not required. */
export const OPTIONAL_TEXTS: ReadonlySet<string> = new Set(
  TEXT_FIELDS.filter((name) => !EDITED_FIELDS[name].completeness),
);

/** Only the texts of a product or draft. */
export const textFieldsOf = <T extends Readonly<Record<TextField, unknown>>>(whole: T): Pick<T, TextField> =>
  Object.fromEntries(TEXT_FIELDS.map((name) => [name, whole[name]])) as Pick<T, TextField>;

/** Whether a field has a row, and so a label in `product-fields`. */
export const isFieldOf = <T extends EditedRows>(
  rows: T,
  name: string | undefined,
): name is keyof T & string => name !== undefined && Object.hasOwn(rows, name);

/** An object of one value per row, in the table's order. */
export const eachRow = <T extends EditedRows>(
  rows: T,
  valueOf: (row: EditedRow, name: keyof T & string) => unknown,
): Readonly<Record<keyof T, unknown>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, valueOf(row, name as keyof T & string)]),
  ) as Readonly<Record<keyof T, unknown>>;
