import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { logger } from 'firebase-functions';
import { storeId } from '@/lib/domain/ids';
import { parseMail } from '@/functions/src/adapters/outbox';
import type { StoredMail } from '@/functions/src/adapters/outbox';
import { renderMail, type RenderDeps } from './render-mail';
import type { Deps } from '@/functions/src/deps';

/** While a mail is being sent nobody else may; longer than the mail adapter's timeouts together. */
const LEASE_MS = 2 * 60 * 1000;
const FIRST_RETRY_MS = 60 * 1000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 12;
const DUE_AT_ONCE = 50;

export interface MailDeps extends RenderDeps, Pick<Deps, 'now' | 'sendMail'> {
  readonly log: Pick<typeof logger, 'warn' | 'error'>;
}

/**
 * Sends one queued mail, unless it is sent, being sent or not due. A failure is logged and put off, longer each time;
 * after the last attempt the mail stays in the outbox as `failed`.
 */
export async function deliverMail(deps: MailDeps, ref: DocumentReference): Promise<void> {
  const mail = await claim(deps, ref);
  if (!mail) return;
  try {
    await send(deps, ref, mail);
    await ref.update({ state: 'sent', sentAt: Timestamp.fromMillis(deps.now()) });
  } catch (error) {
    const isLast = mail.attempts >= MAX_ATTEMPTS;
    deps.log[isLast ? 'error' : 'warn']('A mail was not sent', {
      path: ref.path,
      attempts: mail.attempts,
      error: String(error),
    });
    const dueAt = Timestamp.fromMillis(deps.now() + retryDelay(mail.attempts));
    await ref.update({ state: isLast ? 'failed' : 'waiting', dueAt });
  }
}

/** Sends what is due in every store: what the trigger missed, and what failed before. */
export async function deliverDueMails(deps: MailDeps): Promise<void> {
  const due = deps.db
    .collectionGroup('outbox')
    .where('state', '==', 'waiting')
    .where('dueAt', '<=', Timestamp.fromMillis(deps.now()))
    .orderBy('dueAt')
    .limit(DUE_AT_ONCE);
  const { docs } = await due.get();
  await Promise.all(docs.map((doc) => deliverMail(deps, doc.ref)));
}

export const retryDelay = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);

/** Takes the mail by moving its due time past the lease; null when it is not there to take. */
async function claim({ db, now }: MailDeps, ref: DocumentReference): Promise<StoredMail | null> {
  return db.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return null;
    const mail = parseMail(ref.path, snapshot.data());
    if (mail.state !== 'waiting' || mail.dueAt > now()) return null;
    const attempts = mail.attempts + 1;
    tx.update(ref, { attempts, dueAt: Timestamp.fromMillis(now() + LEASE_MS) });
    return { ...mail, attempts };
  });
}

async function send(deps: MailDeps, ref: DocumentReference, mail: StoredMail): Promise<void> {
  const store = storeId(ref.parent.parent?.id ?? '');
  await deps.sendMail({
    ...(await renderMail(deps, store, mail)),
    to: mail.to,
    messageId: `<${ref.id}@${new URL(deps.siteUrl()).hostname}>`,
  });
}
