import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, listOf, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long every owner can undo a closing. */
export const CLOSING_MS = 14 * DAY_MS;
/** How long before its end all owners are reminded. */
export const CLOSING_REMINDER_MS = 3 * DAY_MS;
/** Between the last mail and the removal, so that the mail is out before the outbox goes. */
export const LAST_MAIL_MS = 60 * 60 * 1000;
/** How long nobody else gets the removed store's name below the platform's host. */
export const RESERVED_MS = 90 * DAY_MS;

/**
 * `waiting`: the shop is closed, and any owner can undo it; `undone`: the plan at Stripe is still to be resumed; `ending`: the
 * last mails are out, and nobody can undo it; `removed`: only the reserved host is left.
 */
const CLOSING_STATES = ['waiting', 'undone', 'ending', 'removed'] as const;

const OPEN_STATES = ['open', 'paused'] as const;

/** `storeClosings/{store}`: a store that its owner closes. Times in milliseconds since the epoch. */
export interface StoreClosing {
  readonly storeId: StoreId;
  readonly state: (typeof CLOSING_STATES)[number];
  /** Whether the shop sold or took a break before, to which undoing returns. */
  readonly before: (typeof OPEN_STATES)[number];
  /** The address of the owner who closed it. */
  readonly by: string;
  readonly startedAt: number;
  readonly endsAt: number;
  /** When the schedule looks at it next. */
  readonly dueAt: number;
  /** When to bring the plan at Stripe in line with the state, null when it is. */
  readonly planDueAt: number | null;
  /** The subscriptions that the closing ended, which undoing it resumes. */
  readonly plansEnded: readonly string[];
}

/** Parses the stored document; throws MalformedDocumentError without state or times. */
export function parseStoreClosing(id: string, data: unknown): StoreClosing {
  const fields = fieldsOf(data);
  const need = requiredIn(`storeClosings/${id}`, fields);
  return {
    storeId: storeId(id),
    state: need('state', (value) => oneOf(CLOSING_STATES, value)),
    before: oneOf(OPEN_STATES, fields.before) ?? 'open',
    by: filledText(fields.by) ?? '',
    startedAt: need('startedAt', millis),
    endsAt: need('endsAt', millis),
    dueAt: need('dueAt', millis),
    planDueAt: millis(fields.planDueAt) ?? null,
    plansEnded: listOf(fields.plansEnded, filledText),
  };
}

/** When the schedule looks at a waiting store next: at its reminder, then at its end. */
export const nextLook = (endsAt: number, now: number): number =>
  now < endsAt - CLOSING_REMINDER_MS ? endsAt - CLOSING_REMINDER_MS : endsAt;
