import {
  listed,
  OPTION_NUMBERS,
  statusOf,
  textsOf,
  variantOf,
  type ForeignProduct,
  type ForeignRow,
  type ForeignVariant,
  type ReadFormat,
} from './foreign-product';

/** WooCommerce: one row per product, and one per variation, which names its product by SKU or as `id:12`. */
export const readWooCommerce: ReadFormat = (rows, note) => {
  const kinds = new Map(rows.map((row) => [row, row.cell('rowKind').toLowerCase()]));
  const isChild = (row: ForeignRow) => /\bvariation\b/.test(kinds.get(row) ?? '');
  const children = new Map<ForeignRow, ForeignRow[]>();
  const parents = rows.filter((row) => !isChild(row));
  const named = new Map(
    parents.flatMap(
      (row) =>
        [
          [row.cell('sku'), row],
          [`id:${row.cell('id')}`, row],
        ] as const,
    ),
  );
  for (const child of rows.filter(isChild)) {
    const name = child.cell('parent');
    const parent = name ? named.get(name) : undefined;
    if (parent) children.set(parent, [...(children.get(parent) ?? []), child]);
    else note(child.row, 'parent', 'rowSkipped');
  }
  return parents.flatMap((parent) => {
    // Grouped products and links to other shops cannot be sold here.
    const isSold = !/grouped|external/.test(kinds.get(parent) ?? '');
    if (!isSold) note(parent.row, 'rowKind', 'rowSkipped');
    return isSold ? [productOf(parent, children.get(parent) ?? [])] : [];
  });
};

function productOf(parent: ForeignRow, children: readonly ForeignRow[]): ForeignProduct {
  const attributes = attributesOf(parent);
  // An attribute that no variation uses is only information, such as the material.
  const options = [...attributes].filter(([name]) => children.some((child) => attributesOf(child).has(name)));
  const shared = { ...textsOf(parent), status: statusOf(parent) };
  const images = [parent, ...children].flatMap((row) => listed(row.cell('images')));
  return {
    ...shared,
    description: shared.description || parent.cell('shortDescription'),
    options: options.map(([name]) => ({ name, swatches: new Map() })),
    variants:
      children.length > 0
        ? children.flatMap((child) => variationsOf(child, options))
        : [{ ...variantOf(parent, []), image: '' }],
    images: [...new Set(images)].map((url) => ({ url, alt: '' })),
  };
}

const attributesOf = (row: ForeignRow): ReadonlyMap<string, readonly string[]> =>
  new Map(
    OPTION_NUMBERS.map(
      (number) => [row.option('optionName', number), listed(row.option('optionValue', number))] as const,
    ).filter(([name]) => name !== ''),
  );

type Attribute = readonly [name: string, values: readonly string[]];

/** A variation for "any" value becomes one variant per value; its stock is divided, so that no piece is sold twice. */
function variationsOf(child: ForeignRow, options: readonly Attribute[]): ForeignVariant[] {
  const chosen = attributesOf(child);
  const choices = options.reduce<string[][]>(
    (combined, [name, all]) => {
      const own = chosen.get(name) ?? [];
      return combined.flatMap((values) => (own.length > 0 ? own : all).map((value) => [...values, value]));
    },
    [[]],
  );
  const variant = { ...variantOf(child, []), image: listed(child.cell('images'))[0] ?? '' };
  const stock = /^\d+$/.test(variant.stock)
    ? String(Math.floor(Number(variant.stock) / choices.length))
    : variant.stock;
  return choices.map((values) => ({ ...variant, values, stock }));
}
