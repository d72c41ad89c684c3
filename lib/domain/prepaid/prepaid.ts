import type { Locale } from '@/lib/domain/locale';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { fail, ok, type Result } from '@/lib/domain/result';

/** A gift card, for who knows its code; store credit, for the account it was given to. */
export const PREPAID_KINDS = ['gift', 'credit'] as const;
export type PrepaidKind = (typeof PREPAID_KINDS)[number];

/**
 * `issued`: it was sold or given away; `redeemed`: an order took it as payment; `returned`: such an order ended unpaid; `refunded`:
 * money of a paid order went onto it; `voided`: the order that bought it was refunded; `restored`: that refund failed.
 */
export const MOVEMENT_KINDS = ['issued', 'redeemed', 'returned', 'refunded', 'voided', 'restored'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Who is sent the code, and in which language. */
export interface GiftReceiver {
  readonly name: string;
  readonly email: string;
  /** The giver's words; may be empty. */
  readonly message: string;
  readonly locale: Locale;
}

/** Money that somebody has with the store, under a digest of the code or of the account. Nobody but functions writes it. */
export interface Prepaid {
  readonly id: string;
  readonly kind: PrepaidKind;
  /** The end of the code; empty for store credit. */
  readonly last4: string;
  /** Whose it is; null for a gift card. */
  readonly uid: string | null;
  readonly currency: CurrencyCode;
  /** What it was issued with. */
  readonly initial: Minor;
  readonly balance: Minor;
  /** Whether orders may take from it. */
  readonly active: boolean;
  /** Why it was issued by hand. */
  readonly reason: string;
  /** What its code follows from, beside a secret that is not stored here; none for store credit. */
  readonly cause: readonly string[];
  /** Null where it is not mailed. */
  readonly receiver: GiftReceiver | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An entry of its ledger; the amounts of all entries add up to its balance. */
export interface Movement {
  /** Derived from its cause, so that a retry moves nothing twice. */
  readonly id: string;
  readonly kind: MovementKind;
  /** Less than 0 for what was taken. */
  readonly amount: Minor;
  /** After it. */
  readonly balance: Minor;
  /** Empty where there is none. */
  readonly orderId: string;
  readonly orderNumber: string;
  /** The uid of who did it; empty for the system. */
  readonly by: string;
  readonly reason: string;
  readonly at: number;
}

/** Whether an order may take so much from it. */
export const canTake = ({ active, balance }: Prepaid, amount: Minor): boolean => active && amount <= balance;

/** The account after a movement, and the movement as its ledger keeps it. Fails with `gift-card-unavailable` below 0. */
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
