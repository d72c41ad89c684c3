import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { MOST_OPEN_REPORTS, parseAbuseReport } from '@/lib/domain/platform/abuse-report';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { recordPlatformEntry } from '@/functions/src/adapters/platform/platform-activity';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';

type Deps = Pick<AllDeps, 'db' | 'now'>;

/** Reports hold addresses of people; Firestore's TTL policy removes them. */
const REPORT_LIFETIME_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Stores what somebody reports about a store. The same words again are the same report, and beyond `MOST_OPEN_REPORTS` nothing
 * is stored, which is not told. Fails with `store-not-found`, `try-again`.
 */
export async function reportStore(
  { db, now }: Deps,
  request: Callables['reportStore']['request'],
): Promise<Result<Callables['reportStore']['response']>> {
  const store = storeId(request.storeId);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const { reason, text, email, locale } = request;
  const report = db.doc(collections.platformReport(digest([store, reason, text, email])));
  const open = db
    .collection(collections.platformReports())
    .where('storeId', '==', store)
    .where('state', '==', 'open')
    .count();
  return inTransaction(db, async (tx) => {
    const known = await tx.get(report);
    if (known.exists) return ok({ ok: true });
    if ((await tx.get(open)).data().count >= MOST_OPEN_REPORTS) return ok({ ok: true });
    const at = now();
    tx.create(report, {
      ...{ storeId: store, storeName: setting.name, reason, text, email, locale },
      ...{ state: 'open', note: '', createdAt: Timestamp.fromMillis(at) },
      expireAt: Timestamp.fromMillis(at + REPORT_LIFETIME_MS),
    });
    return ok({ ok: true });
  });
}

/** An operator looked at a report, or acted on it; the note is written into the log. Fails with `report-not-found`, `try-again`. */
export const moveReport = (
  { db, now }: Deps,
  { reportId, to, note }: Callables['moveReport']['request'],
  { uid, email }: Caller,
): Promise<Result<Callables['moveReport']['response']>> =>
  inTransaction(db, async (tx) => {
    const ref = db.doc(collections.platformReport(reportId));
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'report-not-found' });
    const report = parseAbuseReport(reportId, stored.data());
    if (report.state === to && report.note === note) return ok({ ok: true });
    tx.update(ref, { state: to, note });
    const by = { uid, email: email ?? '' };
    const subject = `${report.reason}: ${report.state} → ${to}`;
    recordPlatformEntry(
      tx,
      db,
      { by, action: 'move-report', storeId: report.storeId, subject, reason: note },
      now(),
    );
    return ok({ ok: true });
  });
