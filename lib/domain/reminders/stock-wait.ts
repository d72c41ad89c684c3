import type { Locale } from '@/lib/domain/locale';
import { isLocale } from '@/lib/domain/locale';
import { fieldsOf, filledText, requiredIn } from '@/lib/domain/parse/fields';
import { parsePieces, type Pieces, type StockMove } from '@/lib/domain/stock/stock-move';

/**
 * A shopper's request for a notice when a variant is back in stock. Queuing the mail deletes it in the same
 * transaction.
 */
interface StockWait {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly locale: Locale;
}

/** The number of waiting people, by variant. */
export type Waiting = Pieces;

export const parseWaiting = (_id: string, data: unknown): Waiting => parsePieces(fieldsOf(data).variants);

export function parseStockWait(id: string, data: unknown): StockWait {
  const fields = fieldsOf(data);
  const need = requiredIn(`stockWaits/${id}`, fields);
  return {
    productId: need('productId', filledText),
    variantId: need('variantId', filledText),
    email: need('email', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
  };
}

/** Pieces that shoppers can buy again. */
export interface Returned {
  readonly product: string;
  readonly variant: string;
  readonly pieces: number;
}

/** The variants that came back, restocked or shown again, with the pieces: as many people are notified of each. */
export const cameBack = ({ products, shown }: Pick<StockMove, 'products' | 'shown'>): Returned[] =>
  [...new Set([...Object.keys(products), ...Object.keys(shown)])].flatMap((product) =>
    // The pieces of a shown variant include those that came with it.
    Object.entries({ ...products[product]?.by, ...shown[product] })
      .filter(([, pieces]) => pieces > 0)
      .map(([variant, pieces]) => ({ product, variant, pieces })),
  );
