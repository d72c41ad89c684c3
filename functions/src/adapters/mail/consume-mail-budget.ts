import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import { count, fieldsOf, finite } from '@/lib/domain/parse/fields';
import {
  COUNTED_MAILS,
  MAIL_WINDOWS,
  type WindowBudget,
  type MailWindow,
} from '@/functions/src/limits/mail-budgets';
import { windowEnd } from '@/functions/src/limits/consume-rate-limit';
import { readSetting, type FunctionSetting } from '@/functions/src/adapters/database/firestore';
import { noteRefusal } from '@/functions/src/adapters/quotas/limit-states';
import { takeMail } from '@/functions/src/adapters/quotas/mail-places';
import type { AppError } from '@/lib/domain/errors/app-error';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import { withholdMail, precondition } from './withhold-mail';
import { countersOf, type Counter, type CounterDeps, type Level } from './mail-counters';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';

/** A mail with its outbox entry as read; `sending` is written to the entry if the mail may go out. */
interface Claimed {
  readonly entry: DocumentSnapshot;
  readonly store: StoreId;
  readonly mail: OutboxMail;
  readonly sending: DocumentData;
}

/** Null where another instance claimed the entry first. */
export type ConsumeMailBudget = (claimed: Claimed) => Promise<'counted' | 'held' | null>;

interface CountDeps extends CounterDeps {
  /** Multiplies every budget, for load tests that simulate many people. */
  readonly scale: () => number;
}

type Counts = Readonly<Record<MailWindow, { readonly endsAt: number; readonly count: number }>>;

interface Full {
  readonly counter: Counter;
  readonly until: number;
}

const WINDOWS = Object.keys(MAIL_WINDOWS) as readonly MailWindow[];

/**
 * Counts a mail against its budgets (limits/mail-budgets): its receiver's, and the store's where the words
 * are its own or the receiver is new. It runs in the transaction that claims the entry, so each entry counts
 * once, however often and by how many instances it is tried. Beyond a budget the entry ends as `held`;
 * so does a mail of `COUNTED_MAILS` beyond the quota of the store's plan.
 */
export function createConsumeMailBudget(deps: CountDeps): ConsumeMailBudget {
  const { db, now, scale } = deps;
  /** When each full counter resets. Cached for all callers, because the counter of a busy store's owner is a hot document. */
  const fullUntil = new Map<string, Full>();

  const fullWindow = (counts: Counts, allowance: WindowBudget) =>
    WINDOWS.find((window) => counts[window].count >= allowance[window] * scale());

  /** Null once counted and claimed, else the first counter that is full. */
  const tryToCount = (
    { entry, store, sending }: Claimed,
    counters: readonly Counter[],
    levels: ReadonlyMap<Counter, Level>,
    setting: FunctionSetting | null,
  ) =>
    db.runTransaction(async (tx): Promise<Full | AppError | null> => {
      const at = now();
      const stored = await tx.getAll(...counters.map(({ ref }) => ref));
      const seen = counters.map((counter, index) => ({
        counter,
        counts: countsAt(stored[index]?.data(), at),
      }));
      // The store's share of new receivers applies only to mailboxes that got no mail this month.
      const isNew = seen[0]?.counts.month.count === 0;
      const counted = seen.filter(({ counter }) => isNew || !counter.isForNewReceivers);
      for (const { counter, counts } of counted) {
        const window = fullWindow(counts, counter[levels.get(counter) ?? 'typed']);
        if (window) return { counter, until: counts[window].endsAt };
      }
      const planned = setting && (await takeMail(tx, db, store, { setting, now: at }));
      if (planned?.ok === false) return planned.error;
      const planCount = planned?.value();
      for (const { counter, counts } of counted) tx.set(counter.ref, documentOf(counts));
      tx.update(entry.ref, { ...sending, ...planCount, isCounted: true }, precondition(entry));
      return null;
    });

  async function fullAfterAll(
    claimed: Claimed,
    counters: readonly Counter[],
  ): Promise<Full | AppError | null> {
    const { store, mail } = claimed;
    const setting = COUNTED_MAILS.includes(mail.kind) ? await readSetting(db, store) : null;
    const levels = new Map<Counter, Level>();
    for (;;) {
      const full = await tryToCount(claimed, counters, levels, setting);
      if (!full || 'code' in full) return full;
      const { counter } = full;
      if (!levels.has(counter) && (await counter.isProved())) levels.set(counter, 'proved');
      else {
        if (counter.fullForAll.includes(levels.get(counter) ?? 'typed'))
          fullUntil.set(counter.ref.path, full);
        return full;
      }
    }
  }

  return async (claimed) => {
    const counters = countersOf(deps, claimed);
    for (const [path, { until }] of fullUntil) if (until <= now()) fullUntil.delete(path);
    try {
      const known = counters.map(({ ref }) => fullUntil.get(ref.path)).find(Boolean);
      const full = known ?? (await fullAfterAll(claimed, counters));
      if (!full) return 'counted';
      if ('code' in full) {
        await withholdMail(db, claimed, 'plan', now());
        await noteRefusal(db, claimed.store, full, now());
        return 'held';
      }
      await withholdMail(db, claimed, full.counter.reason, now());
      return 'held';
    } catch (error) {
      return nullOnConflict(error);
    }
  };
}

/** The counts in the current windows, without this mail. */
function countsAt(data: unknown, at: number): Counts {
  const stored = fieldsOf(data);
  const counts = WINDOWS.map((window) => {
    const endsAt = windowEnd({ windowMs: MAIL_WINDOWS[window] }, at);
    const known = fieldsOf(stored[window]);
    return [window, { endsAt, count: finite(known.endsAt) === endsAt ? (count(known.count) ?? 0) : 0 }];
  });
  return Object.fromEntries(counts) as Counts;
}

/** Adds one mail. TTL removes the document after its longest window. */
const documentOf = (counts: Counts): DocumentData => ({
  ...Object.fromEntries(
    WINDOWS.map((window) => [window, { ...counts[window], count: counts[window].count + 1 }]),
  ),
  expireAt: Timestamp.fromMillis(counts.month.endsAt),
});
