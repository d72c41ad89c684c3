import { around, assert, authOperations, type Operation } from '../../firebase-tools-parts';
import { claimsOf } from '../../token-claims';
import { signedInAtOf } from './refresh-tokens';

/** A project whose tokens tell of the running request's session, where it is known; see `PersistentProject`. */
export interface Sessions {
  /** Milliseconds since the epoch. */
  within<T>(signedInAtMs: number, work: () => T): T;
}

interface Body {
  readonly idToken?: unknown;
  readonly refreshToken?: unknown;
  readonly requestType?: unknown;
  readonly password?: unknown;
  readonly email?: unknown;
}

/** How long a sign-in counts as recent. */
const RECENT_MS = 5 * 60 * 1_000;

/**
 * firebase-tools knows when an account signed in last, on whatever device, and lets old sessions do everything. Here a
 * session keeps the time of its own sign-in through all its tokens, and what needs a recent one is refused without.
 */
export function keepSessions(project: Sessions): void {
  const { identitytoolkit, securetoken } = authOperations;
  const { accounts } = identitytoolkit;
  around(securetoken, 'token', (token) => (state, body, context) => {
    const signedInAt = signedInAtOf(String((body as Body).refreshToken));
    const grant = () => token(state, body, context);
    return signedInAt === null ? grant() : project.within(signedInAt, grant);
  });
  around(accounts, 'update', (original) => {
    const update = whenRecent(original, ({ password, email }, guest) => !guest && Boolean(password || email));
    // Tokens that come with a new password or address count as a sign-in, else they would be void at once.
    return (state, body, context) =>
      (body as Body).idToken
        ? project.within(Date.now(), () => update(state, body, context))
        : update(state, body, context);
  });
  around(accounts, 'delete', (original) => whenRecent(original, () => true));
  around(accounts, 'sendOobCode', (original) =>
    whenRecent(original, ({ requestType }) => requestType === 'VERIFY_AND_CHANGE_EMAIL'),
  );
}

/** Guests become members whenever they like. */
function whenRecent(original: Operation, isSensitive: (body: Body, isGuest: boolean) => boolean): Operation {
  return (state, body, context) => {
    // What is no ID token the operation itself refuses.
    const claims = claimsOf<Claims>(String((body as Body).idToken));
    if (claims && isSensitive(body, claims.firebase?.sign_in_provider === 'anonymous'))
      assert(Date.now() - claims.auth_time * 1_000 <= RECENT_MS, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    return original(state, body, context);
  };
}

interface Claims {
  /** Seconds since the epoch. */
  readonly auth_time: number;
  readonly firebase?: { readonly sign_in_provider?: string };
}
