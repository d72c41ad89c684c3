import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { MOST_ANNOUNCEMENTS, parseAnnouncements } from '@/lib/domain/platform/announcement';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';

type Deps = Pick<AllDeps, 'db' | 'now'>;

const SUBJECT_LENGTH = 100;

/**
 * Shows a notice to the people of all stores; one with the same id replaces it. Those that are over are dropped. Fails with
 * `announcements-too-many`, `invalid-input` (one that is over already), `try-again`.
 */
export const announce = (
  { db, now }: Deps,
  announcement: Callables['announce']['request'],
  { uid, email }: Caller,
): Promise<Result<Callables['announce']['response']>> =>
  inTransaction(db, async (tx) => {
    const at = now();
    const { id, text, severity, from, until } = announcement;
    if (until <= at || until <= from)
      return fail({ code: 'invalid-input', fields: { until: 'field.until.invalid' } });
    const ref = db.doc(collections.platformAnnouncements());
    const known = parseAnnouncements((await tx.get(ref)).data());
    const others = known.filter((one) => one.id !== id && one.until > at);
    if (others.length >= MOST_ANNOUNCEMENTS) return fail({ code: 'announcements-too-many' });
    tx.set(ref, { announcements: [...others, { id, text, severity, from, until }] });
    const subject = (text.en || text.ar).slice(0, SUBJECT_LENGTH);
    recordPlatformEntry(tx, db, { by: { uid, email: email ?? '' }, action: 'announce', subject }, at);
    return ok({ ok: true });
  });

/** Takes a notice back; one that is gone is no error. Fails with `try-again`. */
export const withdrawAnnouncement = (
  { db, now }: Deps,
  { announcementId }: Callables['withdrawAnnouncement']['request'],
  { uid, email }: Caller,
): Promise<Result<Callables['withdrawAnnouncement']['response']>> =>
  inTransaction(db, async (tx) => {
    const ref = db.doc(collections.platformAnnouncements());
    const known = parseAnnouncements((await tx.get(ref)).data());
    const withdrawn = known.find(({ id }) => id === announcementId);
    if (!withdrawn) return ok({ ok: true });
    tx.set(ref, { announcements: known.filter((one) => one !== withdrawn) });
    const { en, ar } = withdrawn.text;
    const by = { uid, email: email ?? '' };
    const subject = (en || ar).slice(0, SUBJECT_LENGTH);
    recordPlatformEntry(tx, db, { by, action: 'withdraw-announcement', subject }, now());
    return ok({ ok: true });
  });
