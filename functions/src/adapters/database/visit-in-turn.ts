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
  /** What there is to visit, by an id that stays the same. */
  readonly visited: ReadonlyMap<string, T>;
  /** Logs its own failures: one that rejects ends the run. */
  readonly visit: (one: T, id: string) => Promise<void>;
}

const AT_ONCE = 5;
/** After it a run visits nobody new; below the platform's nine minutes by more than one visit takes. */
const RUN_MS = 5 * 60 * 1000;

/**
 * Visits everything once, by id, a few at the same time. A run that takes too long stops, and the next one goes on after
 * the last id visited, so that nobody waits for longer than it takes to visit everybody.
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
