import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { around, assert, authOperations, type Operation, type SecondFactor } from '../firebase-tools-parts';
import type { Records } from '../data-dir/records';
import { claimsOf } from '../token-claims';
import type { PersistentProject } from './persistent-project';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment */
const PERIOD_S = 30;
const DIGITS = 6;
const ENROLLMENT_MS = 10 * 60 * 1_000;
/** Steps before and after the current one, for clocks that differ. */
const WINDOW = 1;
const SECRETS = 'auth-totp';

interface StartedEnrollment {
  readonly localId: string;
  readonly secret: string;
  readonly endsAt: number;
}

interface Claims {
  readonly user_id: string;
  /** Seconds since the epoch. */
  readonly auth_time: number;
  readonly firebase: { readonly sign_in_provider: string };
}

/**
 * Second factors by time-based codes, as Identity Platform has them: firebase-tools knows those by text message alone.
 * Only requests that name TOTP are answered here; an account's factors are kept where firebase-tools keeps its own.
 */
export function addTotp(project: PersistentProject, records: Records): void {
  const { accounts } = authOperations.identitytoolkit;
  const { mfaEnrollment, mfaSignIn } = accounts;
  const started = new Map<string, StartedEnrollment>();
  const secretOf = (id: string) =>
    records.all<string>(SECRETS).find((record) => record.id === id)?.value ?? '';

  around(mfaEnrollment, 'start', (start) => (state, body, context) => {
    if (!has(body, 'totpEnrollmentInfo')) return start(state, body, context);
    const { user_id: localId } = claimsFrom(body);
    assert(project.users.get(localId)?.emailVerified === true, 'UNVERIFIED_EMAIL');
    const secret = new Secret({ size: 20 }).base32;
    const sessionInfo = randomUUID();
    const endsAt = Date.now() + ENROLLMENT_MS;
    started.set(sessionInfo, { localId, secret, endsAt });
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: DIGITS,
        hashingAlgorithm: 'SHA1',
        periodSec: PERIOD_S,
        sessionInfo,
        finalizeEnrollmentTime: new Date(endsAt).toISOString(),
      },
    };
  });

  around(mfaEnrollment, 'finalize', (finalize) => (state, body, context) => {
    if (!has(body, 'totpVerificationInfo')) return finalize(state, body, context);
    const { user_id: localId, auth_time: authTime, firebase } = claimsFrom(body);
    const { sessionInfo, verificationCode } = fieldsOf(body.totpVerificationInfo);
    const enrollment = started.get(String(sessionInfo));
    assert(enrollment?.localId === localId && enrollment.endsAt > Date.now(), 'SESSION_EXPIRED');
    assert(isRight(enrollment.secret, verificationCode), 'INVALID_CODE');
    started.delete(String(sessionInfo));
    const factor: SecondFactor = {
      mfaEnrollmentId: randomUUID(),
      enrolledAt: new Date().toISOString(),
      totpInfo: {},
      ...(has(body, 'displayName') && { displayName: String(body.displayName) }),
    };
    records.write([{ kind: SECRETS, id: factor.mfaEnrollmentId, value: enrollment.secret }]);
    const { mfaInfo = [] } = project.users.get(localId) ?? {};
    project.updateUserByLocalId(localId, { mfaInfo: [...mfaInfo, factor] });
    return project.within(authTime * 1_000, () =>
      tokens(state, context, {
        localId,
        provider: firebase.sign_in_provider,
        factor: factor.mfaEnrollmentId,
      }),
    );
  });

  around(mfaSignIn, 'finalize', (finalizeSignIn) => (state, body, context) => {
    if (!has(body, 'totpVerificationInfo')) return finalizeSignIn(state, body, context);
    const { localId, signInProvider } = pending(body);
    const { verificationCode } = fieldsOf(body.totpVerificationInfo);
    const factor = has(body, 'mfaEnrollmentId') ? String(body.mfaEnrollmentId) : '';
    const { mfaInfo = [] } = project.users.get(localId) ?? {};
    assert(
      mfaInfo.some((known) => known.totpInfo && known.mfaEnrollmentId === factor),
      'MFA_ENROLLMENT_NOT_FOUND',
    );
    assert(isRight(secretOf(factor), verificationCode), 'INVALID_CODE');
    project.updateUserByLocalId(localId, { lastLoginAt: String(Date.now()) });
    return tokens(state, context, { localId, provider: signInProvider, factor });
  });

  for (const name of ['signInWithPassword', 'signInWithIdp'] as const)
    around(accounts, name, (original) => namingTotp(project, original));

  function tokens(
    state: unknown,
    context: Parameters<Operation>[2],
    { localId, provider, factor }: { localId: string; provider: string; factor: string },
  ) {
    const user = project.users.get(localId);
    assert(user !== undefined, 'USER_NOT_FOUND');
    const secondFactor = { identifier: factor, provider: 'totp' };
    const refreshToken = project.createRefreshTokenFor(user, provider, { secondFactor });
    const grant = { grantType: 'refresh_token', refreshToken };
    const granted = fieldsOf(authOperations.securetoken.token(state, grant, context));
    return { idToken: granted.id_token, refreshToken: granted.refresh_token };
  }
}

/** firebase-tools answers a sign-in that still lacks its second factor without saying of what kind that is. */
function namingTotp(project: PersistentProject, original: Operation): Operation {
  return async (state, body, context) => {
    const answer = await original(state, body, context);
    const { mfaInfo, localId, mfaPendingCredential } = fieldsOf(answer);
    if (!Array.isArray(mfaInfo)) return answer;
    const id = localId ? String(localId) : pending({ mfaPendingCredential }).localId;
    const known = project.users.get(id)?.mfaInfo ?? [];
    const isTotp = (factor: unknown) =>
      known.some((one) => one.totpInfo && one.mfaEnrollmentId === fieldsOf(factor).mfaEnrollmentId);
    return {
      ...fieldsOf(answer),
      mfaInfo: mfaInfo.map((factor: object) => (isTotp(factor) ? { ...factor, totpInfo: {} } : factor)),
    };
  };
}

function isRight(secret: string, code: unknown): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, digits: DIGITS });
  return typeof code === 'string' && totp.validate({ token: code, window: WINDOW }) !== null;
}

const has = <K extends string>(body: object, name: K): body is Record<K, unknown> =>
  (body as Partial<Record<K, unknown>>)[name] !== undefined;

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;

function claimsFrom(body: object): Claims {
  const claims = has(body, 'idToken') ? claimsOf<Claims>(String(body.idToken)) : null;
  assert(claims !== null, 'INVALID_ID_TOKEN');
  return claims;
}

/** Whose password was right: firebase-tools' own pending credential. */
function pending(body: object): { readonly localId: string; readonly signInProvider: string } {
  assert(has(body, 'mfaPendingCredential'), 'MISSING_MFA_PENDING_CREDENTIAL');
  const json = Buffer.from(String(body.mfaPendingCredential), 'base64').toString('utf8');
  return JSON.parse(json) as { localId: string; signInProvider: string };
}
