import { AggregateField, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { widerNetworks } from '@/lib/domain/limits/network';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { reservedBy } from '@/lib/domain/reservations/caps';
import type { Reserved } from '@/lib/domain/reservations/caps';
import { digest } from '@/functions/src/adapters/tokens/digest';

/** The caps that a reservation counts against, as digests. */
export interface Reserving {
  readonly person: string;
  /** Empty for a known shopper, whose reservations use up no caps of new people. */
  readonly address: string;
}

export const personKey = (uid: string): string => digest(['person', uid]);

/** `network` as `networkOf` returns it. IPv6 counts by site, since the owner of one address there usually has all. */
export const networkKey = (network: string): string =>
  digest(['address', widerNetworks(network).site ?? network]);

/** Keys for `runInQueue`: orders that count against the same caps queue instead of colliding. */
export const reservingKeys = (store: StoreId, uid: string, network: string): string[] =>
  [personKey(uid), networkKey(network)].map((key) => `${collections.reservations(store)}/${key}`);

const SUMS = { pieces: AggregateField.sum('pieces'), value: AggregateField.sum('value') };

/**
 * Sums a person's or address's reservations in the transaction, which is retried when one of them changes, so no counter can
 * drift. One read.
 */
export async function reservedOf(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  field: keyof Reserving,
  key: string,
): Promise<Reserved> {
  const own: Query = db.collection(collections.reservations(store)).where(field, '==', key);
  const { pieces, value } = (await tx.get(own.aggregate(SUMS))).data();
  return { pieces, value };
}

/** Writes an order's reservation; it exists as long as the order's `goods` are `held`. */
export function reserve(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { base, at, ...reserving }: Reserving & { readonly base: CurrencyCode; readonly at: number },
): void {
  tx.create(db.doc(collections.reservation(order.storeId, order.id)), {
    ...reserving,
    isNew: reserving.address !== '',
    ...reservedBy(order, base),
    at: Timestamp.fromMillis(at),
  });
}

/** Ends an order's reservation, as the transaction read it; does nothing without one. */
export function endReservation(tx: Transaction, db: Firestore, { storeId, id, goods }: Order): void {
  if (goods === 'held') tx.delete(db.doc(collections.reservation(storeId, id)));
}
