import { fieldsOf, finite } from '@/lib/domain/parse/fields';

/** Counts of what waits for the store's people, updated by the functions that change it. */
export interface Inbox {
  readonly newMessages: number;
  readonly pendingReviews: number;
  /** Orders that somebody wants to send back. */
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
