import { count, fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** The only role so far; what `platformOperators/{uid}` decides. */
export const OPERATOR_ROLES = ['operator'] as const;

/** The custom claim that tells rules and functions to read the deciding document. */
export const OPERATOR_CLAIM = 'operator';

/** Who runs the platform, as `platformOperators/{uid}` decides; `firestore.rules` read the same fields. */
export interface Operator {
  readonly uid: string;
  /** The address that the role was given to, lower case; it must be verified. */
  readonly email: string;
  /** Seconds since the epoch: a session that began earlier has no rights. */
  readonly since: number;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

/** Parses the stored document; null for a role that was taken away. */
export function parseOperator(uid: string, data: unknown): Operator | null {
  const fields = fieldsOf(data);
  const [role, email] = [oneOf(OPERATOR_ROLES, fields.role), filledText(fields.email)];
  if (!role || !email) return null;
  return { uid, email, since: count(fields.since) ?? 0, addedAt: millis(fields.addedAt) ?? 0 };
}

/**
 * Whether an ID token's claims tell of the role; the document decides. Not in a session that came by a code (`began`): it is
 * on a store's host, whose pages run what the store's people wrote.
 */
export function claimsOperator(claims: unknown): boolean {
  const { [OPERATOR_CLAIM]: operates, began } = fieldsOf(claims);
  return operates === true && began === undefined;
}

/** The address in the form in which it is stored and compared. */
export const operatorAddress = (email: unknown): string => (text(email) ?? '').trim().toLowerCase();
