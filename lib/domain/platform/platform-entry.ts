import { fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

/** What operators do, and what owners answer them, as the platform's audit log names it. */
export const PLATFORM_ACTIONS = [
  'suspend-store',
  'reopen-store',
  'close-store',
  'ask-support',
  'allow-support',
  'refuse-support',
  'end-support',
  'enter-store',
  'move-report',
  'announce',
  'withdraw-announcement',
  'add-operator',
  'remove-operator',
] as const;
export type PlatformAction = (typeof PLATFORM_ACTIONS)[number];

/** One action of an operator in `platformActivity`; written once, in the transaction of what it tells of. */
export interface PlatformEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The operator's verified address, the owner's who answers them, or the command that acted; the uid is empty for a command. */
  readonly by: { readonly uid: string; readonly email: string };
  /** Null for an action that no longer exists. */
  readonly action: PlatformAction | null;
  /** The store it is about; empty for none. */
  readonly storeId: string;
  /** What it is about: a store's host, an address, the title of a notice. */
  readonly subject: string;
  /** Why, in the operator's words; empty for none. */
  readonly reason: string;
}

/** Parses a stored entry; throws MalformedDocumentError without a time or an actor. */
export function parsePlatformEntry(id: string, data: unknown): PlatformEntry {
  const fields = fieldsOf(data);
  const need = requiredIn(`platformActivity/${id}`, fields);
  const by = fieldsOf(fields.by);
  return {
    id,
    at: need('at', millis),
    by: {
      uid: text(by.uid) ?? '',
      email: requiredIn(`platformActivity/${id}`, by)('email', filledText),
    },
    action: oneOf(PLATFORM_ACTIONS, fields.action) ?? null,
    storeId: text(fields.storeId) ?? '',
    subject: text(fields.subject) ?? '',
    reason: text(fields.reason) ?? '',
  };
}
