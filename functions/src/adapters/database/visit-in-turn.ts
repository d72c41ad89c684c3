import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { text } from '@/lib/domain/parse/fields';

interface TurnDeps {
  readonly db: Firestore;
  readonly now: () => number;
}

interface Turn<T> {
  /** Names the cursor. */
  readonly schedule: string;
  /** What to visit, by a stable id. */
  readonly visited: ReadonlyMap<string, T>;
  /** Must log its own failures: a rejection ends the run. */
  readonly visit: (one: T, id: string) => Promise<void>;
}

const AT_ONCE = 5;
/** After this time a run starts no new visit, so that the last one still ends within the platform's nine minutes. */
const RUN_MS = 5 * 60 * 1000;

/**
 * Visits every entry once, by id, a few at a time. A run that takes too long stops, and the next one continues after the last
 * id visited, so that no entry starves.
 */
export async function visitInTurn<T>(
  { db, now }: TurnDeps,
  { schedule, visited, visit }: Turn<T>,
): Promise<void> {
  const cursor = db.doc(collections.scheduleCursor(schedule));
  const after = text((await cursor.get()).get('after')) ?? '';
  const ids = [...visited.keys()].sort();
  const first = ids.findIndex((id) => id > after);
  const queue = first > 0 ? [...ids.slice(first), ...ids.slice(0, first)] : ids;
  const endsAt = now() + RUN_MS;
  for (let at = 0; at < queue.length && now() < endsAt; at += AT_ONCE) {
    const some = queue.slice(at, at + AT_ONCE);
    await Promise.all(some.map((id) => visit(visited.get(id) as T, id)));
    await cursor.set({ after: some.at(-1) });
  }
}
