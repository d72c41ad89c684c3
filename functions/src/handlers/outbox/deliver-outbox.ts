import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { failureOf } from '@/functions/src/failure-of';
import type { Log } from '@/functions/src/log';
import { storeId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { MalformedDocumentError } from '@/lib/domain/parse/fields';
import { addTo, setTo } from '@/lib/observability/record';
import { readDueDocuments, retryDelay } from '@/functions/src/adapters/database/due-documents';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import { listUndelivered } from '@/functions/src/adapters/mail/list-undelivered';
import { messageIdOf } from '@/functions/src/adapters/mail/message-id';
import { readOutboxAge } from '@/functions/src/adapters/outbox/outbox-age';
import { parseMail, type OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { parseEntry } from '@/functions/src/adapters/outbox/outbox-entry';
import type { OutboxEntry } from '@/functions/src/adapters/outbox/outbox-entry';
import { isMessage } from '@/functions/src/adapters/outbox/message-outbox';
import { isWebhook } from '@/functions/src/adapters/webhooks/webhook-queue';
import { isPush, parsePush } from '@/functions/src/adapters/outbox/push-outbox';
import { giveMailBack } from '@/functions/src/adapters/quotas/mail-places';
import type { Deps } from '@/functions/src/deps';
import { COUNTED_MAILS } from '@/functions/src/limits/mail-budgets';
import type { RenderDeps } from './mail-content';
import { renderMail } from './render-mail';
import { deliverMessage, givenUp, type MessageDeps, type MessageOutcome } from './deliver-message';
import { deliverPush } from './deliver-push';
import { toReceiverOfNow } from './weekly-receiver';

/** The lease of an entry being sent; longer than the adapters' timeouts together. */
const LEASE_MS = 2 * 60 * 1000;
/**
 * With the backoff of `retryDelay` this lasts four days, as long as mail servers retry themselves. It lasts six hours for a
 * receiver whom the mail server refuses, because a wrong setting of ours looks the same. A message is useless after six hours,
 * and its provider's refusal of a receiver is final.
 */
const MAX_ATTEMPTS = {
  mail: { away: 100, refused: 12 },
  push: { away: 100, refused: 12 },
  message: { away: 12, refused: 1 },
} as const;
/** The schedule starts the next run after a minute. */
const RUN_MS = 50 * 1000;
/** Backoff between attempts to record a delivery, milliseconds; in sum well below the lease. */
const NOTING_PAUSES_MS = [200, 1000, 5000, 15_000] as const;

export interface OutboxDeps
  extends
    Omit<RenderDeps, 'read'>,
    MessageDeps,
    Pick<Deps, 'consumeMailBudget' | 'db' | 'now' | 'runInQueue' | 'sendMail' | 'sendPush' | 'readBatched'> {
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/**
 * Sends one queued mail, push or message, unless it is sent, being sent, not due or changed since it was read. A failure is
 * logged and retried with backoff; after the last attempt the entry stays in the outbox as `failed`, or as `refused` if only
 * its receiver was refused. Staff see both, a refusal from the first attempt on. A process sends one of each kind at a time; it
 * claims it right before and records it right after. So after a crash the outcome of at most these is unknown
 * (docs/decisions/025). Pushes do not wait for an unreachable mail server.
 */
export const deliverEntry = (deps: OutboxDeps, entry: DocumentSnapshot): Promise<void> =>
  deps.runInQueue([`outbox/${kindOf(entry)}`], () => deliverNow(deps, entry));

function kindOf(entry: DocumentSnapshot): 'mail' | 'push' | 'message' {
  if (isPush(entry.data())) return 'push';
  return isMessage(entry.data()) ? 'message' : 'mail';
}

async function deliverNow(deps: OutboxDeps, queued: DocumentSnapshot): Promise<void> {
  const entry = await toReceiverOfNow(deps, queued);
  const { ref } = entry;
  const claimed = await claim(deps, entry);
  if (!claimed) return;
  const answer = await send(deps, entry, claimed).catch((error: unknown) => ({ error: failureOf(error) }));
  const outcome = 'error' in answer ? answer : answer.outcome;
  const message = 'error' in answer ? null : answer.message;
  const at = Timestamp.fromMillis(deps.now());
  addTo('shop.outbox.attempts', { outcome: typeof outcome === 'string' ? outcome : 'failed' });
  const { attempts } = claimed;
  // After a first attempt there is no failure to withdraw.
  const delivered = attempts > 1 ? null : undefined;
  if (outcome === 'sent' || outcome === 'dropped')
    return note(deps, entry, { state: outcome, sentAt: at }, delivered, message);
  const isRefused = outcome === 'refused';
  const kind = kindOf(entry);
  const isLast = attempts >= MAX_ATTEMPTS[kind][isRefused ? 'refused' : 'away'];
  // A shopper without WhatsApp is no error of ours.
  const isOurs = isLast && !(kind === 'message' && isRefused);
  deps.log[isOurs ? 'error' : 'warn']('An entry of the outbox was not sent', {
    path: ref.path,
    attempts,
    ...(isRefused ? { error: 'Its receiver was refused' } : outcome),
  });
  const over = isRefused ? 'refused' : 'failed';
  const dueAt = Timestamp.fromMillis(deps.now() + retryDelay(attempts));
  const reason = isRefused ? 'refused' : isLast ? 'failed' : undefined;
  const lost = kind === 'message' && isLast ? givenUp(deps, storeOf(entry), contentOf(entry)) : null;
  await note(deps, entry, { state: isLast ? over : 'waiting', dueAt, isRefused }, reason, message ?? lost);
}

/** Sends all due entries of every store: those the trigger missed, failed ones, and those of a crashed process. */
export async function deliverDueEntries(deps: OutboxDeps): Promise<void> {
  await recordAge(deps);
  for (const until = deps.now() + RUN_MS; deps.now() < until;) {
    const due = await readDueDocuments(
      deps.db,
      { collection: 'outbox', states: ['waiting', 'sending'] },
      deps.now(),
    );
    if (!due.length) return;
    // The schedule finds webhooks by their deliveries, so their bells are deleted.
    await Promise.all(
      due.map((entry) => (isWebhook(entry.data()) ? entry.ref.delete() : deliverEntry(deps, entry))),
    );
  }
}

/** A failure must not stop the mails, for example while the query's index is being built. */
async function recordAge({ db, log, now }: Pick<OutboxDeps, 'db' | 'log' | 'now'>): Promise<void> {
  try {
    setTo('shop.outbox.age', Math.round((await readOutboxAge(db, now())) / 1000));
  } catch (error) {
    log.warn('The age of the outbox could not be read', { error: failureOf(error) });
  }
}

/**
 * Claims the entry by moving its due time past the lease, if it is unchanged since it was read; null if it cannot be claimed.
 * Does not wait for another process; the schedule finds an entry that both lose.
 */
async function claim(deps: OutboxDeps, entry: DocumentSnapshot): Promise<OutboxEntry | null> {
  const { now, log } = deps;
  const { ref } = entry;
  const seen = parseEntry(entry.data());
  const { state, attempts, dueAt } = seen;
  if ((state !== 'waiting' && state !== 'sending') || dueAt > now()) return null;
  const leased = Timestamp.fromMillis(now() + LEASE_MS);
  const sending = { state: 'sending', attempts: attempts + 1, dueAt: leased };
  if (!(await take(deps, entry, seen, sending))) return null;
  if (state === 'sending')
    log.warn('A process ended while it sent this, so it may go out twice', { path: ref.path });
  return { ...seen, attempts: attempts + 1 };
}

/** The first claim of a mail counts it for its receiver. A mail beyond the budget cannot be claimed. */
async function take(
  { consumeMailBudget, log }: OutboxDeps,
  entry: DocumentSnapshot,
  { isCounted }: OutboxEntry,
  sending: DocumentData,
): Promise<boolean> {
  const { ref, updateTime } = entry;
  const mail = isCounted || kindOf(entry) !== 'mail' ? null : readableMail(entry);
  if (!mail) {
    const seen = updateTime && { lastUpdateTime: updateTime };
    return (await ref.update(sending, seen ?? {}).catch(nullOnConflict)) !== null;
  }
  const outcome = await consumeMailBudget({ entry, store: storeOf(entry), mail, sending });
  if (outcome === 'held') log.warn('A mail is held back: its budget is used up', { path: ref.path });
  return outcome === 'counted';
}

/** Null for a malformed mail: sending it fails, which is recorded like any failure. */
function readableMail(entry: DocumentSnapshot): OutboxMail | null {
  try {
    return parseMail(entry.ref.path, entry.data());
  } catch (error) {
    if (error instanceof MalformedDocumentError) return null;
    throw error;
  }
}

const storeOf = ({ ref }: DocumentSnapshot) => storeId(ref.parent.parent?.id ?? '');

const contentOf = (entry: DocumentSnapshot) => ({ path: entry.ref.path, data: entry.data() });

async function send(
  deps: OutboxDeps,
  entry: DocumentSnapshot,
  { attempts }: OutboxEntry,
): Promise<MessageOutcome> {
  return isMessage(entry.data())
    ? deliverMessage(deps, storeOf(entry), contentOf(entry))
    : { outcome: await sendNews(deps, entry, attempts), message: null };
}

async function sendNews(
  deps: OutboxDeps,
  entry: DocumentSnapshot,
  attempts: number,
): Promise<'sent' | 'dropped' | 'refused'> {
  const { ref, createTime } = entry;
  const store = storeOf(entry);
  const data = entry.data();
  const moment = `${createTime?.seconds}.${createTime?.nanoseconds}`;
  const own = { ...deps, read: (paths: readonly string[]) => deps.readBatched(moment, paths) };
  if (isPush(data)) {
    const isLast = attempts >= MAX_ATTEMPTS.push.refused;
    return deliverPush(own, store, { ...parsePush(ref.path, data), tag: ref.id, isLast });
  }
  const mail = parseMail(ref.path, data);
  const rendered = await renderMail(own, store, { ...mail, entry: ref.id });
  if (!rendered) return 'dropped';
  const messageId = messageIdOf({ store, entry: ref.id }, new URL(deps.siteUrl()).hostname);
  return deps.sendMail({ ...rendered, to: mail.to, messageId });
}

/**
 * Records an attempt and, for staff, the `reason` why the mail was not delivered (null: it was). Retries, because a mail that
 * was sent must not be sent twice after a short outage of the database.
 */
async function note(
  { db, log, now }: OutboxDeps,
  entry: DocumentSnapshot,
  changes: Readonly<Record<string, unknown>>,
  reason: WithheldReason | null | undefined,
  message: MessageOutcome['message'],
): Promise<void> {
  const { ref } = entry;
  const mail = kindOf(entry) === 'mail' ? readableMail(entry) : null;
  // The plan's quota counts what is sent.
  const isUncounted = mail !== null && changes.state === 'dropped' && COUNTED_MAILS.includes(mail.kind);
  for (const pause of [...NOTING_PAUSES_MS, null]) {
    try {
      if (message) await db.batch().update(message.ref, message.changes).update(ref, changes).commit();
      else if (!mail || (reason === undefined && !isUncounted)) await ref.update(changes);
      else
        await db.runTransaction(async (tx) => {
          const store = storeOf(entry);
          const giveBack = isUncounted ? await giveMailBack(tx, db, store, ref) : null;
          if (reason !== undefined) await listUndelivered(tx, db, { id: ref.id, store, mail, reason }, now());
          giveBack?.();
          tx.update(ref, changes);
        });
      return;
    } catch (error) {
      if (pause === null) throw error;
      log.warn('What became of an entry of the outbox is noted later', {
        path: ref.path,
        error: failureOf(error),
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
