import { MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { parseConsent, type Consent } from '@/lib/domain/customers/consent';
import { isLocale, type Locale } from '@/lib/domain/locale';
import { count, fieldsOf, filledText, flag, listOf, millis, requiredIn } from '@/lib/domain/parse/fields';

/** How long a cart is stored for its reminder, and how long the link works. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** A line without its price: mail and link show today's. */
interface KeptLine {
  readonly productId: string;
  readonly variantId: string;
  readonly designId?: string;
  readonly quantity: number;
}

/** The cart of a shopper who agreed to one reminder mail. */
export interface KeptCart {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly lines: readonly KeptLine[];
  readonly consent: Consent;
  /** The account that agreed; null for a guest. */
  readonly uid: string | null;
  /** The customer id of this e-mail address. */
  readonly customerId: string;
  /** Milliseconds since the epoch. */
  readonly expireAt: number;
  /** When the mail was sent, and when its link was first opened; null before. */
  readonly remindedAt: number | null;
  readonly returnedAt: number | null;
}

/** Null for a cart that was ordered or whose reminder was cancelled. Nothing else is stored of it. */
export function parseKeptCart(id: string, data: unknown): KeptCart | null {
  const fields = fieldsOf(data);
  if (flag(fields.ended)) return null;
  const need = requiredIn(`keptCarts/${id}`, fields);
  return {
    id,
    email: need('email', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    lines: listOf(fields.lines, parseKeptLine).slice(0, MAX_LINES),
    consent: need('consent', (value) => parseConsent(value) ?? undefined),
    uid: filledText(fields.uid) ?? null,
    customerId: need('customerId', filledText),
    expireAt: millis(fields.expireAt) ?? 0,
    remindedAt: millis(fields.remindedAt) ?? null,
    returnedAt: millis(fields.returnedAt) ?? null,
  };
}

function parseKeptLine(value: unknown): KeptLine | undefined {
  const fields = fieldsOf(value);
  const [productId, variantId] = [filledText(fields.productId), filledText(fields.variantId)];
  const [designId, quantity] = [filledText(fields.designId), count(fields.quantity)];
  if (!productId || !variantId || !quantity) return undefined;
  return { productId, variantId, ...(designId && { designId }), quantity: Math.min(quantity, MAX_QUANTITY) };
}

/** How many carts were mailed, reopened by the link, and ordered after the mail. */
export interface CartFigures {
  readonly sent: number;
  readonly returned: number;
  readonly bought: number;
}

export function parseCartFigures(data: unknown): CartFigures {
  const { sent, returned, bought } = fieldsOf(data);
  return { sent: count(sent) ?? 0, returned: count(returned) ?? 0, bought: count(bought) ?? 0 };
}
