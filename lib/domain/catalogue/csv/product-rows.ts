import {
  eachRow,
  EDITED_FIELDS,
  type EditedRow,
  type EditedRows,
  type RowValues,
} from '@/lib/domain/catalogue/fields/edited-fields';
import type { Brand, Category, Product, Variant } from '@/lib/domain/catalogue/product';
import { instantText } from '@/lib/domain/time/instant-text';
import { majorUnits, type CurrencyCode } from '@/lib/domain/money/money';
import { count, localizedText, text } from '@/lib/domain/parse/fields';
import type { DecimalSign } from './reading/amount';
import {
  choiceColumn,
  columnsFor,
  CURRENCY_COLUMN,
  joinList,
  optionColumn,
  textColumn,
  type Cells,
} from './columns';

/** What a file refers to: categories and brands, by slug. */
export interface CsvContext {
  readonly categories: readonly Pick<Category, 'id' | 'slug' | 'parentId'>[];
  readonly brands: readonly Pick<Brand, 'id' | 'slug'>[];
  readonly currency: CurrencyCode;
  /** The file's decimal sign, once the owner has chosen it. */
  readonly decimalSign?: DecimalSign | undefined;
}

/** The table of a catalogue with its heading: one row per combination; a product's own fields are on its first row. */
export function productTable(products: readonly Product[], context: CsvContext): string[][] {
  const columns = columnsFor(Math.max(1, ...products.map(({ options }) => options.length)));
  const rows = products.flatMap((product) => productRows(product, context));
  return [columns, ...rows.map((cells) => columns.map((column) => cells[column] ?? ''))];
}

function productRows(product: Product, context: CsvContext): Cells[] {
  const [first, ...others] = product.variants.map((variant) => variantCells(product, variant, context));
  return [{ ...productCells(product, context), ...first }, ...others];
}

function productCells(product: Product, context: CsvContext): Cells {
  const { images } = product;
  return {
    product_id: product.id,
    ...plainCells(EDITED_FIELDS, product, context),
    images: joinList(images.map(({ path }) => path)),
    images_alt_en: joinList(images.map(({ alt }) => alt.en)),
    images_alt_ar: joinList(images.map(({ alt }) => alt.ar)),
    images_size: joinList(images.map(({ width, height }) => `${width}x${height}`)),
    ...Object.assign({}, ...product.options.map((_, index) => optionCells(product, index))),
  };
}

/** The cells of a product's plain fields. */
export const plainCells = <T extends EditedRows>(rows: T, values: RowValues<T>, context: CsvContext): Cells =>
  Object.assign({}, ...Object.values(eachRow(rows, (row, name) => cellsOf(row, values[name], context))));

function cellsOf(row: EditedRow, value: unknown, context: CsvContext): Cells {
  switch (row.kind) {
    case 'texts': {
      const { en, ar } = localizedText(value);
      return { [textColumn(row.csv, 'en')]: en, [textColumn(row.csv, 'ar')]: ar };
    }
    case 'group':
      return { [row.csv]: context[row.among].find(({ id }) => id === value)?.slug ?? '' };
    case 'amount': {
      const [amount, { currency }] = [count(value), context];
      return {
        [CURRENCY_COLUMN]: currency,
        [row.csv]: amount === undefined ? '' : majorUnits(amount, currency),
      };
    }
    case 'instant':
      return { [row.csv]: instantText(count(value) ?? null) };
    case 'slug':
    case 'picture':
    case 'choice':
      return { [row.csv]: text(value) ?? '' };
  }
}

function optionCells({ options }: Product, index: number): Cells {
  const option = options[index];
  if (!option) return {};
  const { id, name, values } = option;
  const sizes = values.map(({ dimensions }) =>
    dimensions ? `${dimensions.widthMm}x${dimensions.heightMm}` : '',
  );
  const cells = {
    id,
    name_en: name.en,
    name_ar: name.ar,
    values: joinList(values.map((value) => value.id)),
    values_en: joinList(values.map((value) => value.name.en)),
    values_ar: joinList(values.map((value) => value.name.ar)),
    colors: joinList(values.map(({ swatch }) => swatch ?? '')),
    sizes: joinList(sizes),
  };
  const named = Object.entries(cells) as [keyof typeof cells, string][];
  return Object.fromEntries(named.map(([column, text]) => [optionColumn(index + 1, column), text]));
}

function variantCells({ options }: Product, variant: Variant, { currency }: CsvContext): Cells {
  const choices = options.map(({ id }, index) => [choiceColumn(index + 1), variant.optionValues[id] ?? '']);
  return {
    ...Object.fromEntries(choices),
    variant_id: variant.id,
    sku: variant.sku,
    price: majorUnits(variant.price, currency),
    sale_price: variant.salePrice === undefined ? '' : majorUnits(variant.salePrice, currency),
    stock: String(variant.stock),
    weight_g: variant.weight === undefined ? '' : String(variant.weight),
    variant_image: variant.image === null ? '' : String(variant.image + 1),
    enabled: variant.enabled ? 'yes' : 'no',
  };
}
