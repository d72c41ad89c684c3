import type { Callables } from '@/lib/domain/api/callables';
import { parseUserProfile, type UserProfile } from '@/lib/domain/account/user-profile';
import { collections } from '@/lib/domain/collections';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { isExportable, readExportPart } from './export-part';
import { documentsOfAccount } from './own-documents';

/** Exports one part of the caller's data, bounded in memory and bytes; `next` asks for the following part. */
export async function exportMyData(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { after }: Callables['exportMyData']['request'],
  { uid }: Caller,
): Promise<Result<Callables['exportMyData']['response']>> {
  const part = await readExportPart(db, documentsOfAccount(db, uid), after ?? null);
  const exportedAt = new Date(now()).toISOString();
  if (after !== undefined) return ok({ ...part, exportedAt, profile: null });
  const path = collections.user(uid);
  const profile = parseUserProfile(uid, (await db.doc(path).get()).data());
  const isWhole = isExportable(profile);
  const leftOut = isWhole ? part.leftOut : [path, ...part.leftOut];
  return ok({ ...part, leftOut, exportedAt, profile: isWhole ? profile : withoutTexts(profile) });
}

const withoutTexts = ({ uid, email, isAdmin }: UserProfile): UserProfile =>
  parseUserProfile(uid, { email: email.slice(0, 254), isAdmin });
