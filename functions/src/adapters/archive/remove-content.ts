import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { rolesOf, writeClaims } from '@/functions/src/adapters/people/store-roles';
import { pictureFolder, staffRecords, type StoreSource } from './store-content';

/** Documents and pictures removed between two looks at the clock. */
const STEP = 400;
const AT_ONCE = 8;

interface Removal {
  /** Asked between steps; the removal ends where it is once it says so. */
  readonly isOver?: () => boolean;
  readonly onStep?: (what: 'documents' | 'pictures', removed: number) => void;
}

/**
 * Removes everything in `contentOf` except the Stripe customer, and the rights of the store's people: the setting first, so
 * that nobody orders from an incomplete store. Whatever stopped it, a further call goes on. Resolves to whether all is gone.
 */
export async function removeContent(
  source: StoreSource,
  store: StoreId,
  { isOver = () => false, onStep = () => undefined }: Removal = {},
): Promise<boolean> {
  const { rest, db } = source;
  await rest.delete([
    collections.storeSetting(store),
    collections.storeOpening(store),
    collections.storeUsage(store),
    collections.storeHandover(store),
  ]);
  await releaseAccounts(source, store);
  await dismissAll(source, store);
  for (const named of [collections.exportTickets(), collections.supportAccesses()]) {
    const { docs } = await db.collection(named).where('storeId', '==', store).get();
    await rest.delete(docs.map(({ ref }) => ref.path));
  }
  let removed = 0;
  for (const path of [collections.storeSetting(store), `stores/${store}`])
    for await (const paths of inSteps(rest.pathsBelow(path))) {
      await rest.delete(paths);
      onStep('documents', (removed += paths.length));
      if (isOver()) return false;
    }
  await db.doc(`stores/${store}`).delete();
  return removePictures(source, store, { isOver, onStep });
}

/** The store's accounts at Stripe are asked about no more. They stay marked as its own: nobody else's store may take them. */
async function releaseAccounts({ db }: StoreSource, store: StoreId): Promise<void> {
  const ofStore = db.collection(collections.connectedStores()).where('storeId', '==', store);
  for (const { ref } of (await ofStore.get()).docs) await ref.update({ checkAt: FieldValue.delete() });
}

/**
 * Ends everybody's role in this store; their accounts stay, with their roles in other stores. Idempotent: the decisions, which
 * are removed later, name those whose claims an interrupted run has not written.
 */
async function dismissAll(source: StoreSource, store: StoreId): Promise<void> {
  const { db } = source;
  const records = await staffRecords(source, store);
  const decisions = await db.collection(collections.staffRoles(store)).get();
  const people = [
    ...records.map((record) => String(record.get('id'))),
    ...decisions.docs.map(({ id }) => id),
  ];
  for (const { ref } of records) await ref.delete();
  for (const uid of new Set(people)) {
    if ((await rolesOf(db, uid).limit(1).get()).empty)
      await db.doc(collections.user(uid)).set({ isAdmin: false }, { merge: true });
    await writeClaims(source, uid);
  }
}

/** Lists the first ones again and again, because a page that follows removed ones is another one. */
async function removePictures(
  { bucket }: StoreSource,
  store: StoreId,
  { isOver, onStep }: Required<Removal>,
): Promise<boolean> {
  const first = { prefix: pictureFolder(store), maxResults: STEP, autoPaginate: false };
  for (let removed = 0; ;) {
    const [files] = await bucket.getFiles(first);
    if (!files.length) return true;
    await inParallel(files, AT_ONCE, async (file) => void (await file.delete({ ignoreNotFound: true })));
    onStep('pictures', (removed += files.length));
    if (isOver()) return false;
  }
}

/** The items in groups of one step's size. */
async function* inSteps<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let some: T[] = [];
  for await (const item of items)
    if (some.push(item) === STEP) {
      yield some;
      some = [];
    }
  if (some.length) yield some;
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
