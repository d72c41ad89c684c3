import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { StagedChunk } from '@/lib/domain/api/catalogue-admin';
import type { Callables } from '@/lib/domain/api/callables';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';
import { planImport, type PlannedProduct } from '@/lib/domain/catalogue/csv/plan-import';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { catalogueOf, inTransaction, productRefs } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { queriesOfSlugs } from '@/functions/src/handlers/catalogue/product-places';
import { isAnotherRunning, itemRef, jobRef, type ImportState } from './stored-import';

type StageRequest = Callables['stageImport']['request'];

/** TTL of an unconfirmed import. */
const TTL_MS = 24 * 60 * 60 * 1000;
/**
 * TTL of its products, which is longer: an import confirmed at the last moment still needs them all, however
 * often it is interrupted.
 */
const PRODUCTS_TTL_MS = 8 * TTL_MS;

/**
 * Checks a chunk of a file against the catalogue and stages the resulting writes; the catalogue does not
 * change. Fails with `key-reused` (this import is being committed already), `import-overtaken` (another one
 * is: its new products are not visible here and would be made twice), `try-again`.
 */
export async function stageImport(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, importId, products: staged, newGroups = [] }: StageRequest,
  caller: Caller,
): Promise<Result<StagedChunk>> {
  const store = storeId(id);
  const job = jobRef(db, store, importId);
  if (isBegun(await job.get())) return fail({ code: 'key-reused' });
  if (await isAnotherRunning(job)) return fail({ code: 'import-overtaken' });

  const stagedAt = Timestamp.fromMillis(now());
  // A new group that is never created counts as deleted meanwhile: `applyChunk` leaves it out.
  const groups = new Set([...(await readGroupIds(db, store)), ...newGroups]);
  const plan = planImport(id, staged, await readCatalogue(db, store, staged), groups);
  const problems = [...plan.problems, ...(await stagedTwice(db, store, importId, plan.products))];
  const written = plan.products.filter(({ kind }) => kind !== 'unchanged');
  if (problems.length === 0) {
    const expireAt = Timestamp.fromMillis(now() + TTL_MS);
    const productsExpireAt = Timestamp.fromMillis(now() + PRODUCTS_TTL_MS);
    const laid = await inTransaction(db, async (tx) => {
      // Rows confirmed since, after a retry of this call, may be applied already.
      const known = await tx.get(job);
      if (isBegun(known)) return fail({ code: 'key-reused' });
      const first = known.exists ? {} : { stagedAt };
      tx.set(job, { state: 'staged', uid: caller.uid, expireAt, ...first }, { merge: true });
      for (const { id: product, row, kind, fields, kept, keptPrices, seenAt, places } of written)
        tx.set(itemRef(db, store, importId, product), {
          row,
          places,
          fields: withoutUndefined(fields),
          kept,
          keptPrices,
          seenAt,
          isKnown: kind === 'changed',
          expireAt: productsExpireAt,
        });
      return ok(null);
    });
    if (!laid.ok) return laid;
  }
  const count = (kind: PlannedProduct['kind']) => plan.products.filter((one) => one.kind === kind).length;
  return ok({
    problems,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    previews: written.map(({ preview }) => preview),
  });
}

function isBegun(job: DocumentSnapshot): boolean {
  const state = job.get('state') as ImportState | undefined;
  return state !== undefined && state !== 'staged';
}

/** Every product that the chunk names, by id or by address, or that has an address it names. */
async function readCatalogue(
  db: Firestore,
  store: StoreId,
  staged: StageRequest['products'],
): Promise<Product[]> {
  const refs = productRefs(
    db,
    store,
    staged.flatMap(({ productId }) => productId || []),
  );
  const byId = refs.length > 0 ? await db.getAll(...refs) : [];
  const slugs = staged.flatMap(({ slug = '', slugAr = '' }) => [slug, slugAr]);
  const holders = await Promise.all(queriesOfSlugs(db, store, slugs).map((query) => query.get()));
  return [...catalogueOf([...byId, ...holders.flatMap(({ docs }) => docs)]).values()];
}

async function readGroupIds(db: Firestore, store: StoreId): Promise<ReadonlySet<string>> {
  const paths = [collections.categories(store), collections.brands(store)];
  const found = await Promise.all(paths.map((path) => db.collection(path).select().get()));
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
}

/** Finds products that the file names twice: by id in one place, by slug in another. */
async function stagedTwice(
  db: Firestore,
  store: StoreId,
  importId: string,
  products: readonly PlannedProduct[],
): Promise<CsvProblem[]> {
  if (products.length === 0) return [];
  const items = await db.getAll(...products.map(({ id }) => itemRef(db, store, importId, id)));
  return products.flatMap(({ row, slug }, index): CsvProblem[] => {
    const item = items[index];
    const isOther = item?.exists && item.get('row') !== row;
    return isOther ? [{ row, column: 'slug', code: 'productTwice', value: slug }] : [];
  });
}

/** Drops undefined values, which Firestore refuses. */
const withoutUndefined = (fields: PlannedProduct['fields']): unknown => JSON.parse(JSON.stringify(fields));
