import type { UserProfile } from './user-profile';

/** Who uses this browser. A guest who ordered is `isAnonymous`: known to the backend, but not logged in. */
export interface CurrentUser extends UserProfile {
  readonly isAnonymous: boolean;
  readonly emailVerified: boolean;
  /** The provider's names of the ways this account signs in, as `password` or `google.com`; none for a guest. */
  readonly signInMethods: readonly string[];
  /** Milliseconds since the epoch, null when the provider does not say. */
  readonly metadata: { readonly createdAt: number | null; readonly lastSignInAt: number | null };
}

/** The user, if they are logged in: null for nobody and for a guest who ordered. */
export const memberOf = <User extends Pick<CurrentUser, 'isAnonymous'>>(user: User | null): User | null =>
  user && !user.isAnonymous ? user : null;
