import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { count, fieldsOf, flag, millis, oneOf } from '@/lib/domain/parse/fields';

/**
 * `sending` stays only if a process died before it recorded the outcome. `dropped`: nobody is left to notify, as when a browser
 * took its permission back. `refused`: the mail server does not know the receiver, as for a mistyped address; it is final,
 * while `failed` is for us to fix. `bounced`: sent, but later reported as undeliverable. `held`: a mail beyond a budget
 * (limits/mail-budgets), never sent.
 */
const STATES = ['waiting', 'sending', 'sent', 'dropped', 'refused', 'bounced', 'held', 'failed'] as const;
export type EntryState = (typeof STATES)[number];

/** The delivery state of every outbox entry, mail or push. */
export interface OutboxEntry {
  readonly state: EntryState;
  readonly attempts: number;
  /** Milliseconds since the epoch; it is not sent earlier. */
  readonly dueAt: number;
  /** Whether its receiver's budget has counted it, so that a retry is not counted again. */
  readonly isCounted: boolean;
}

/** How long an entry is kept after it was due, for bounces and the platform's figures; it holds addresses and links. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** An entry's state before its first attempt; `dueAt` in milliseconds. */
export const unsent = (dueAt: number) =>
  ({
    ...{ state: 'waiting', attempts: 0, dueAt: Timestamp.fromMillis(dueAt) },
    expireAt: Timestamp.fromMillis(dueAt + KEPT_MS),
  }) as const;

/**
 * Queues an entry in the transaction of its cause, so that both are committed or neither. It is sent at `dueAt` or later, and
 * counts as queued then: an entry that waits on purpose is not late (`readOutboxAge`).
 */
export function queueEntry(
  tx: Transaction,
  ref: DocumentReference,
  content: DocumentData,
  dueAt: number,
): void {
  tx.create(ref, { ...content, ...unsent(dueAt), createdAt: Timestamp.fromMillis(dueAt) });
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
