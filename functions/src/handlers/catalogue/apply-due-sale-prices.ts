import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type * as logger from 'firebase-functions/logger';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { failureOf } from '@/functions/src/failure-of';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage, invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { storesWith } from '@/functions/src/adapters/database/stores-with';
import { workInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

/** Products of a store that turn in one transaction; a store with as many due has all its pages invalidated. */
const AT_ONCE = 50;
/** Less than a run may last; the next run continues. */
const RUN_MS = 60_000;

interface TurnDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<typeof logger, 'warn'>;
}

/** How far a run has come with a store. */
interface Turning {
  readonly store: StoreId;
  last?: QueryDocumentSnapshot;
  isLarge: boolean;
}

/**
 * Updates the price that lists sort and filter by, for every product of all stores whose sale has begun or ended, and
 * invalidates its pages. Orders placed meanwhile are priced by their own time. Each beginning or end is written once, however
 * many runs there are. Stores have their turns, so that a large sale delays no other; the next run continues with the rest.
 */
export async function applyDueSalePrices(deps: TurnDeps): Promise<void> {
  const due = deps.db.collectionGroup('products').where('saleTurnsAt', '<=', deps.now());
  const stores = await storesWith(due, 'saleTurnsAt');
  const visited = new Map<string, Turning>([...stores].map((store) => [store, { store, isLarge: false }]));
  const work = (turning: Turning) =>
    turnSome(deps, turning).catch((error: unknown) => {
      deps.log.warn('The sales of a store did not turn', { store: turning.store, error: failureOf(error) });
      return true;
    });
  await workInTurn(deps, { schedule: 'applyDueSalePrices', visited, runMs: RUN_MS, work });
}

/** Turns a store's next products; resolves to whether they were its last. */
async function turnSome(deps: TurnDeps, turning: Turning): Promise<boolean> {
  const { db, now, log } = deps;
  const due = db
    .collection(collections.products(turning.store))
    .where('saleTurnsAt', '<=', now())
    .orderBy('saleTurnsAt')
    .limit(AT_ONCE)
    .select('saleTurnsAt');
  const { docs } = await (turning.last ? due.startAfter(turning.last) : due).get();
  // After the last one, also where it did not turn: what fails keeps no other waiting.
  turning.last = docs.at(-1) ?? turning.last;
  turning.isLarge ||= docs.length === AT_ONCE;
  const refs = docs.map(({ ref }) => ref);
  if (refs.length > 0)
    await turn(deps, turning, refs).catch(async () => {
      for (const ref of refs)
        await turn(deps, turning, [ref]).catch((error: unknown) =>
          log.warn('A sale did not turn', { path: ref.path, error: failureOf(error) }),
        );
    });
  return docs.length < AT_ONCE;
}

/** `updatedAt` stays: an open editor is not out of date. */
async function turn(
  { db, now }: TurnDeps,
  { store, isLarge }: Turning,
  refs: readonly DocumentReference[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const isDue = (turnsAt: unknown) => (count(turnsAt) ?? Infinity) <= at;
    const stored = (await tx.getAll(...refs)).filter((product) => isDue(product.get('saleTurnsAt')));
    const products = stored.map((product) => parseProduct(product.id, product.data()));
    const shown = products.filter(({ status }) => status === 'active');
    const pages = isLarge ? [] : await pagesShowing(tx, db, store, shown);
    for (const product of products)
      tx.update(db.doc(collections.product(store, product.id)), { ...listedPrice(product, at) });
    if (pages.length > 0) invalidatePages(tx, db, store, at, pages);
    if (isLarge && shown.length > 0) invalidateEveryPage(tx, db, store);
    return ok(null);
  });
}
