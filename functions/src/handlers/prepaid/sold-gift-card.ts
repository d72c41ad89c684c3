import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  movementIdOf,
  movementOf,
  movePrepaid,
  prepaidDocument,
  prepaidIn,
  prepaidRef,
} from '@/functions/src/adapters/orders/prepaid';
import { queueGiftCardMail } from '@/functions/src/adapters/outbox/outbox';
import { collections } from '@/lib/domain/collections';
import type { Minor } from '@/lib/domain/money/money';
import { applyStatusChange } from '@/lib/domain/orders/apply-status-change';
import type { Order, Refund } from '@/lib/domain/orders/order';
import { parseMovement } from '@/lib/domain/prepaid/parse-prepaid';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { giftCause } from '@/lib/domain/prepaid/sale/gift-sale';
import { startOfDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Creates the gift card that a paid order bought, in the transaction that places it, and queues its mail for the day that was
 * chosen. This also marks the order as delivered. Does nothing for orders of goods.
 */
export function deliverGift(
  tx: Transaction,
  db: Firestore,
  order: Order,
  { timeZone }: Pick<StoreSetting, 'timeZone'>,
  at: number,
): Order {
  const { gift, storeId: store, currency, total } = order;
  if (!gift) return order;
  const { cardId: id, last4, receiver, sendOn } = gift;
  const card: Prepaid = {
    ...{ id, kind: 'gift', last4, uid: null, currency, initial: 0, balance: 0 },
    ...{
      active: true,
      reason: '',
      cause: giftCause(store, order.id),
      receiver,
      createdAt: at,
      updatedAt: at,
    },
  };
  movePrepaid(tx, db, store, card, movementOf(order, 'issued', 'issued', { amount: total, at }));
  const { email: to, locale } = receiver;
  const dueAt = Math.max(at, startOfDay(sendOn, timeZone));
  queueGiftCardMail(tx, db, store, { giftCardId: id, to, locale }, dueAt);
  const delivered = applyStatusChange(order, {
    ...{ to: 'delivered', actor: 'system', by: null, now: at },
    shipments: [],
  });
  if (!delivered.ok)
    throw new Error(`The gift card of ${order.id} cannot be delivered from ${order.status}.`);
  return delivered.value;
}

/** The gift card that an order bought; null for orders of goods, and before it is paid. */
export const readSoldCard = async (
  tx: Transaction,
  db: Firestore,
  { storeId: store, gift }: Order,
): Promise<Prepaid | null> => (gift ? prepaidIn(await tx.get(prepaidRef(db, store, gift.cardId))) : null);

/** Whether this amount can be refunded; for a gift card, only its unspent balance can. */
export const isUnspent = ({ gift }: Order, card: Prepaid | null, amount: number): boolean =>
  gift === null || (card !== null && amount <= card.balance);

/** Takes the refunded amount off the gift card; after a refund made elsewhere, at most its balance. */
export function voidGift(
  tx: Transaction,
  db: Firestore,
  order: Order,
  card: Prepaid | null,
  { id, amount, at, by }: Pick<Refund, 'id' | 'amount' | 'at' | 'by'>,
): void {
  const off = Math.min(amount, card?.balance ?? 0);
  if (!card || off === 0) return;
  movePrepaid(
    tx,
    db,
    order.storeId,
    card,
    movementOf(order, 'voided', voidedBy({ id }), { amount: -off, at, by }),
  );
}

const voidedBy = ({ id }: Pick<Refund, 'id'>): string => `voided-${id}`;

/** What a refund took off the gift card, which may be less than its amount. Call it before any write of the transaction. */
export async function readVoided(
  tx: Transaction,
  db: Firestore,
  order: Order,
  refund: Pick<Refund, 'id'>,
): Promise<Minor> {
  const { storeId: store, gift } = order;
  if (!gift) return 0;
  const id = movementIdOf(order, voidedBy(refund));
  const taken = await tx.get(db.doc(collections.prepaidMovement(store, gift.cardId, id)));
  return taken.exists ? -parseMovement(id, taken.data()).amount : 0;
}

/** Puts back what a failed refund took off; `amount` as of `readVoided`. */
export function restoreGift(
  tx: Transaction,
  db: Firestore,
  order: Order,
  card: Prepaid | null,
  { id, amount }: Pick<Refund, 'id' | 'amount'>,
  at: number,
): void {
  if (!card || amount === 0) return;
  movePrepaid(tx, db, order.storeId, card, movementOf(order, 'restored', `restored-${id}`, { amount, at }));
}

/** Switches the gift card of a disputed payment off; the owner decides when it may be used again. */
export function freezeGift(
  tx: Transaction,
  db: Firestore,
  order: Order,
  card: Prepaid | null,
  at: number,
): void {
  if (!card?.active) return;
  tx.set(prepaidRef(db, order.storeId, card.id), prepaidDocument({ ...card, active: false, updatedAt: at }));
}
