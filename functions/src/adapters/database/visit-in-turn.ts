import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { text } from '@/lib/domain/parse/fields';

interface TurnDeps {
  readonly db: Firestore;
  readonly now: () => number;
}

interface Turns<T> {
  /** Names the cursor. */
  readonly schedule: string;
  /** What to visit, by a stable id. */
  readonly visited: ReadonlyMap<string, T>;
  /** Visits at the same time. */
  readonly atOnce?: number;
  /** Milliseconds after which a run starts no new visit. */
  readonly runMs?: number;
}

interface Turn<T> extends Turns<T> {
  /** Must log its own failures: a rejection ends the run. */
  readonly visit: (one: T, id: string) => Promise<void>;
}

interface Work<T> extends Turns<T> {
  /** Does a share of the work and resolves to whether nothing is left. Must log its own failures: a rejection ends the run. */
  readonly work: (one: T, id: string) => Promise<boolean>;
}

const AT_ONCE = 5;
/** The last visit still ends within the platform's nine minutes. */
const RUN_MS = 5 * 60 * 1000;

/**
 * Visits every entry once, by id, a few at a time. A run that takes too long stops, and the next one continues after the last
 * id visited, so that no entry starves.
 */
export async function visitInTurn<T>(
  { db, now }: TurnDeps,
  { schedule, visited, atOnce = AT_ONCE, runMs = RUN_MS, visit }: Turn<T>,
): Promise<void> {
  const cursor = db.doc(collections.scheduleCursor(schedule));
  const after = text((await cursor.get()).get('after')) ?? '';
  const ids = [...visited.keys()].sort();
  const first = ids.findIndex((id) => id > after);
  const queue = first > 0 ? [...ids.slice(first), ...ids.slice(0, first)] : ids;
  const endsAt = now() + runMs;
  for (let at = 0; at < queue.length && now() < endsAt; at += atOnce) {
    const some = queue.slice(at, at + atOnce);
    await Promise.all(some.map((id) => visit(visited.get(id) as T, id)));
    await cursor.set({ after: some.at(-1) });
  }
}

/** Visits in turn, again and again, whatever still has work, until nothing has or the run's time is up. */
export async function workInTurn<T>(deps: TurnDeps, { work, visited, ...turns }: Work<T>): Promise<void> {
  const left = new Map(visited);
  const endsAt = deps.now() + (turns.runMs ?? RUN_MS);
  const visit = async (one: T, id: string) => {
    if (await work(one, id)) left.delete(id);
  };
  while (left.size > 0 && deps.now() < endsAt)
    await visitInTurn(deps, { ...turns, visited: left, runMs: endsAt - deps.now(), visit });
}
