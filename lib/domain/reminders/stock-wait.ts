import { object } from 'yup';
import type { InferType } from 'yup';
import { emailField } from '@/lib/domain/forms/fields';
import type { Locale } from '@/lib/domain/locale';
import { isLocale } from '@/lib/domain/locale';
import { fieldsOf, filledText, requiredIn } from '@/lib/domain/parse/fields';
import { parsePieces, type Pieces } from '@/lib/domain/stock/stock-move';

/** For the form of a sold-out board and for `waitForStock`. */
export const stockWaitSchema = object({ email: emailField() });
export type StockWaitForm = InferType<typeof stockWaitSchema>;

/** Who asked to be told when a variant is back. It is deleted in the transaction that queues their mail. */
interface StockWait {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly locale: Locale;
}

/** How many people wait, by variant. */
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

/** A move's variants of which pieces came, with how many: as many people are notified of each. */
export const cameBack = (by: Pieces): (readonly [variant: string, pieces: number])[] =>
  Object.entries(by).filter(([, pieces]) => pieces > 0);
