import { pageStore } from '@/lib/browser/page-store';
import { parseQueued } from '@/lib/domain/orders/waiting/parse-waiting';
import { isForgotten, keyOf, type QueuedOrder } from '@/lib/domain/orders/waiting/waiting-order';
import { answerWithin } from '@/lib/settle-within';

/** The name of the store's database and channel. */
const queueName = () => `boards.waiting-orders.${pageStore()}`;
const STORE = 'orders';

/** Timeout of the database: a healthy disk takes milliseconds, but Safari's database sometimes never answers. */
const ANSWER_MS = 5_000;

const listeners = new Set<() => void>();
const tellListeners = () => listeners.forEach((listener) => listener());

let channel: BroadcastChannel | null | undefined;

/** Tells the other tabs of changes; null in browsers without channels. */
function otherTabs(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(queueName());
  channel?.addEventListener('message', tellListeners);
  return channel;
}

/** Calls `listener` when this tab or another has changed the queue. */
export function onQueueChange(listener: () => void): () => void {
  otherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The orders of this store on this device, the oldest first. Rejects where the browser has no storage. */
export async function queuedOrders(): Promise<QueuedOrder[]> {
  const stored = await inStore('readonly', (orders) => orders.getAll());
  const known = stored.map(parseQueued).filter((order) => order !== null);
  return known.filter((order) => !isForgotten(order, Date.now())).sort((a, b) => a.madeAt - b.madeAt);
}

/** Resolves once the order is on the disk. Rejects where there is no room for it. */
export async function putOrder(order: QueuedOrder): Promise<void> {
  await inStore('readwrite', (orders) => orders.put(order, keyOf(order)));
  changed();
}

export async function removeOrder(key: string): Promise<void> {
  await inStore('readwrite', (orders) => orders.delete(key));
  changed();
}

/** Removes all orders, with the addresses in them, after their shopper logged out. */
export async function forgetOrders(): Promise<void> {
  await inStore('readwrite', (orders) => orders.clear());
  changed();
}

function changed(): void {
  otherTabs()?.postMessage(null);
  tellListeners();
}

/**
 * Runs `act` on the object store; resolves once its transaction is on disk (strict durability), so that a crash does not undo
 * it.
 */
const inStore = <T>(mode: IDBTransactionMode, act: (orders: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
  answerWithin(ANSWER_MS, transact(mode, act));

async function transact<T>(
  mode: IDBTransactionMode,
  act: (orders: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The order could not be stored.'));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(queueName(), 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser has no storage.'));
  });
}
