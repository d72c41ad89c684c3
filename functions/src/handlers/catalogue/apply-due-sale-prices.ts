import { FieldPath } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import type * as logger from 'firebase-functions/logger';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { storeId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

/** Products read at once. */
const AT_ONCE = 100;
/** Less than a run may last; the next run continues. */
const RUN_MS = 60_000;

interface TurnDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<typeof logger, 'warn'>;
}

/**
 * Updates the price that lists sort and filter by, for every product of all stores whose sale has begun or ended, and
 * invalidates its pages. Orders placed meanwhile are priced by their own time. Each beginning or end is written once, however
 * many runs there are; the next run continues with the rest.
 */
export async function applyDueSalePrices({ db, now, log }: TurnDeps): Promise<void> {
  const due = db
    .collectionGroup('products')
    .where('saleTurnsAt', '<=', now())
    .orderBy('saleTurnsAt')
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE)
    .select();
  let { docs } = await due.get();
  for (const until = now() + RUN_MS; docs.length > 0 && now() < until;) {
    for (const { ref } of docs)
      await turn({ db, now }, ref).catch((error: unknown) =>
        log.warn('A sale did not turn', { path: ref.path, error: String(error) }),
      );
    const last = docs.at(-1);
    docs = last && docs.length === AT_ONCE ? (await due.startAfter(last).get()).docs : [];
  }
}

/** `updatedAt` stays: an open editor is not out of date. */
async function turn({ db, now }: Pick<Deps, 'db' | 'now'>, ref: DocumentReference): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const [at, turnsAt] = [now(), count(stored.get('saleTurnsAt'))];
    const store = ref.parent.parent?.id;
    if (!store || turnsAt === undefined || turnsAt > at) return ok(null);
    const product = parseProduct(stored.id, stored.data());
    const isShown = product.status === 'active';
    const pages = await pagesShowing(tx, db, storeId(store), isShown ? [product] : []);
    tx.update(ref, { ...listedPrice(product, at) });
    if (pages.length > 0) invalidatePages(tx, db, storeId(store), at, pages);
    return ok(null);
  });
}
