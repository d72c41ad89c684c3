import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { fail, ok, type Result } from '@/lib/domain/result';

/** A gift card is a bearer instrument: its code is enough; store credit belongs to an account. */
export const PREPAID_KINDS = ['gift', 'credit'] as const;
export type PrepaidKind = (typeof PREPAID_KINDS)[number];

/**
 * `issued`: sold or given away; `redeemed`: used for an order; `returned`: that order ended unpaid; `refunded`: a paid
 * order's refund; `voided`: the gift card's own order was refunded; `restored`: that refund failed; `moved`: from the account of a
 * person to the one that replaces it.
 */
export const MOVEMENT_KINDS = [
  'issued',
  'redeemed',
  'returned',
  'refunded',
  'voided',
  'restored',
  'moved',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** The recipient of the code, and the language of the mail. */
export interface GiftReceiver {
  readonly name: string;
  readonly email: string;
  /** The giver's words; may be empty. */
  readonly message: string;
  readonly locale: Locale;
}

/** A prepaid account, under a digest of the code or user account. Only functions write it. */
export interface Prepaid {
  readonly id: string;
  readonly kind: PrepaidKind;
  /** The last four characters of the code; empty for store credit. */
  readonly last4: string;
  /** The owner; null for a gift card. */
  readonly uid: string | null;
  readonly currency: CurrencyCode;
  /** The amount it was issued with. */
  readonly initial: Minor;
  readonly balance: Minor;
  /** Whether orders may use it. */
  readonly active: boolean;
  /** Why staff issued it. */
  readonly reason: string;
  /** The input from which its code is derived, together with a secret stored elsewhere; empty for store credit. */
  readonly cause: readonly string[];
  /** Null when it is not mailed. */
  readonly receiver: GiftReceiver | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A ledger entry; the amounts of all entries add up to the balance. */
export interface Movement {
  /** Derived from its cause, so that a retry moves nothing twice. */
  readonly id: string;
  readonly kind: MovementKind;
  /** Negative for a debit. */
  readonly amount: Minor;
  /** The balance afterwards. */
  readonly balance: Minor;
  /** Empty without an order. */
  readonly orderId: string;
  readonly orderNumber: string;
  /** The uid that acted; empty for the system. */
  readonly by: string;
  readonly reason: string;
  readonly at: number;
}

/** Whether an order may use this amount. */
export const canTake = ({ active, balance }: Prepaid, amount: Minor): boolean => active && amount <= balance;

/** The account after a movement, with its ledger entry. Fails with `gift-card-unavailable` below 0. */
export function moved(
  account: Prepaid,
  movement: Omit<Movement, 'balance'>,
): Result<{ account: Prepaid; movement: Movement }> {
  const balance = account.balance + movement.amount;
  if (balance < 0) return fail({ code: 'gift-card-unavailable' });
  const initial = movement.kind === 'issued' ? account.initial + movement.amount : account.initial;
  const updatedAt = Math.max(account.updatedAt, movement.at);
  return ok({ account: { ...account, initial, balance, updatedAt }, movement: { ...movement, balance } });
}
