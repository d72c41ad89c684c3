import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { isRunning } from '@/lib/domain/subscription/subscription';
import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import { rolesOf, writeClaims } from '@/functions/src/adapters/people/store-roles';
import { domainsOf } from './hosts/hosts-of';
import { filesOf, pictureFolder, staffRecords } from './content';
import type { World } from './world/world';

const AT_ONCE = 8;

/** Removes the store for good: its hosts and everything in `contentOf`. Its plan ends with the paid period. */
export async function removeStore(world: World, store: StoreId): Promise<void> {
  await world.rest.delete([collections.storeSetting(store)]);
  await endPlan(world, store);
  await world.rest.delete([collections.quotaRaise(store)]);
  await removeContent(world, store);
}

/**
 * Removes the store's hosts and everything in `contentOf` except the Stripe customer; the setting first, so that nobody orders from an incomplete
 * store.
 */
export async function removeContent(world: World, store: StoreId): Promise<void> {
  const { rest, db } = world;
  await rest.delete([
    collections.storeSetting(store),
    collections.storeOpening(store),
    collections.storeUsage(store),
  ]);
  await releaseAccounts(world, store);
  for (const { ref } of await domainsOf(world, store)) await ref.delete();
  await dismissAll(world, store);
  for (const path of [collections.storeSetting(store), `stores/${store}`]) await removeBelow(world, path);
  await db.doc(`stores/${store}`).delete();
  await removePictures(world, store);
}

/** The store's accounts at Stripe are asked about no more. They stay marked as its own: nobody else's store may take them. */
async function releaseAccounts({ db }: World, store: StoreId): Promise<void> {
  const ofStore = db.collection(collections.connectedStores()).where('storeId', '==', store);
  for (const { ref } of (await ofStore.get()).docs) await ref.update({ checkAt: FieldValue.delete() });
}

/**
 * Ends everybody's role in this store; their accounts stay, with their roles in other stores. Idempotent: the decisions, which
 * are removed later, name those whose claims an interrupted run has not written.
 */
async function dismissAll(world: World, store: StoreId): Promise<void> {
  const { db } = world;
  const records = await staffRecords(world, store);
  const decisions = await db.collection(collections.staffRoles(store)).get();
  const people = [
    ...records.map((record) => String(record.get('id'))),
    ...decisions.docs.map(({ id }) => id),
  ];
  for (const { ref } of records) await ref.delete();
  for (const uid of new Set(people)) {
    if ((await rolesOf(db, uid).limit(1).get()).empty)
      await db.doc(collections.user(uid)).set({ isAdmin: false }, { merge: true });
    await writeClaims(world, uid);
  }
}

/** Throws when the store has a Stripe customer and this machine cannot end its plan. */
export async function assertPlanCanEnd({ db, plans }: World, store: StoreId): Promise<void> {
  if (!plans && (await findBillingCustomer(db, store)))
    throw new Error(`Ending the plan of "${store}" needs the platform’s key of Stripe, STRIPE_SECRET_KEY.`);
}

async function endPlan(world: World, store: StoreId): Promise<void> {
  await assertPlanCanEnd(world, store);
  const { db, plans } = world;
  const customer = await findBillingCustomer(db, store);
  if (!customer || !plans) return;
  const known = await plans.billing.subscriptionsOf(customer.id);
  if (!known.ok) throw new Error('Stripe cannot be reached; run the same command again.');
  for (const subscription of known.value)
    if (isRunning(subscription)) await plans.billing.setCancelAtPeriodEnd(subscription.id, true);
  const ofStore = db.collection(collections.subscriptions(customer.uid)).where('storeId', '==', store);
  const { docs } = await ofStore.get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  // Without this document, Stripe's webhook about the end of the plan writes nothing.
  batch.delete(db.doc(collections.billingCustomer(customer.id)));
  await batch.commit();
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

/** Does the work for each item, `workers` of them at once. */
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
