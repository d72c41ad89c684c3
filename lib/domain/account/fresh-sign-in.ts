/** How long a sign-in counts as fresh; see `fresh` in `lib/domain/access`. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000;

/** How to sign in again: second factor and password, or the password alone. */
export type FreshSignInWay = 'second-factor' | 'password';

export interface SessionSignIn {
  /** Milliseconds since the epoch: the session's last password or provider sign-in. */
  readonly signedInAt: number;
  /** Whether this session gave a second factor. */
  readonly secondFactor: boolean;
}

/** How a session must sign in again; null when it is fresh. `hasFactor`: the account has a second factor. */
export function missingFreshSignIn(
  { signedInAt, secondFactor }: SessionSignIn,
  hasFactor: boolean,
  now: number,
): FreshSignInWay | null {
  const fresh = now - signedInAt <= FRESH_SIGN_IN_MS && (secondFactor || !hasFactor);
  if (fresh) return null;
  return hasFactor ? 'second-factor' : 'password';
}
