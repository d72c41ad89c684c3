import type { Callables } from '@/lib/domain/api/callables';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { queueCodeMail } from '@/functions/src/adapters/outbox/outbox';
import type { Answer, Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

type MailDeps = Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>;

/**
 * Queues a mail with a password reset link. The address is looked up only when the mail is sent, so that
 * neither the answer nor its time reveals whether it has an account. Fails with `store-not-found`,
 * `too-many-requests`.
 */
export const mailPasswordReset = (
  deps: MailDeps,
  { storeId: store, email, locale }: Callables['mailPasswordReset']['request'],
): Answer<'mailPasswordReset'> => queue(deps, store, { kind: 'password-reset', to: email, locale });

/**
 * Mails the caller a link that verifies their e-mail. Fails with `not-allowed` where it has none, `store-not-found`,
 * `too-many-requests`.
 */
export async function mailVerification(
  deps: MailDeps,
  { storeId: store, locale }: Callables['mailVerification']['request'],
  { email }: Caller,
): Answer<'mailVerification'> {
  return email
    ? queue(deps, store, { kind: 'verify-email', to: email, locale })
    : fail({ code: 'not-allowed' });
}

async function queue(
  { db, now, consumeRateLimit }: MailDeps,
  id: string,
  mail: Parameters<typeof queueCodeMail>[3],
) {
  const store = storeId(id);
  const person = normalizeEmail(mail.to);
  const { retryAfter } = await consumeRateLimit('mailCode', { person, address: undefined, store });
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  if (!(await readPublicSetting(db, store))) return fail({ code: 'store-not-found' });
  await db.runTransaction(async (tx) => queueCodeMail(tx, db, store, mail, now()));
  return ok({ ok: true } as const);
}
