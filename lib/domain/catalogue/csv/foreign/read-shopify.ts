import {
  categoryPath,
  OPTION_NUMBERS,
  statusOf,
  textsOf,
  variantOf,
  type ForeignProduct,
  type ForeignRow,
  type ReadFormat,
} from './foreign-product';

/** The placeholder option of a product without options. */
const DEFAULT_OPTION = 'Title';
const DEFAULT_VALUE = 'Default Title';

/** Shopify: one row per combination and one per further picture, all with the product's handle. */
export const readShopify: ReadFormat = (rows) => {
  const products: ForeignRow[][] = [];
  const byKey = new Map<string, ForeignRow[]>();
  for (const row of rows) {
    const key = row.cell('key');
    // A row without a handle belongs to the product above, unless it has a title.
    const current = key ? byKey.get(key) : row.cell('title') ? undefined : products.at(-1);
    if (current) {
      current.push(row);
      continue;
    }
    const product = [row];
    products.push(product);
    byKey.set(key, product);
  }
  return products.flatMap(([first, ...others]) => (first ? [productOf(first, others)] : []));
};

function productOf(first: ForeignRow, others: readonly ForeignRow[]): ForeignProduct {
  const rows = [first, ...others];
  const numbers = OPTION_NUMBERS.filter((number) => {
    const [name, value] = [first.option('optionName', number), first.option('optionValue', number)];
    return name !== '' && !(name === DEFAULT_OPTION && value === DEFAULT_VALUE);
  });
  const isVariant = (row: ForeignRow) =>
    row === first || row.cell('price') !== '' || row.option('optionValue', 1) !== '';
  const texts = textsOf(first);
  const taxonomy = categoryPath(first.cell('taxonomy'));
  return {
    ...texts,
    category: texts.category.length > 0 ? texts.category : taxonomy.slice(-1),
    status: statusOf(first),
    options: numbers.map((number) => ({ name: first.option('optionName', number), swatches: new Map() })),
    variants: rows.filter(isVariant).map((row) => {
      const variant = variantOf(
        row,
        numbers.map((number) => row.option('optionValue', number)),
      );
      // Shopify's price is the discounted one; the former price has its own column.
      const before = row.cell('compareAtPrice');
      return before ? { ...variant, price: before, salePrice: variant.price } : variant;
    }),
    images: rows.flatMap((row) =>
      row.cell('images') ? [{ url: row.cell('images'), alt: row.cell('imageAlt') }] : [],
    ),
  };
}
