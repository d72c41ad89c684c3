import { offered, type Product } from '@/lib/domain/catalogue/product';
import type { Pieces } from './stock-move';

type Shown = Pick<Product, 'status' | 'variants'>;

const inShop = ({ status, variants }: Shown) => (status === 'active' ? offered(variants) : []);

/** The stock of the variants that shoppers can buy after an edit and were not shown before; none of those sold out. */
export function shownAgain(before: Shown, after: Shown): Pieces {
  const known = new Set(inShop(before).map(({ id }) => id));
  const fresh = inShop(after).filter(({ id, stock }) => stock > 0 && !known.has(id));
  return Object.fromEntries(fresh.map(({ id, stock }) => [id, stock]));
}
