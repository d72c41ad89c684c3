import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import { readSetting } from '@/functions/src/adapters/database/firestore';
import { parseEntry } from '@/functions/src/adapters/outbox/outbox-entry';
import { WEEKLY_MAIL_KIND } from '@/functions/src/adapters/outbox/weekly-mail';
import type { Deps } from '@/functions/src/deps';
import { storeId } from '@/lib/domain/ids';

/**
 * A weekly mail is queued days before it is due, and meanwhile the store may name another receiver: it goes to the one of now, whose
 * budget counts it. Resolves to the entry as it is now stored; other entries are left alone.
 */
export async function toReceiverOfNow(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  entry: DocumentSnapshot,
): Promise<DocumentSnapshot> {
  const { ref, updateTime: lastUpdateTime } = entry;
  if (entry.get('kind') !== WEEKLY_MAIL_KIND || !lastUpdateTime) return entry;
  const { state, dueAt } = parseEntry(entry.data());
  if (state !== 'waiting' || dueAt > now()) return entry;
  const setting = await readSetting(db, storeId(ref.parent.parent?.id ?? ''));
  const { to, locale } = setting?.notices ?? {};
  // Without a receiver there is nobody to write to: rendering drops it.
  if (!to || (to === entry.get('to') && locale === entry.get('locale'))) return entry;
  const changed = await ref.update({ to, locale }, { lastUpdateTime }).catch(nullOnConflict);
  return changed ? ref.get() : entry;
}
