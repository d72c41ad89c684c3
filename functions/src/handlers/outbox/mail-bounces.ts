import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { listUndelivered } from '@/functions/src/adapters/mail/list-undelivered';
import { mailReferenceOf } from '@/functions/src/adapters/mail/message-id';
import type { MailReference } from '@/functions/src/adapters/mail/message-id';
import { parseMail } from '@/functions/src/adapters/outbox/outbox';
import { parseEntry, type EntryState } from '@/functions/src/adapters/outbox/outbox-entry';
import { isPush } from '@/functions/src/adapters/outbox/push-outbox';
import { isSignedWebhook, type SignedHeaders } from '@/functions/src/adapters/tokens/webhook-signature';
import type { Deps } from '@/functions/src/deps';

interface Report {
  readonly headers: SignedHeaders;
  /** The body exactly as it was signed. */
  readonly body: string;
}

type BounceDeps = Pick<Deps, 'db' | 'now'> & { readonly secret: () => string };

/**
 * Handles a mail service's report that a mail was not delivered after all. Returns the HTTP status: 400 without a valid
 * signature, 503 while it is not recorded that the mail was sent, so that the service reports again; else 200 once the bounce is
 * written. Ignores reports about other mails.
 */
export async function mailBounces(deps: BounceDeps, { headers, body }: Report): Promise<number> {
  if (!isSignedWebhook(deps.secret(), headers, body, deps.now())) return 400;
  const mail = bouncedMail(body);
  return mail && (await recordBounce(deps, mail)) === 'early' ? 503 : 200;
}

function bouncedMail(body: string): MailReference | null {
  const { type, data } = fieldsOf(parseJson(body));
  return type === 'mail.bounced' ? mailReferenceOf(filledText(fieldsOf(data).messageId) ?? '') : null;
}

/** Records the bounce of a sent mail once: for staff, and on its order for the shopper. `early`: it is still being sent. */
async function recordBounce(
  { db, now }: BounceDeps,
  { store: id, entry }: MailReference,
): Promise<'early' | 'done'> {
  const store = storeId(id);
  const ref = db.doc(collections.outboxEntry(store, entry));
  return db.runTransaction(async (tx) => {
    const stored = await tx.get(ref);
    const state = stored.exists && !isPush(stored.data()) ? parseEntry(stored.data()).state : null;
    if (state === 'sending') return 'early';
    if (state !== 'sent') return 'done';
    const mail = parseMail(ref.path, stored.data());
    await listUndelivered(tx, db, { id: entry, store, mail, reason: 'bounced' }, now());
    tx.update(ref, { state: 'bounced' satisfies EntryState });
    return 'done';
  });
}
