import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { logger } from 'firebase-functions';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import type { Locale } from '@/lib/domain/locale';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { parseContactRequest } from '@/lib/domain/contact/contact-request';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { parseMail } from '@/functions/src/adapters/outbox';
import type { OrderMailKind, StoredMail } from '@/functions/src/adapters/outbox';
import type { MailMessage } from '@/functions/src/adapters/mail';
import type { Deps } from '@/functions/src/deps';
import { renderContactMail } from '@/functions/src/texts/render-contact-mail';
import { renderOrderMail } from '@/functions/src/texts/render-order-mail';
import { renderReplyMail } from '@/functions/src/texts/render-reply-mail';

/** While a mail is being sent nobody else may; longer than the mail adapter's timeouts together. */
const LEASE_MS = 2 * 60 * 1000;
const FIRST_RETRY_MS = 60 * 1000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 12;
const DUE_AT_ONCE = 50;

export interface MailDeps extends Pick<Deps, 'db' | 'now' | 'tracking' | 'sendMail'> {
  readonly siteUrl: () => string;
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
    ...(await render(deps, store, mail)),
    to: mail.to,
    messageId: `<${ref.id}@${new URL(deps.siteUrl()).hostname}>`,
  });
}

async function render(
  deps: MailDeps,
  store: StoreId,
  mail: StoredMail,
): Promise<Omit<MailMessage, 'to' | 'messageId'>> {
  const { db } = deps;
  const about =
    'orderId' in mail
      ? collections.order(store, mail.orderId)
      : collections.contactRequest(store, mail.requestId);
  const [told, stored] = await db.getAll(db.doc(about), db.doc(collections.storeSetting(store)));
  const setting = parseStoreSetting(store, stored?.data());
  if ('orderId' in mail) {
    const { kind, locale, refundId } = mail;
    const order = parseOrder(mail.orderId, told?.data());
    const link = linkOf(deps, store, { kind, orderId: order.id, locale });
    return renderOrderMail({ kind, locale, order, setting, link, refundId });
  }
  const request = parseContactRequest(mail.requestId, told?.data());
  if (mail.kind === 'owner-contact-request')
    return { ...renderContactMail(request, setting, mail.locale), replyTo: request.email };
  const reply = request.replies.find(({ id }) => id === mail.replyId);
  if (!reply) throw new Error(`The reply ${mail.replyId} of ${about} does not exist.`);
  const rendered = renderReplyMail(request, reply, setting, deps.siteUrl() + languageOf(mail.locale));
  return { ...rendered, ...(setting.contact.email && { replyTo: setting.contact.email }) };
}

const languageOf = (locale: Locale): string => (locale === 'ar' ? '/ar' : '');

interface Linked {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly locale: Locale;
}

function linkOf({ siteUrl, tracking }: MailDeps, store: StoreId, { kind, orderId, locale }: Linked): string {
  const path = kind.startsWith('owner-')
    ? `/admin/orders/${orderId}`
    : `/track/${tracking.sign({ storeId: store, orderId })}`;
  return siteUrl() + languageOf(locale) + path;
}
