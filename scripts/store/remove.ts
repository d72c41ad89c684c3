import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { NO_ROLE, writeClaim } from '@/functions/src/adapters/staff-role';
import { filesOf, nullWhenGone, pictureFolder, staffOf } from './content';
import type { World } from './world/world';

const AT_ONCE = 8;

/** Removes what `contentOf` names, the setting first, so that nobody orders in a store that is half gone. */
export async function removeContent(world: World, store: StoreId): Promise<void> {
  const { rest, db } = world;
  await rest.delete([collections.storeSetting(store)]);
  await endPlan(world, store);
  for (const { id } of await staffOf(world, store)) await dismiss(world, store, id);
  for (const path of [collections.storeSetting(store), `stores/${store}`]) await removeBelow(world, path);
  await db.doc(`stores/${store}`).delete();
  await removePictures(world, store);
}

/** The person's account stays theirs as a shopper's; asked again, it finishes what was left undone. */
async function dismiss({ auth, db }: World, store: StoreId, uid: string): Promise<void> {
  if (await auth.getUser(uid).catch(nullWhenGone)) await writeClaim(auth, store, uid, NO_ROLE);
  const batch = db.batch();
  batch.delete(db.doc(collections.storeUser(uid)));
  batch.set(db.doc(collections.user(uid)), { isAdmin: false }, { merge: true });
  await batch.commit();
}

/** A deleted store pays no more: what it has paid for runs out. */
async function endPlan({ db, plans }: World, store: StoreId): Promise<void> {
  const customers = db.collection(collections.billingCustomers()).where('storeId', '==', store);
  for (const customer of (await customers.get()).docs) {
    const known = plans ? await plans.billing.subscriptionsOf(customer.id) : null;
    if (known && !known.ok) throw new Error('Stripe cannot be reached, so the plan would go on being paid.');
    for (const { id, status } of known?.value ?? [])
      if (status !== 'canceled') await plans?.billing.setCancelAtPeriodEnd(id, true);
    const uid = String(customer.get('uid'));
    const kept = db.collection(collections.subscriptions(uid)).where('storeId', '==', store);
    for (const { ref } of (await kept.get()).docs) await ref.delete();
    await customer.ref.delete();
  }
}

async function removeBelow({ rest, terminal }: World, path: string): Promise<void> {
  let paths: string[] = [];
  let removed = 0;
  const flush = async () => {
    await rest.delete(paths);
    removed += paths.length;
    terminal.progress('Removing documents', removed, null);
    paths = [];
  };
  for await (const document of rest.below(path)) if (paths.push(document.path) === 400) await flush();
  if (paths.length) await flush();
}

async function removePictures({ bucket, terminal }: World, store: StoreId): Promise<void> {
  const files = [];
  for await (const file of filesOf(bucket, pictureFolder(store))) files.push(file);
  let removed = 0;
  await inParallel(files, AT_ONCE, async (file) => {
    await file.delete({ ignoreNotFound: true });
    removed += 1;
    terminal.progress('Removing pictures', removed, files.length);
  });
}

/** Does the work for each item, some at once. */
export async function inParallel<T>(
  items: Iterable<T>,
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
