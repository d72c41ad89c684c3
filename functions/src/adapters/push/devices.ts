import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, filledText, flag } from '@/lib/domain/parse/fields';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';

/** Bounds the writes per order; the oldest browsers are removed first. */
const MOST_OF_A_PERSON = 10;
const MOST_OF_A_STORE = 50;

/** One browser and its owner's uid. The id is a digest of the browser's token. */
export interface DeviceRef {
  readonly uid: string;
  readonly id: string;
}

/** A browser that gets push about its owner's orders in a store. */
export interface Device extends DeviceRef {
  readonly token: string;
  readonly storeId: StoreId;
  readonly locale: Locale;
  /** Whether it also gets push about all new orders of the store, for staff. */
  readonly newOrders: boolean;
}

export const deviceId = (token: string): string => digest(token);

/** Null for a malformed document. */
export function parseDevice(ref: DeviceRef, data: unknown): Device | null {
  const fields = fieldsOf(data);
  const [token, store] = [filledText(fields.token), filledText(fields.storeId)];
  if (!token || !store) return null;
  const locale = isLocale(fields.locale) ? fields.locale : 'en';
  return { ...ref, token, storeId: storeId(store), locale, newOrders: flag(fields.newOrders) ?? false };
}

/** The browsers on which a shopper gets push about this store's orders; none for null. */
export async function devicesOf(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  uid: string | null,
): Promise<DeviceRef[]> {
  if (!uid) return [];
  const { docs } = await tx.get(ownDevices(db, store, uid).limit(MOST_OF_A_PERSON));
  return docs.map(({ id }) => ({ uid, id }));
}

/** The browsers that get push about every new order, from the stored list `uid/id`. */
export function parseStoreDevices(data: unknown): DeviceRef[] {
  const { devices } = fieldsOf(data);
  const listed = Array.isArray(devices) ? devices : [];
  return listed.flatMap((entry) => {
    const [uid, id] = (filledText(entry) ?? '').split('/');
    return uid && id ? [{ uid, id }] : [];
  });
}

/** Stores a browser as one person's; its previous user gets no push there any more. */
export function saveDevice(db: Firestore, device: Device, now: number): Promise<void> {
  const { uid, id, token, storeId: store, locale, newOrders } = device;
  return db.runTransaction(async (tx) => {
    const others = await tx.get(db.collectionGroup('devices').where('token', '==', token));
    const own = await tx.get(ownDevices(db, store, uid));
    const listed = await tx.get(db.doc(collections.storeDevices(store)));
    const list = parseStoreDevices(listed.data()).filter((entry) => entry.id !== id);
    for (const { ref } of others.docs) if (ref.path !== collections.device(uid, id)) tx.delete(ref);
    const surplus = own.docs
      .filter((doc) => doc.id !== id)
      .sort((a, b) => a.updateTime.toMillis() - b.updateTime.toMillis())
      .slice(0, Math.max(0, own.size + 1 - MOST_OF_A_PERSON));
    for (const { ref } of surplus) tx.delete(ref);
    const seenAt = Timestamp.fromMillis(now);
    tx.set(db.doc(collections.device(uid, id)), { token, storeId: store, locale, newOrders, seenAt });
    const next = newOrders ? [...list, { uid, id }] : list;
    const devices = next.slice(-MOST_OF_A_STORE).map((entry) => `${entry.uid}/${entry.id}`);
    if (devices.length > 0 || listed.exists) tx.set(listed.ref, { devices });
  });
}

/** Removes a browser, wherever it is listed. */
export async function forgetDevice(db: Firestore, store: StoreId, { uid, id }: DeviceRef): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(collections.device(uid, id)));
  const devices = FieldValue.arrayRemove(`${uid}/${id}`);
  batch.set(db.doc(collections.storeDevices(store)), { devices }, { merge: true });
  await batch.commit();
}

/** Removes all browsers of a person, in every store. */
export const forgetDevices = (db: Firestore, uid: string): Promise<void> =>
  forgetAll(db, uid, db.collection(collections.devices(uid)));

/** Removes the browsers of a person that get push from this store. */
export const forgetStoreDevices = (db: Firestore, store: StoreId, uid: string): Promise<void> =>
  forgetAll(db, uid, ownDevices(db, store, uid));

async function forgetAll(db: Firestore, uid: string, devices: Query): Promise<void> {
  for (const doc of await readAll(devices)) {
    const device = parseDevice({ uid, id: doc.id }, doc.data());
    // Writes the store's list only if the browser may be in it, because the store may be deleted.
    await (device?.newOrders ? forgetDevice(db, device.storeId, device) : doc.ref.delete());
  }
}

/** A person's browsers that get push about this store's orders. */
export const ownDevices = (db: Firestore, store: StoreId, uid: string): Query =>
  db.collection(collections.devices(uid)).where('storeId', '==', store);
