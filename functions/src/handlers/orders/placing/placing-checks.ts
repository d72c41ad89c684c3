import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { HandTerms } from '@/lib/domain/api/money/orders-by-hand';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { Discount } from '@/lib/domain/discounts/discount';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { isUsedUp } from '@/functions/src/adapters/orders/discounts';
import { prepaidIn, prepaidRef } from '@/functions/src/adapters/orders/prepaid';
import { readsIn } from '@/functions/src/adapters/orders/reads';
import type { Member } from '@/functions/src/adapters/people/member';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import type { Deps } from '@/functions/src/deps';
import { cashBlockOf } from '@/functions/src/handlers/cash/cash-blocks';

type CheckDeps = Pick<Deps, 'db' | 'now' | 'phoneKey' | 'takesCards'>;

/** A request to place an order, and what was looked up for it before the transaction. */
export interface Placing {
  readonly request: PlaceOrderRequest;
  readonly setting: FunctionSetting;
  /** What prices depend on, see `soldRefs`. */
  readonly sold: readonly DocumentReference[];
  /** The discount behind the code, null where there is none; undefined without a code. */
  readonly code: Discount | null | undefined;
  /** The gift card or credit that is to pay, likewise. */
  readonly prepaid: Prepaid | null | undefined;
  readonly uid: string;
  /** A shopper with an account is the customer of its e-mail address, whatever the form says. */
  readonly member: Member | null;
  /** The shopper's, as `clientNetwork` says. */
  readonly network: string;
  readonly requestId: string;
  /** What staff decided for an order by hand; null for a shopper's own order. */
  readonly hand: HandTerms | null;
}

/** Fails where the store takes no cash from this phone, and says whether a card would do. */
export async function checkCash(
  tx: Transaction,
  deps: CheckDeps,
  { request, setting }: Placing,
): Promise<Result<null>> {
  if (request.paymentMethod !== 'cash') return ok(null);
  if (!(await cashBlockOf(tx, deps.db, deps, setting, request.address))) return ok(null);
  const methods = offeredMethods(setting, deps.takesCards(setting));
  return fail({ code: methods.includes('card') ? 'cash-blocked-card' : 'cash-blocked' });
}

/** Fails where the code does not exist or is used up; simultaneous orders are retried. */
export async function checkCode(
  tx: Transaction,
  { db }: CheckDeps,
  { code, ...placing }: Placing,
): Promise<Result<null>> {
  if (code === undefined) return ok(null);
  const store = placing.setting.storeId;
  const who = { customerId: customerOf(placing), reads: readsIn(tx) };
  const isGone = code === null || (await isUsedUp(db, store, code, who));
  return isGone ? fail({ code: 'discount-unavailable' }) : ok(null);
}

/** The account that is to pay, as it is in this transaction; null without one. Fails where it can pay nothing. */
export async function readPaying(
  tx: Transaction,
  { db }: CheckDeps,
  { prepaid, request, setting }: Placing,
): Promise<Result<Prepaid | null>> {
  if (prepaid === undefined) return ok(null);
  const account = prepaid && prepaidIn(await tx.get(prepaidRef(db, setting.storeId, prepaid.id)));
  const isUsable = account?.active && account.balance > 0 && account.currency === request.currency;
  return isUsable ? ok(account) : fail({ code: 'gift-card-unavailable' });
}

/** The customer that the discounts' limits count an order for. */
export const customerOf = ({ request: { address }, member }: Pick<Placing, 'request' | 'member'>): string =>
  customerKey(member?.email ?? (address.email || address.mobileNumber));
