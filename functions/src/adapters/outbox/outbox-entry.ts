import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { count, fieldsOf, flag, millis, oneOf } from '@/lib/domain/parse/fields';

/**
 * `sending` outlives only a process that died between asking and noting the answer. `dropped` is what nobody is left to
 * get: a push to a browser that took its permission back. `refused` is a receiver whom the mail server does not know, as of
 * a mistyped address: over as well, where `failed` is ours to mend. `bounced` was sent, and its mail server said later that it
 * cannot be delivered. `held` is a mail beyond a budget
 * (limits/mail-budgets), never sent.
 */
const STATES = ['waiting', 'sending', 'sent', 'dropped', 'refused', 'bounced', 'held', 'failed'] as const;
export type EntryState = (typeof STATES)[number];

/** What every entry of the outbox, mail or push, knows about its delivery. */
export interface OutboxEntry {
  readonly state: EntryState;
  readonly attempts: number;
  /** Milliseconds since the epoch; not before this moment may anyone send it. */
  readonly dueAt: number;
  /** Whether its receiver's budget knows of it, so that another try does not count again. */
  readonly isCounted: boolean;
}

/** An entry's state before its first attempt; `now` in milliseconds. */
export const unsent = (now: number) =>
  ({ state: 'waiting', attempts: 0, dueAt: Timestamp.fromMillis(now) }) as const;

/** Queues an entry in the transaction of its cause, so that both are committed or neither. It is sent at `dueAt` or later. */
export function queueEntry(
  tx: Transaction,
  ref: DocumentReference,
  content: DocumentData,
  now: number,
  dueAt = now,
): void {
  tx.create(ref, { ...content, ...unsent(dueAt), createdAt: Timestamp.fromMillis(now) });
}

export function parseEntry(data: unknown): OutboxEntry {
  const fields = fieldsOf(data);
  return {
    state: oneOf(STATES, fields.state) ?? 'failed',
    attempts: count(fields.attempts) ?? 0,
    dueAt: millis(fields.dueAt) ?? 0,
    isCounted: flag(fields.isCounted) ?? false,
  };
}
