import { Timestamp } from 'firebase-admin/firestore';
import { count, fieldsOf, millis } from '@/lib/domain/parse/fields';

export interface RateLimit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * The counter's next document when one more is allowed, else null. `stored` is the present one, which stands for a
 * window that began with its first event; Firestore's TTL policy on `expireAt` removes it afterwards.
 */
export function countOneMore(stored: unknown, { most, windowMs }: RateLimit, now: number) {
  const fields = fieldsOf(stored);
  const end = millis(fields.expireAt) ?? 0;
  const isOpen = end > now;
  const done = isOpen ? (count(fields.count) ?? 0) : 0;
  if (done >= most) return null;
  return { count: done + 1, expireAt: Timestamp.fromMillis(isOpen ? end : now + windowMs) };
}
