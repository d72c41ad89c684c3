import { pageStore } from '@/lib/browser/page-store';
import { DOCUMENT_ID } from '@/lib/domain/ids';
import { fieldsOf, filledText, flag, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { storedValue } from './stored-value';

/** The cart whose shopper agreed to a reminder, or came by its mail; null for everybody else. */
interface RemindedCart {
  readonly id: string;
  /** Whether the box at the checkout is ticked. */
  readonly agreed: boolean;
  /** The logged-in account that agreed: nobody else at this browser did. */
  readonly uid: string | null;
}

function parse(stored: string | null): RemindedCart | null {
  const fields = fieldsOf(parseJson(stored));
  const id = text(fields.id) ?? '';
  if (!DOCUMENT_ID.test(id)) return null;
  return { id, agreed: flag(fields.agreed) ?? false, uid: filledText(fields.uid) ?? null };
}

/** This browser's reminded cart, the same in every tab, until it is ordered or the box is unticked. */
export const remindedCart = storedValue<RemindedCart | null>(
  () => `boards.reminded-cart.${pageStore()}`,
  parse,
  (cart) => cart && JSON.stringify(cart),
);
