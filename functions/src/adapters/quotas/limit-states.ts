import { FieldValue, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import { finite, oneOf } from '@/lib/domain/parse/fields';
import { QUOTA_NAMES, QUOTAS, type QuotaLevel, type QuotaName, type Usage } from '@/lib/domain/quotas/quotas';

interface Reached extends Usage {
  readonly level: QuotaLevel;
  /** Of a monthly quota. */
  readonly month?: string;
}

/** The fields of the store's usage that say how a quota stands since `at`; for a merging write. */
export const limitFields = (
  name: QuotaName,
  { level, used, quota, month = '' }: Reached,
  at: number,
): DocumentData => ({
  limits: { [name]: { level, used, quota, month, at: Timestamp.fromMillis(at) } },
  ...(level !== 'free' && { limitAt: Timestamp.fromMillis(at) }),
});

/** A refusal in words: what, how many are used and how many the plan holds, in the quota's unit. */
export function quotaReached(name: QuotaName, { used, quota }: Usage): AppError {
  const { unit } = QUOTAS[name];
  const params = { what: name, used: Math.floor(used / unit), quota: Math.floor((quota ?? 0) / unit) };
  return { code: 'quota-reached', params };
}

/**
 * Counts a refusal in the store's usage, for operators. A transaction that refuses writes nothing, so this follows it. How full
 * the quota is stays as the last write said: more may have been asked for than was left.
 */
export async function noteRefusal(
  db: Firestore,
  store: StoreId,
  { params }: AppError,
  now: number,
): Promise<void> {
  const name = oneOf(QUOTA_NAMES, params?.what);
  if (!name) return;
  const at = Timestamp.fromMillis(now);
  const state = { refused: FieldValue.increment(1), refusedAt: at };
  const { unit } = QUOTAS[name];
  const figures = {
    used: (finite(params?.used) ?? 0) * unit,
    quota: (finite(params?.quota) ?? 0) * unit,
  };
  await db
    .doc(collections.storeUsage(store))
    .set({ storeId: store, limitAt: at, limits: { [name]: { ...state, ...figures } } }, { merge: true });
}
