import { fieldsOf, finite } from '@/lib/domain/parse/fields';

/** Counts of open work for staff, updated by the functions that change it. */
export interface Inbox {
  readonly newMessages: number;
  readonly pendingReviews: number;
  /** Return requests. */
  readonly newReturns: number;
}

export function parseInbox(data: unknown): Inbox {
  const fields = fieldsOf(data);
  const waiting = (value: unknown) => Math.max(finite(value) ?? 0, 0);
  return {
    newMessages: waiting(fields.newMessages),
    pendingReviews: waiting(fields.pendingReviews),
    newReturns: waiting(fields.newReturns),
  };
}
