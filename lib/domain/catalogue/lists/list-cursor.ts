import type { Minor } from '@/lib/domain/money/money';
import type { Product, Sort } from '@/lib/domain/catalogue/product';
import { SORT_FIELDS } from './sort-fields';

/** The end of a page: the last product's sort value (milliseconds for times), price and id. */
export interface ListCursor {
  readonly value: number;
  readonly price: Minor;
  readonly id: string;
}

const SEPARATOR = '~';

/** The cursor after `product` in a list sorted by `sort`. */
export const cursorAfter = (product: Product, sort: Sort): ListCursor => ({
  value: product[SORT_FIELDS[sort].field],
  price: product.price,
  id: product.id,
});

/** The cursor as one text for a URL. */
export const cursorText = ({ value, price, id }: ListCursor): string => [value, price, id].join(SEPARATOR);

/** Parses the cursor of a URL; null when invalid. */
export function parseCursor(text: string): ListCursor | null {
  const [value = '', price = '', ...rest] = text.split(SEPARATOR);
  const id = rest.join(SEPARATOR);
  const isNumber = (digits: string) => /^-?\d{1,15}(\.\d{1,9})?$/.test(digits);
  const isId = id.length > 0 && id.length <= 100 && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id);
  return isNumber(value) && isNumber(price) && isId
    ? { value: Number(value), price: Number(price), id }
    : null;
}
