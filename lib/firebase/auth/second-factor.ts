import type { MultiFactorResolver, TotpSecret, UserCredential } from 'firebase/auth';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { AuthModule } from '@/lib/firebase/auth/session';
import { withAuth } from '@/lib/firebase/auth/with-auth';

const REQUIRED = 'auth/multi-factor-auth-required';
const TOTP = 'totp';

/** The sign-in that waits for its code; a newer one replaces it. */
let waiting: MultiFactorResolver | null = null;

/** Runs a sign-in. If it needs a second factor, it fails with the SDK's error and waits for `submitSecondFactorCode`. */
export async function withSecondFactor<T>({ auth, sdk }: AuthModule, signIn: () => Promise<T>): Promise<T> {
  waiting = null;
  try {
    return await signIn();
  } catch (error) {
    if (isRequired(error)) waiting = sdk.getMultiFactorResolver(auth, error);
    throw error;
  }
}

const isRequired = (error: unknown): error is Parameters<AuthModule['sdk']['getMultiFactorResolver']>[1] =>
  error instanceof Error && 'code' in error && error.code === REQUIRED;

/** Finishes the waiting sign-in. Fails at the field `code`, or with `login-again` when nothing waits any more. */
export async function submitSecondFactorCode(code: string): Promise<Result<UserCredential>> {
  const resolver = waiting;
  const factor = resolver?.hints.find(({ factorId }) => factorId === TOTP);
  if (!resolver || !factor) return fail({ code: 'login-again' });
  const signedIn = await withAuth(({ sdk }) =>
    resolver.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code)),
  );
  if (signedIn.ok) waiting = null;
  return signedIn;
}

export interface EnrolledFactor {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch; null when the provider does not say. */
  readonly enrolledAt: number | null;
}

/** The signed-in user's second factors, as the provider has them now. */
export const enrolledFactors = (): Promise<Result<readonly EnrolledFactor[]>> =>
  withAuth(async ({ auth, sdk }) => {
    const user = auth.currentUser;
    if (!user) return [];
    // Created before the reload, which fills it.
    const factors = sdk.multiFactor(user);
    await user.reload();
    return factors.enrolledFactors.map(({ uid, displayName, enrollmentTime }) => {
      const enrolledAt = Date.parse(enrollmentTime);
      return { id: uid, name: displayName ?? '', enrolledAt: Number.isNaN(enrolledAt) ? null : enrolledAt };
    });
  });

/** A factor that is being set up; `finish` with a correct code enrolls it. */
export interface StartedFactor {
  /** Base 32, for typing into the app. */
  readonly secret: string;
  /** `otpauth://…`, for the app's camera. */
  readonly uri: string;
  /** Fails at the field `code`. */
  finish(code: string, name: string): Promise<Result<null>>;
}

/** Starts a second factor. Fails with `login-again`, or `second-factor-unavailable` where the project has none. */
export async function startFactor(issuer: string): Promise<Result<StartedFactor>> {
  const started = await withAuth(async ({ auth, sdk }) => {
    const user = auth.currentUser;
    if (!user) return null;
    const session = await sdk.multiFactor(user).getSession();
    return { user, secret: await sdk.TotpMultiFactorGenerator.generateSecret(session) };
  });
  if (!started.ok) return started;
  if (!started.value) return fail({ code: 'login-required' });
  const { user, secret } = started.value;
  return ok({
    secret: secret.secretKey,
    uri: secret.generateQrCodeUrl(user.email ?? '', issuer),
    finish: (code, name) => finish(secret, code, name),
  });
}

const finish = (secret: TotpSecret, code: string, name: string): Promise<Result<null>> =>
  withAuth(async ({ auth, sdk }) => {
    const assertion = sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    if (auth.currentUser) await sdk.multiFactor(auth.currentUser).enroll(assertion, name);
    return null;
  });

/** Removes a factor. Fails with `login-again` when the sign-in is older than some minutes. */
export const removeFactor = (id: string): Promise<Result<null>> =>
  withAuth(async ({ auth, sdk }) => {
    if (auth.currentUser) await sdk.multiFactor(auth.currentUser).unenroll(id);
    return null;
  });
