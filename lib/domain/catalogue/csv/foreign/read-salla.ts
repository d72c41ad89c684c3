import { isHexColor } from '@/lib/domain/store/parse-store-setting';
import { headingKey } from './recognise';
import {
  listed,
  OPTION_NUMBERS,
  statusOf,
  textsOf,
  variantOf,
  type ForeignProduct,
  type ForeignRow,
  type ReadFormat,
} from './foreign-product';

/** The first column of a combination's row. */
const OF_OPTION = new Set(['خيار', 'option', 'variant'].map(headingKey));

/** Salla: a row «منتج» per product, below it a row «خيار» per combination. */
export const readSalla: ReadFormat = (rows, note) => {
  const products: { first: ForeignRow; others: ForeignRow[] }[] = [];
  for (const row of rows) {
    if (!OF_OPTION.has(headingKey(row.cell('rowKind')))) products.push({ first: row, others: [] });
    else if (products.length > 0) products.at(-1)?.others.push(row);
    else note(row.row, 'rowKind', 'rowSkipped');
  }
  return products.map(({ first, others }) => productOf(first, others));
};

function productOf(first: ForeignRow, others: readonly ForeignRow[]): ForeignProduct {
  const rows = [first, ...others];
  const nameOf = (number: number) =>
    rows.map((row) => row.option('optionName', number)).find((name) => name !== '') ?? '';
  // A product may list options that none of its rows uses.
  const numbers = OPTION_NUMBERS.filter(
    (number) => nameOf(number) !== '' && others.some((row) => row.option('optionValue', number) !== ''),
  );
  const alts = listed(first.cell('imageAlt'));
  const pictures = rows.flatMap((row) => listed(row.cell('images')));
  return {
    ...textsOf(first),
    status: statusOf(first),
    options: numbers.map((number) => ({ name: nameOf(number), swatches: swatchesOf(others, number) })),
    variants:
      numbers.length > 0
        ? others.map((row) => {
            const variant = variantOf(
              row,
              numbers.map((number) => row.option('optionValue', number)),
            );
            const price = variant.price || first.cell('price');
            return { ...variant, price, image: listed(row.cell('images'))[0] ?? '' };
          })
        : [{ ...variantOf(first, []), image: '' }],
    images: [...new Set(pictures)].map((url, index) => ({ url, alt: alts[index] ?? '' })),
  };
}

const swatchesOf = (rows: readonly ForeignRow[], number: number): ReadonlyMap<string, string> =>
  new Map(
    rows
      .map((row) => [row.option('optionValue', number), row.option('optionSwatch', number)] as const)
      .filter(([, swatch]) => isHexColor(swatch)),
  );
