import { Timestamp } from 'firebase-admin/firestore';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { normalizeGiftCode } from '@/lib/domain/prepaid/gift-code';
import { parsePrepaid } from '@/lib/domain/prepaid/parse-prepaid';
import { moved, type Movement, type Prepaid } from '@/lib/domain/prepaid/prepaid';
import { digest } from '@/functions/src/adapters/tokens/digest';

/** The id of a gift card, which does not reveal its code; null for a text that cannot be a code. */
export function giftCardId(store: StoreId, typed: string): string | null {
  const code = normalizeGiftCode(typed);
  return code && digest(['gift', store, code]);
}

/** The id of somebody's credit with a store: one for each currency. */
export const creditId = (store: StoreId, uid: string, currency: CurrencyCode): string =>
  digest(['credit', store, uid, currency]);

export const prepaidRef = (db: Firestore, store: StoreId, id: string): DocumentReference =>
  db.doc(collections.prepaid(store, id));

export const prepaidIn = (snapshot: DocumentSnapshot): Prepaid | null =>
  snapshot.exists ? parsePrepaid(snapshot.id, snapshot.data()) : null;

/** The gift card or credit that an order was paid with. Call it before any write of the transaction. */
export const readPrepaidOf = async (
  tx: Transaction,
  db: Firestore,
  { storeId: store, prepaid }: Order,
): Promise<Prepaid | null> => (prepaid ? prepaidIn(await tx.get(prepaidRef(db, store, prepaid.id))) : null);

/** The shopper's credit in the order's currency, new if they have none. Call it before any write of the transaction. */
export async function readCredit(
  tx: Transaction,
  db: Firestore,
  { storeId: store, currency }: Pick<Order, 'storeId' | 'currency'>,
  uid: string,
  now: number,
): Promise<Prepaid> {
  const id = creditId(store, uid, currency);
  const known = prepaidIn(await tx.get(prepaidRef(db, store, id)));
  const none = {
    last4: '',
    initial: 0,
    balance: 0,
    active: true,
    reason: '',
    cause: [],
    receiver: null,
    createdAt: now,
    updatedAt: now,
  };
  return known ?? { id, kind: 'credit', uid, currency, ...none };
}

/**
 * Adds or takes money of an account that the transaction read, and writes its ledger entry. The movement's id follows from its
 * cause, so a repeated movement fails the transaction. Overdrawing fails it too; callers rule that out first.
 */
export function movePrepaid(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  account: Prepaid,
  movement: Omit<Movement, 'balance'>,
): Prepaid {
  const after = moved(account, movement);
  if (!after.ok) throw new Error(`The balance of ${account.id} would be less than nothing.`);
  const { id, ...line } = after.value.movement;
  tx.set(prepaidRef(db, store, account.id), prepaidDocument(after.value.account));
  tx.create(db.doc(collections.prepaidMovement(store, account.id, id)), {
    ...line,
    at: Timestamp.fromMillis(line.at),
  });
  return after.value.account;
}

export const prepaidDocument = ({ id: _, createdAt, updatedAt, ...account }: Prepaid): DocumentData => ({
  ...account,
  createdAt: Timestamp.fromMillis(createdAt),
  updatedAt: Timestamp.fromMillis(updatedAt),
});

/** The id of an order's movement of an account. */
export const movementIdOf = ({ id }: Pick<Order, 'id'>, cause: string): string => `${id}-${cause}`;

/** An order's movement of an account, one for each `cause`. */
export const movementOf = (
  order: Pick<Order, 'id' | 'number'>,
  kind: Movement['kind'],
  cause: string,
  { amount, at, by = '' }: Pick<Movement, 'amount' | 'at'> & { readonly by?: string },
): Omit<Movement, 'balance'> => ({
  id: movementIdOf(order, cause),
  ...{ kind, amount, at, by, reason: '' },
  orderId: order.id,
  orderNumber: order.number,
});
