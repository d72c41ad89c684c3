import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { logger } from 'firebase-functions';
import { storeId } from '@/lib/domain/ids';
import { dueOf } from '@/functions/src/adapters/due';
import { parseMail } from '@/functions/src/adapters/outbox';
import { parseEntry } from '@/functions/src/adapters/outbox-entry';
import type { OutboxEntry } from '@/functions/src/adapters/outbox-entry';
import { isPush, parsePush } from '@/functions/src/adapters/push-outbox';
import type { Deps } from '@/functions/src/deps';
import { renderMail, type RenderDeps } from './render-mail';
import { pushNews } from './push-news';

/** While an entry is being sent nobody else may; longer than the adapters' timeouts together. */
const LEASE_MS = 2 * 60 * 1000;
const FIRST_RETRY_MS = 60 * 1000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
/**
 * With the pauses above four days, as mail servers themselves go on; six hours for a receiver whom the mail server
 * refuses, because a wrong setting of ours looks the same.
 */
const MAX_ATTEMPTS = { away: 100, refused: 12 } as const;
/** The schedule starts the next run after a minute. */
const RUN_MS = 50 * 1000;
/** Pauses between the tries to note that something went out, in milliseconds; together well below the lease. */
const NOTING_PAUSES_MS = [200, 1000, 5000, 15_000] as const;

export interface OutboxDeps extends RenderDeps, Pick<Deps, 'now' | 'inTurn' | 'sendMail' | 'sendPush'> {
  readonly log: Pick<typeof logger, 'warn' | 'error'>;
}

interface Claimed extends OutboxEntry {
  readonly data: unknown;
}

/**
 * Sends one queued mail or push, unless it is sent, being sent or not due. A failure is logged and put off, longer each
 * time; after the last attempt the entry stays in the outbox as `failed`.
 *
 * A process has one mail and one push under way at a time, claimed right before and noted right after, so that its end
 * leaves no more than these two in doubt (docs/decisions/025). Pushes do not wait for a mail server that is away.
 */
export const deliver = (deps: OutboxDeps, entry: DocumentSnapshot): Promise<void> =>
  deps.inTurn([isPush(entry.data()) ? 'outbox/push' : 'outbox/mail'], () => deliverNow(deps, entry));

async function deliverNow(deps: OutboxDeps, { ref }: DocumentSnapshot): Promise<void> {
  const entry = await claim(deps, ref);
  if (!entry) return;
  const outcome = await send(deps, ref, entry.data).catch((error: unknown) => ({ error: String(error) }));
  const at = Timestamp.fromMillis(deps.now());
  if (outcome === 'sent' || outcome === 'dropped') return note(deps, ref, { state: outcome, sentAt: at });
  const { attempts } = entry;
  const isLast = attempts >= MAX_ATTEMPTS[outcome === 'refused' ? 'refused' : 'away'];
  deps.log[isLast ? 'error' : 'warn']('An entry of the outbox was not sent', {
    path: ref.path,
    attempts,
    ...(outcome === 'refused' ? { error: 'The mail server refuses its receiver' } : outcome),
  });
  const dueAt = Timestamp.fromMillis(deps.now() + retryDelay(attempts));
  await note(deps, ref, { state: isLast ? 'failed' : 'waiting', dueAt });
}

/** Sends what is due in every store: what the trigger missed, what failed before and what a dead process left. */
export async function deliverDue(deps: OutboxDeps): Promise<void> {
  for (const until = deps.now() + RUN_MS; deps.now() < until;) {
    const due = await dueOf(deps.db, { collection: 'outbox', states: ['waiting', 'sending'] }, deps.now());
    if (!due.length) return;
    await Promise.all(due.map((entry) => deliver(deps, entry)));
  }
}

const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);

/** Takes the entry by moving its due time past the lease; null when it is not there to take. */
async function claim({ db, now, log }: OutboxDeps, ref: DocumentReference): Promise<Claimed | null> {
  const claimed = await db.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    const { state, attempts, dueAt } = parseEntry(snapshot.data());
    if ((state !== 'waiting' && state !== 'sending') || dueAt > now()) return null;
    const leased = Timestamp.fromMillis(now() + LEASE_MS);
    tx.update(ref, { state: 'sending', attempts: attempts + 1, dueAt: leased });
    return { state, attempts: attempts + 1, dueAt, data: snapshot.data() };
  });
  if (claimed?.state === 'sending')
    log.warn('A process ended while it sent this, so it may go out twice', { path: ref.path });
  return claimed;
}

async function send(
  deps: OutboxDeps,
  ref: DocumentReference,
  data: unknown,
): Promise<'sent' | 'dropped' | 'refused'> {
  const store = storeId(ref.parent.parent?.id ?? '');
  if (isPush(data)) return pushNews(deps, store, { ...parsePush(ref.path, data), tag: ref.id });
  const mail = parseMail(ref.path, data);
  const rendered = await renderMail(deps, store, mail);
  if (!rendered) return 'dropped';
  const messageId = `<${ref.id}@${new URL(deps.siteUrl()).hostname}>`;
  return deps.sendMail({ ...rendered, to: mail.to, messageId });
}

/** What went out must not go out again because the database was away for a moment. */
async function note(
  { log }: OutboxDeps,
  ref: DocumentReference,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const pause of [...NOTING_PAUSES_MS, null]) {
    try {
      await ref.update(changes);
      return;
    } catch (error) {
      if (pause === null) throw error;
      log.warn('What became of an entry of the outbox is noted later', {
        path: ref.path,
        error: String(error),
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
