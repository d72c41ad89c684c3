import type { UserProfile } from './user-profile';

/** The user of this browser. `isAnonymous`: a guest who ordered, with a backend account but not logged in. */
export interface CurrentUser extends UserProfile {
  readonly isAnonymous: boolean;
  readonly emailVerified: boolean;
  /** An operator of the platform whom an owner of this store let in for a time; `isAdmin` too. */
  readonly isSupport: boolean;
  /** The provider ids of this account's sign-in methods, such as `password` or `google.com`; none for a guest. */
  readonly signInMethods: readonly string[];
  /** Milliseconds since the epoch, null when the provider does not say. */
  readonly metadata: { readonly createdAt: number | null; readonly lastSignInAt: number | null };
}

/** The user if logged in; null for nobody and for guests who ordered. */
export const memberOf = <User extends Pick<CurrentUser, 'isAnonymous'>>(user: User | null): User | null =>
  user && !user.isAnonymous ? user : null;
