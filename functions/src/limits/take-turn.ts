import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { count } from '@/lib/domain/parse/fields';
import { digest } from '@/functions/src/adapters/digest';
import { COUNTED, isOfStore, limitsOf } from './table';
import type { Counted, Limit, Limited } from './table';

export type Who = Readonly<Record<Counted, string | undefined>>;

/** 0 when there is a turn left, which is then taken; else the seconds until there is one again. */
export type TakeTurn = (limited: Limited, who: Who) => Promise<number>;

interface LimiterDeps {
  readonly db: Firestore;
  readonly now: () => number;
  /** Multiplies every limit, for proofs that act as a whole town from one address. */
  readonly scale: () => number;
}

interface Tally {
  readonly endsAt: number;
  /** Taken in this instance, and how much of that the shared count knows. */
  here: number;
  told: number;
  /** Taken in other instances, as far as is known. */
  elsewhere: number;
}

/**
 * A limit is told to the other instances in this many parts: one document is not written for every call, but for those of
 * a limit below twice as many, as of payments.
 */
const PARTS = 20;

/** Where the calls of all instances are summed; a window has a document of its own, which TTL removes afterwards. */
export function counterPath(limited: Limited, counted: Counted, who: Who, endsAt: number): string {
  const id = digest([limited, counted, who[counted], endsAt]);
  return isOfStore(limited, counted)
    ? collections.rateLimit(storeId(who.store ?? ''), id)
    : collections.rateLimitOfAll(id);
}

export const windowEnd = ({ windowMs }: Pick<Limit, 'windowMs'>, now: number): number =>
  (Math.floor(now / windowMs) + 1) * windowMs;

/**
 * Counts in memory first. Shared limits are also summed in Firestore by increments, a part of the limit at a time, so
 * that all instances together overshoot by a part each at most.
 */
export function createTakeTurn({ db, now, scale }: LimiterDeps): TakeTurn {
  /** By the end of their window, so that what is over is forgotten at once and without a search. */
  const windows = new Map<number, Map<string, Tally>>();

  function tallyOf(path: string, endsAt: number): Tally {
    const window = windows.get(endsAt) ?? new Map<string, Tally>();
    windows.set(endsAt, window);
    const tally = window.get(path) ?? { endsAt, here: 0, told: 0, elsewhere: 0 };
    window.set(path, tally);
    return tally;
  }

  return async (limited, who) => {
    const at = now();
    for (const endsAt of windows.keys()) if (endsAt <= at) windows.delete(endsAt);
    const counters = COUNTED.flatMap((counted) => {
      const limit = limitsOf(limited)[counted];
      if (!limit || !who[counted]) return [];
      const endsAt = windowEnd(limit, at);
      const path = counterPath(limited, counted, who, endsAt);
      const hasPlace = Boolean(who.store) || !isOfStore(limited, counted);
      return [{ path, most: limit.most * scale(), isShared: limit.isShared && hasPlace, endsAt }];
    });
    const tallied = counters.map((counter) => ({
      ...counter,
      tally: tallyOf(counter.path, counter.endsAt),
    }));
    const wait = (endsAt: number) => Math.max(1, Math.ceil((endsAt - at) / 1000));
    const full = tallied.find(({ tally, most }) => tally.here + tally.elsewhere >= most);
    if (full) return wait(full.endsAt);
    for (const { tally } of tallied) tally.here += 1;
    const shared = tallied.filter(({ isShared }) => isShared);
    await Promise.all(shared.map(({ path, most, tally }) => tell(db, path, most, tally)));
    const over = shared.find(({ tally, most }) => tally.here + tally.elsewhere > most);
    return over ? wait(over.endsAt) : 0;
  };
}

/** Adds what the shared count does not know yet, once that is a part of the limit, and learns of the others. */
async function tell(db: Firestore, path: string, most: number, tally: Tally): Promise<void> {
  const untold = tally.here - tally.told;
  if (untold < Math.floor(most / PARTS)) return;
  const known = tally.told;
  tally.told = tally.here;
  const ref = db.doc(path);
  const sum = count((await ref.get()).get('count')) ?? 0;
  tally.elsewhere = Math.max(tally.elsewhere, sum - known);
  const expireAt = Timestamp.fromMillis(tally.endsAt);
  await ref.set({ count: FieldValue.increment(untold), expireAt }, { merge: true });
}
