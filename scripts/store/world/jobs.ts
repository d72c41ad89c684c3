import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, oneOf, text } from '@/lib/domain/parse/fields';
import type { World } from './world';

const OPERATIONS = ['create', 'import', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A running operation on a store: stored before the first change, removed after the last. */
export interface Job {
  readonly operation: Operation;
  /** The command's options as texts, so that another process can finish it. */
  readonly options: Readonly<Record<string, string>>;
}

export async function readJob({ db }: World, store: StoreId): Promise<Job | null> {
  const stored = await db.doc(collections.storeJob(store)).get();
  return stored.exists ? parseJob(stored.data()) : null;
}

export async function listJobs({ db }: World): Promise<{ readonly id: string; readonly job: Job }[]> {
  const { docs } = await db.collection(collections.storeJobs()).get();
  return docs.map((doc) => ({ id: doc.id, job: parseJob(doc.data()) }));
}

/**
 * Does the work under a job of the store. A crash or an error leaves the job behind, for `doctor` to finish. Throws when
 * another operation on the store is unfinished.
 */
export async function underJob<T>(
  world: World,
  store: StoreId,
  job: Job,
  work: () => Promise<T>,
): Promise<T> {
  const ref = world.db.doc(collections.storeJob(store));
  await world.db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const known = stored.exists ? parseJob(stored.data()) : null;
    if (known && !continues(job, known)) throw new Error(unfinished(store, known));
    tx.set(ref, { ...job, startedAt: Timestamp.fromMillis(world.now()) });
  });
  const result = await work();
  await ref.delete();
  return result;
}

/** Throws when an operation on the store is unfinished. */
export async function refuseUnfinished(world: World, store: StoreId): Promise<void> {
  const job = await readJob(world, store);
  if (job) throw new Error(unfinished(store, job));
}

export const unfinished = (store: string, { operation }: Job): string =>
  `The ${operation} of store "${store}" was left unfinished; run "npm run store -- doctor --id ${store} --fix" first.`;

/** Whether a job resumes an unfinished one. */
const continues = (job: Job, begun: Job): boolean =>
  job.operation === begun.operation &&
  (job.options.sha256 ?? '') === (begun.options.sha256 ?? '') &&
  (job.options.owner ?? '') === (begun.options.owner ?? '');

function parseJob(data: unknown): Job {
  const { operation, options } = fieldsOf(data);
  const known = oneOf(OPERATIONS, operation);
  if (!known) throw new Error(`A document of storeJobs names no operation but "${text(operation) ?? ''}".`);
  const texts = Object.entries(fieldsOf(options)).map(([name, value]) => [name, filledText(value) ?? '']);
  return { operation: known, options: Object.fromEntries(texts) as Job['options'] };
}
