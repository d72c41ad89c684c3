import { AggregateField, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { count, millis, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { failureOf } from '@/functions/src/failure-of';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { recordedDb } from '@/functions/src/audit/recorded-db';
import { readAll } from '@/functions/src/adapters/database/change-in-batches';
import { workInTurn } from '@/functions/src/adapters/database/visit-in-turn';
import type { Deps } from '@/functions/src/deps';
import type { Log } from '@/functions/src/log';
import { applyChunk } from './apply-chunk';
import { dismissStopped, noteFailure } from './stopped-import';
import { isSuperseded, jobRef, type ImportState } from './stored-import';

type CommitDeps = Pick<Deps, 'db' | 'now'>;

interface SweepDeps extends CommitDeps {
  readonly log: Pick<Log, 'error'>;
}

/** Time budget of one scheduled run, milliseconds, well within its timeout. */
const RUN_MS = 40_000;
/** Steps of one import before the next import's turn. */
const STEPS_IN_TURN = 10;

/**
 * Commits a staged import, or continues. Fails with `import-not-found` (not all of its products were staged,
 * or it expired), `import-overtaken` (another import has changed the catalogue since it was checked), `quota-reached` (the plan
 * does not hold all of its new products, so none is written).
 */
export async function commitImport(
  deps: CommitDeps,
  { storeId: id, importId, total }: Callables['commitImport']['request'],
): Promise<Result<Callables['commitImport']['response']>> {
  const begun = await begin(deps, storeId(id), { importId, total });
  return begun.ok ? step(deps, storeId(id), importId) : begun;
}

/**
 * Continues every import that was confirmed and interrupted, by a closed browser or a lost connection, in turn. One that fails
 * again and again is stopped.
 */
export async function continueImports(deps: SweepDeps): Promise<void> {
  const left = await readAll(deps.db.collectionGroup('imports').where('state', '==', 'committing'));
  const visited = new Map(left.map((job) => [job.ref.path, job]));
  const work = (job: QueryDocumentSnapshot) => continueOne(deps, job);
  await workInTurn(deps, { schedule: 'continueImports', visited, runMs: RUN_MS, work });
}

/** Whether this run has nothing more to do for the import. */
async function continueOne(deps: SweepDeps, job: QueryDocumentSnapshot): Promise<boolean> {
  const store = storeId(job.ref.parent.parent?.id ?? '');
  const db = dbOfImporter(deps, store, job);
  try {
    for (let steps = 0; steps < STEPS_IN_TURN; steps += 1) {
      const applied = await step({ ...deps, db }, store, job.id);
      if (!applied.ok || applied.value.done) return true;
    }
    return false;
  } catch (error) {
    deps.log.error('An import could not go on', { store, import: job.id, error: failureOf(error) });
    await noteFailure(deps, store, job.id).catch((failure: unknown) =>
      deps.log.error('A failed import was not noted', { store, import: job.id, error: String(failure) }),
    );
    return true;
  }
}

/** The activity log names the person who began the import for all that it does. */
function dbOfImporter({ db, now }: CommitDeps, store: StoreId, job: QueryDocumentSnapshot): Firestore {
  const by = { uid: text(job.get('uid')) ?? '', email: '', name: '', role: 'staff' } as const;
  return recordedDb(db, { store, by, action: 'commitImport', kind: 'product', requestId: job.id }, now);
}

/** From here on there is no way back: everything staged will be applied. */
async function begin(
  { db, now }: CommitDeps,
  store: StoreId,
  { importId, total }: { readonly importId: string; readonly total: number },
): Promise<Result<null>> {
  const job = jobRef(db, store, importId);
  const items = db.collection(collections.importItems(store, importId));
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(job);
    const state = snapshot.get('state') as ImportState | undefined;
    if (state === 'committing' || state === 'done') return ok(null);
    // Firestore deletes expired documents only within a day.
    const isExpired = (millis(snapshot.get('expireAt')) ?? 0) <= now();
    const sums = { products: AggregateField.count(), places: AggregateField.sum('places') };
    const staged = (await tx.get(items.aggregate(sums))).data();
    if (state !== 'staged' || isExpired || staged.products !== total)
      return fail({ code: 'import-not-found' });
    if (await isSuperseded(tx, snapshot)) return fail({ code: 'import-overtaken' });
    const places = await takeProductPlaces(tx, db, store, { adding: staged.places, now: now() });
    if (!places.ok) return places;
    const dismiss = await dismissStopped(tx, job);
    places.value();
    dismiss();
    const begunAt = Timestamp.fromMillis(now());
    tx.update(job, { state: 'committing', total, applied: 0, begunAt, expireAt: FieldValue.delete() });
    return ok(null);
  });
}

async function step(
  { db, now }: CommitDeps,
  store: StoreId,
  importId: string,
): Promise<Result<Callables['commitImport']['response']>> {
  const job = jobRef(db, store, importId);
  return inTransaction(db, async (tx) => {
    const snapshot = await tx.get(job);
    const summed = (name: 'applied' | 'ungrouped' | 'skipped') => count(snapshot.get(name)) ?? 0;
    const before = {
      applied: summed('applied'),
      ungrouped: summed('ungrouped'),
      skipped: summed('skipped'),
    };
    const state = snapshot.get('state') as ImportState | undefined;
    if (state === 'done') return ok({ ...before, done: true });
    // Stopped since it was read, with its places given back.
    if (state !== 'committing') return fail({ code: 'import-not-found' });
    const applied = await applyChunk(tx, db, { store, importId, now: now() });
    if (!applied.ok) return applied;
    const { products, isLast, ...chunk } = applied.value;
    const sums = {
      applied: before.applied + products,
      ungrouped: before.ungrouped + chunk.ungrouped,
      skipped: before.skipped + chunk.skipped,
    };
    tx.update(job, { ...sums, failures: 0, ...(isLast && { state: 'done' }) });
    if (isLast) invalidateEveryPage(tx, db, store);
    return ok({ ...sums, done: isLast });
  });
}
