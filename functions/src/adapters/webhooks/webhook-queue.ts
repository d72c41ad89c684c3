import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { publicOrder } from '@/lib/domain/webhooks/public-order';
import { publicProduct } from '@/lib/domain/webhooks/public-product';
import { DELIVERY_LIFETIME_MS } from '@/lib/domain/webhooks/webhook-delivery';
import { parseSubscriptions, type WebhookSubscription } from '@/lib/domain/webhooks/webhook-endpoint';
import {
  TEST_EVENT,
  WEBHOOK_VERSION,
  type SentEvent,
  type WebhookEvent,
  type WebhookPayload,
} from '@/lib/domain/webhooks/webhook-event';
import { fieldsOf, filledText, flag, requiredIn } from '@/lib/domain/parse/fields';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { queueEntry } from '@/functions/src/adapters/outbox/outbox-entry';

const WEBHOOK_KIND = 'webhook';

type Subscriptions = readonly WebhookSubscription[];

interface Happened {
  readonly type: WebhookEvent;
  readonly data: unknown;
  readonly at: number;
  /** Whose data it holds (`customerKey`), so that forgetting them finds it; absent without a person. */
  readonly customerId?: string;
  readonly lifetimeMs?: number;
}

/** The store's webhook subscriptions, for transactions that do not read the whole setting; one read. */
export const readSubscriptions = async (db: Firestore, store: StoreId): Promise<Subscriptions> =>
  parseSubscriptions((await db.doc(collections.notificationSetting(store)).get()).data());

/** The store's webhook subscriptions and the currency of its prices, for product events. */
export interface ProductHooks {
  readonly webhooks: Subscriptions;
  readonly currency: CurrencyCode;
}

const PRODUCT_EVENTS: readonly WebhookEvent[] = ['product.changed', 'product.deleted'];

/** Null, after one read, if no endpoint subscribes to product events. */
export async function readProductHooks(db: Firestore, store: StoreId): Promise<ProductHooks | null> {
  const webhooks = await readSubscriptions(db, store);
  if (!webhooks.some(({ events }) => events.some((event) => PRODUCT_EVENTS.includes(event)))) return null;
  const setting = await readPublicSetting(db, store);
  return setting && { webhooks, currency: setting.baseCurrency };
}

/** Queues the events of an order in the transaction of their cause; nothing where no endpoint asks for them. */
export function queueOrderEvents(
  tx: Transaction,
  db: Firestore,
  { webhooks }: { readonly webhooks: Subscriptions },
  order: Order,
  { events, at }: { readonly events: readonly WebhookEvent[]; readonly at: number },
): void {
  if (webhooks.length === 0) return;
  for (const type of events)
    queueEvent(tx, db, order.storeId, webhooks, {
      ...{ type, at, data: { order: publicOrder(order) } },
      customerId: order.customerId,
    });
}

/**
 * Queues the events of changed or deleted products, without a trigger: one transaction may change many. They are sent within a
 * minute.
 */
export function queueProductEvents(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  hooks: ProductHooks | null,
  { changed = [], deleted = [], at }: MovedProducts,
): void {
  if (!hooks) return;
  const { webhooks, currency } = hooks;
  for (const product of changed) {
    const data = { product: publicProduct(product, currency) };
    queueEvent(tx, db, store, webhooks, { type: 'product.changed', data, at }, false);
  }
  for (const { id } of deleted)
    queueEvent(tx, db, store, webhooks, { type: 'product.deleted', data: { product: { id } }, at }, false);
}

interface MovedProducts {
  readonly changed?: readonly Product[];
  readonly deleted?: readonly Product[];
  readonly at: number;
}

/** Queues an event for every endpoint that asks for it. `isUrgent` sends it at once instead of within a minute. */
export function queueEvent(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  webhooks: Subscriptions,
  { type, data, at, customerId = '', lifetimeMs }: Happened,
  isUrgent = true,
): void {
  const asking = webhooks.filter(({ events }) => events.includes(type));
  if (asking.length === 0) return;
  const made = payload(db, store, type, data, at);
  for (const { id } of asking) {
    const deliveryId = queueDelivery(tx, db, store, id, made, { at, customerId, lifetimeMs });
    if (isUrgent) triggerDelivery(tx, db, store, { deliveryId, insists: false }, at);
  }
}

/** Queues the test event of one endpoint; returns its delivery's id. */
export function queueTestEvent(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  endpoint: string,
  at: number,
): string {
  const made = payload(db, store, TEST_EVENT, { message: 'This is a test.' }, at);
  const deliveryId = queueDelivery(tx, db, store, endpoint, made, { at, customerId: '' });
  triggerDelivery(tx, db, store, { deliveryId, insists: true }, at);
  return deliveryId;
}

function payload(db: Firestore, store: StoreId, type: SentEvent, data: unknown, at: number): WebhookPayload {
  const id = `evt_${db.collection(collections.outbox(store)).doc().id}`;
  return { id, type, version: WEBHOOK_VERSION, timestamp: new Date(at).toISOString(), store, data };
}

function queueDelivery(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  endpointId: string,
  made: WebhookPayload,
  {
    at,
    customerId,
    lifetimeMs = DELIVERY_LIFETIME_MS,
  }: { readonly at: number; readonly customerId: string; readonly lifetimeMs?: number | undefined },
): string {
  const id = `${made.id}_${endpointId}`;
  tx.create(db.doc(collections.webhookDelivery(store, id)), {
    ...{ endpointId, eventId: made.id, type: made.type, body: JSON.stringify(made) },
    customerId,
    ...{ state: 'waiting', attempts: 0, dueAt: Timestamp.fromMillis(at) },
    createdAt: Timestamp.fromMillis(at),
    expireAt: Timestamp.fromMillis(at + lifetimeMs),
  });
  return id;
}

/**
 * Queues an outbox entry that triggers a delivery; if it is lost, the schedule finds the delivery. `insists`: somebody waits
 * for it, so it is sent even if its endpoint failed last.
 */
export function triggerDelivery(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  trigger: { readonly deliveryId: string; readonly insists: boolean },
  at: number,
): void {
  queueEntry(tx, db.collection(collections.outbox(store)).doc(), { kind: WEBHOOK_KIND, ...trigger }, at);
}

/** Whether an outbox entry triggers a webhook's delivery, and is no mail. */
export const isWebhook = (data: unknown): boolean => fieldsOf(data).kind === WEBHOOK_KIND;

export const parseTrigger = (path: string, data: unknown) => {
  const fields = fieldsOf(data);
  return {
    deliveryId: requiredIn(path, fields)('deliveryId', filledText),
    insists: flag(fields.insists) ?? false,
  };
};
