import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { widerNetworks } from '@/lib/domain/limits/network';
import { count } from '@/lib/domain/parse/fields';
import { addTo } from '@/lib/observability/record';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { CountRefusal } from './count-refusals';
import { CALLER_GROUPS, isOfStore, isOfStrangers, isStoreTotal, rateLimitOf } from './rate-limits';
import type { CallerGroup, RateLimit, RateLimitName, StoreTotal } from './rate-limits';

/** `address` as `networkOf` says. */
export type Who = Readonly<Record<'person' | 'address' | 'store', string | undefined>>;

export interface Consumed {
  /** Seconds until this caller may call again; 0 when the call is allowed, which then counts. */
  readonly retryAfter: number;
  /** How many times over a group's limit is used up, 0 below it; above 0 the call needs a proof of work. */
  readonly excess: number;
}

/** Counts one call, or `amount` units such as bytes, against every limit of its name. */
export type ConsumeRateLimit = (limited: RateLimitName, who: Who, amount?: number) => Promise<Consumed>;

interface LimiterDeps {
  readonly db: Firestore;
  readonly now: () => number;
  /** Multiplies every limit, for load tests that simulate many people at one address. */
  readonly scale: () => number;
  /** A store's total is used up; called once per instance and window. Must not reject. */
  readonly onTotalPassed?: (store: StoreId, total: StoreTotal) => Promise<void>;
  /** Something of a store was refused. Must not reject. */
  readonly onRefused?: CountRefusal;
}

interface Tally {
  readonly endsAt: number;
  /** Counted in this instance, and how much of it the shared count includes. */
  here: number;
  shared: number;
  /** Counted in other instances, as far as is known. */
  elsewhere: number;
}

/**
 * An instance adds to the shared count in steps of one part of the limit, so that not every call writes a document. Limits
 * below twice this number, such as payments', write one per call.
 */
const PARTS = 20;

/** What looks a store up does not know yet whether it is there. */
const LOOK_UPS: readonly RateLimitName[] = ['findStore', 'findOrigin', 'findApiKey'];

/** The document that sums the calls of all instances; one per window, removed by TTL. */
export function counterPath(
  limited: RateLimitName,
  counted: CallerGroup,
  who: Readonly<Partial<Record<CallerGroup, string | null | undefined>>>,
  endsAt: number,
): string {
  const id = digest([limited, counted, who[counted], endsAt]);
  return isOfStore(limited, counted)
    ? collections.rateLimit(storeId(who.store ?? ''), id)
    : collections.rateLimitOfAll(id);
}

export const windowEnd = ({ windowMs }: Pick<RateLimit, 'windowMs'>, now: number): number =>
  (Math.floor(now / windowMs) + 1) * windowMs;

/**
 * Counts in memory first. Shared limits are also summed in Firestore by increments, a part of the limit at a
 * time, so that all instances together overshoot by one part each at most.
 */
export function createConsumeRateLimit({
  db,
  now,
  scale,
  onTotalPassed,
  onRefused,
}: LimiterDeps): ConsumeRateLimit {
  /** By the window's end, so that a past window is dropped as a whole. */
  const windows = new Map<number, Map<string, Tally>>();

  function tallyOf(path: string, endsAt: number): Tally {
    const window = windows.get(endsAt) ?? new Map<string, Tally>();
    windows.set(endsAt, window);
    const tally = window.get(path) ?? { endsAt, here: 0, shared: 0, elsewhere: 0 };
    window.set(path, tally);
    return tally;
  }

  function countersOf(limited: RateLimitName, who: Who, at: number) {
    const values = { ...who, ...widerNetworks(who.address ?? '') };
    return CALLER_GROUPS.flatMap((counted) => {
      const limit = rateLimitOf(limited, counted);
      if (!limit || !values[counted]) return [];
      const endsAt = windowEnd(limit, at);
      const path = counterPath(limited, counted, values, endsAt);
      const hasPlace = Boolean(who.store) || !isOfStore(limited, counted);
      const tally = tallyOf(path, endsAt);
      const most = limit.most * scale();
      return [{ counted, path, most, isShared: limit.isShared && hasPlace, endsAt, tally }];
    });
  }

  return async (limited, who, amount = 1) => {
    const at = now();
    for (const endsAt of windows.keys()) if (endsAt <= at) windows.delete(endsAt);
    const counters = countersOf(limited, who, at);
    const refused = async (endsAt: number) => {
      addTo('shop.rate_limit.refusals', { limit: limited });
      if (who.store && !LOOK_UPS.includes(limited)) await onRefused?.(storeId(who.store));
      return { retryAfter: Math.max(1, Math.ceil((endsAt - at) / 1000)), excess: 0 };
    };
    const refusing = counters.filter(({ counted }) => !isOfStrangers(counted));
    const full = refusing.find(({ tally, most }) => sumOf(tally) + amount > most);
    if (full) return refused(full.endsAt);
    const wasOver = counters.map(({ tally, most }) => sumOf(tally) > most);
    for (const { tally } of counters) tally.here += amount;
    const shared = counters.filter(({ isShared }) => isShared);
    await Promise.all(shared.map(({ path, most, tally }) => share(db, path, most, tally)));
    const over = refusing.find(({ isShared, tally, most }) => isShared && sumOf(tally) > most);
    if (over) return refused(over.endsAt);
    const exceeded = counters.filter(
      ({ counted, tally, most }) => isOfStrangers(counted) && sumOf(tally) > most,
    );
    const passed = exceeded.find((one) => one.counted === 'store' && !wasOver[counters.indexOf(one)]);
    if (passed && who.store && isStoreTotal(limited)) await onTotalPassed?.(storeId(who.store), limited);
    return {
      retryAfter: 0,
      excess: Math.max(0, ...exceeded.map(({ tally, most }) => sumOf(tally) / most)),
    };
  };
}

const sumOf = ({ here, elsewhere }: Tally): number => here + elsewhere;

/** Once this instance's uncounted calls make a part of the limit, adds them to the shared count and reads the others' count. */
async function share(db: Firestore, path: string, most: number, tally: Tally): Promise<void> {
  const unshared = tally.here - tally.shared;
  if (unshared < Math.floor(most / PARTS)) return;
  const known = tally.shared;
  tally.shared = tally.here;
  const ref = db.doc(path);
  const sum = count((await ref.get()).get('count')) ?? 0;
  tally.elsewhere = Math.max(tally.elsewhere, sum - known);
  const expireAt = Timestamp.fromMillis(tally.endsAt);
  await ref.set({ count: FieldValue.increment(unshared), expireAt }, { merge: true });
}
