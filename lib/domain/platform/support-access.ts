import { count, fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** The role of an operator in a store whose owner let them in. */
export const SUPPORT_ROLE = 'support';

/** The claim of a session that came in by an owner's consent: the id of the one store where it has rights. */
export const SUPPORT_CLAIM = 'support';

export const SUPPORT_REASON_MAX = 500;

/** For how many hours an owner may let support in. */
export const SUPPORT_HOURS = [1, 8, 24, 72] as const;
export type SupportHours = (typeof SUPPORT_HOURS)[number];

export const SUPPORT_STATES = ['asked', 'allowed', 'denied', 'ended'] as const;
type SupportState = (typeof SUPPORT_STATES)[number];

/**
 * What an operator asked a store's owners for and what became of it, in `supportAccess/{store}.{uid}`. It decides about the
 * operator's rights in the store; `firestore.rules` read the same fields.
 */
export interface SupportAccess {
  readonly storeId: string;
  /** The operator's. */
  readonly uid: string;
  /** The operator's address. */
  readonly email: string;
  readonly reason: string;
  readonly state: SupportState;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Seconds since the epoch: a session that came in earlier has no rights. 0 until an owner allows. */
  readonly since: number;
  /** When the rights end, milliseconds since the epoch; 0 until an owner allows. */
  readonly until: number;
  /** When the document is removed, milliseconds since the epoch; a request that nobody answered is over then. */
  readonly expireAt: number;
}

/** Parses the stored document; null where it decides nothing. */
export function parseSupportAccess(data: unknown): SupportAccess | null {
  const fields = fieldsOf(data);
  const state = oneOf(SUPPORT_STATES, fields.state);
  const [storeId, uid, email] = [
    filledText(fields.storeId),
    filledText(fields.uid),
    filledText(fields.email),
  ];
  if (!state || !storeId || !uid || !email) return null;
  return {
    ...{ storeId, uid, email, state },
    reason: text(fields.reason) ?? '',
    askedAt: millis(fields.askedAt) ?? 0,
    since: count(fields.since) ?? 0,
    until: millis(fields.until) ?? 0,
    expireAt: millis(fields.expireAt) ?? 0,
  };
}

/** Whether an owner's consent is running; `now` in milliseconds. */
export const isRunning = ({ state, until }: SupportAccess, now: number): boolean =>
  state === 'allowed' && now < until;

/** Whether a request waits for an owner's answer. */
export const isWaiting = ({ state, expireAt }: SupportAccess, now: number): boolean =>
  state === 'asked' && now < expireAt;

/** The store in which an ID token's session is the platform's support; null for every other session. */
export const supportedStore = (claims: unknown): string | null =>
  filledText(fieldsOf(claims)[SUPPORT_CLAIM]) ?? null;
