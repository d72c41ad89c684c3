import { HttpsError, onCall } from 'firebase-functions/https';
import type { CallableFunction, CallableRequest } from 'firebase-functions/https';
import type { Audience } from '@/lib/domain/access/access';
import { accessTo } from '@/lib/domain/access/callable-access';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { ERROR_STATUS } from '@/lib/domain/errors/app-error';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import { count, fieldsOf, text } from '@/lib/domain/parse/fields';
import { claimsOperator } from '@/lib/domain/platform/operator';
import { SUPPORT_ROLE, supportedStore } from '@/lib/domain/platform/support-access';
import { fail, type Result } from '@/lib/domain/result';
import { contextOf, withRequest } from '@/lib/observability/request-context';
import { failureOf } from '@/functions/src/failure-of';
import { isBusy } from '@/functions/src/adapters/database/error-code';
import { missingSignIn } from '@/functions/src/adapters/people/second-factor';
import { NO_ROLE } from '@/functions/src/adapters/people/staff-role';
import type { CallableDeps } from '@/functions/src/callable-deps';
import { guardedCallable, sentBy, type Sent } from '@/functions/src/guarded-callable';
import { namedStore, requestIdOf, validate } from '@/functions/src/read-request';
import { clientNetwork } from '@/lib/domain/limits/client-network';
import type { Who } from '@/functions/src/limits/consume-rate-limit';

/** The caller, from the verified ID token, and the id of their call. */
export interface Caller {
  readonly uid: string;
  /** Names this one call in logs, in an order's history and in the store's log; see `requestIdOf`. */
  readonly requestId: string;
  /** Signed in anonymously: a shopper without an account. */
  readonly isGuest: boolean;
  readonly email: string | null;
  /**
   * When they gave their password last, milliseconds since the epoch; in a session that came from another store's admin, when
   * they gave it there.
   */
  readonly signedInAt: number;
  /** When they gave it in this session; 0 if they did not. */
  readonly provedAt: number;
  /** Whether this session gave a second factor too. */
  readonly secondFactor: boolean;
  /**
   * Store id to role, from the custom claim, which is the only one that grants admin rights; in a session of support that one
   * store alone.
   */
  readonly stores: Readonly<Record<string, unknown>>;
}

export const isStaffOf = ({ stores }: Caller, storeId: string): boolean =>
  Object.hasOwn(stores, storeId) && (stores[storeId] === 'owner' || stores[storeId] === 'staff');

export const isOwnerOf = ({ stores }: Caller, storeId: string): boolean =>
  Object.hasOwn(stores, storeId) && stores[storeId] === 'owner';

/** Whether the session is an operator's whom an owner of the store let in. */
export const isSupportOf = ({ stores }: Caller, storeId: string): boolean =>
  Object.hasOwn(stores, storeId) && stores[storeId] === SUPPORT_ROLE;

/** Whether the caller acts for the store: its people, and support. */
export const actsFor = (caller: Caller, storeId: string): boolean =>
  isStaffOf(caller, storeId) || isSupportOf(caller, storeId);

export const isStaffSomewhere = (caller: Caller): boolean =>
  Object.keys(caller.stores).some((store) => isStaffOf(caller, store));

export type Answer<N extends CallableName> = Promise<Result<Callables[N]['response']>>;

/**
 * `network` is the caller's, as `clientNetwork` says, for rate limits only. `origin` is that of the page that calls, empty for
 * callers other than browsers, who may send any.
 */
type PublicHandler<N extends CallableName> = (
  request: Callables[N]['request'],
  caller: Caller | null,
  network: string,
  origin: string,
) => Answer<N>;

/** The proxy that every call of a function comes through last. */
export const GOOGLES_FRONT_END = 1;

/**
 * Calls that store something new about a member. With a token that outlived its account, they would store data of a deleted
 * account.
 */
const KEEPS_OF_MEMBERS: readonly CallableName[] = [
  'beginUpload',
  'completeSignUp',
  'keepDesignPicture',
  'keepPhoto',
  'keepReviewPicture',
  'openStore',
  'registerDevice',
  'saveDesign',
  'submitReview',
  'sendLinkedReview',
];

/** A call with its data. */
interface Arrived {
  readonly call: CallableRequest<unknown>;
  readonly sent: Sent;
  readonly requestId: string;
}

/** Creates the two kinds of callables; both apply the limits of `limits/rate-limits.ts`. */
export function createCallables(deps: CallableDeps) {
  const { log, heldRole, isLockedOut, hasSecondFactor, now, findStore } = deps;
  const { consumeRateLimit, proofOfWork, allowsOrigin, ownProxies, enforcesAppCheck } = deps;

  /**
   * Wraps every callable. Counts the call, checks the request's size and then its schema, identifies the caller, and authorizes
   * them by the table of `lib/domain/access`. An expected failure becomes an HttpsError with its AppError as details; an
   * unexpected one is logged and answered as `internal` with its request id.
   */
  function publicCallable<N extends CallableName>(
    name: N,
    handler: PublicHandler<N>,
  ): CallableFunction<unknown, Promise<Callables[N]['response']>> {
    const callable = onCall((call: CallableRequest<unknown>) => {
      const sent = sentBy(call);
      const requestId = requestIdOf(sent.data);
      const header = (name: string) => call.rawRequest.get(name);
      return withRequest(contextOf(header, requestId), () =>
        respond(name, handler, { call, sent, requestId }),
      );
    });
    return guardedCallable(callable, allowsOrigin);
  }

  /** The answer, or its error in the protocol of callables; an unexpected failure is logged. */
  async function respond<N extends CallableName>(
    name: N,
    handler: PublicHandler<N>,
    arrived: Arrived,
  ): Promise<Callables[N]['response']> {
    const { call, requestId } = arrived;
    const result = await answer(name, handler, arrived).catch((error: unknown): Result<never> => {
      const told = { error: failureOf(error) };
      if (isBusy(error)) {
        log.warn(`${name} met a busy database`, told);
        return fail({ code: 'try-again' });
      }
      log.error(`${name} failed`, told);
      return { ok: false, error: { code: 'internal', params: { requestId } } };
    });
    log.debug(`${name} answered`, { code: result.ok ? 'ok' : result.error.code });
    if (result.ok) return result.value;
    const { retryAfter } = result.error.params ?? {};
    if (retryAfter) call.rawRequest.res?.set('Retry-After', String(retryAfter));
    throw toHttpsError(result.error);
  }

  /** A callable for signed-in people, guests included; everybody else gets `login-required`. */
  function callable<N extends CallableName>(
    name: N,
    handler: (request: Callables[N]['request'], caller: Caller, network: string, origin: string) => Answer<N>,
  ) {
    return publicCallable(name, async (request, caller, network, origin) =>
      caller ? handler(request, caller, network, origin) : { ok: false, error: { code: 'login-required' } },
    );
  }

  async function answer<N extends CallableName>(
    name: N,
    handler: PublicHandler<N>,
    { call, sent, requestId }: Arrived,
  ): Answer<N> {
    deps.checkSettings(name);
    if (enforcesAppCheck() && !call.app) return { ok: false, error: { code: 'app-check-failed' } };
    const network = clientNetwork(call.rawRequest, GOOGLES_FRONT_END + ownProxies());
    const store = namedStore(sent.data);
    const who = { person: call.auth?.uid, address: network, store };
    const counted = await countCall(name, who, Boolean(call.app), sent.data);
    if (!counted.ok) return counted;
    const claimed = callerOf(call, requestId);
    const request = validate(name, sent, Boolean(claimed && store && actsFor(claimed, store)));
    if (!request.ok) return request;
    const caller = await withHeldRole(claimed, store, call);
    if (caller && !caller.isGuest && KEEPS_OF_MEMBERS.includes(name) && (await isLockedOut(caller.uid)))
      return { ok: false, error: { code: 'login-required' } };
    const { may, fresh, support } = accessTo(name, request.value, caller?.uid ?? null);
    const asSupport = Boolean(support && caller && store && isSupportOf(caller, store));
    const refused = may === 'operator' ? await operatorRefusal(call) : refusal(may, caller, store, asSupport);
    if (refused) return { ok: false, error: { code: refused } };
    const way = caller && fresh ? await missingSignIn(caller, now(), hasSecondFactor) : null;
    if (way) return { ok: false, error: { code: 'fresh-sign-in-required', params: { way } } };
    return handler(request.value, caller, network, call.rawRequest.get('origin') ?? '');
  }

  /**
   * Refuses everybody whom the platform did not make an operator, and operators on pages that are not the platform's own: a
   * store's pages run what its people wrote.
   */
  async function operatorRefusal({ auth, rawRequest }: CallableRequest<unknown>): Promise<ErrorCode | null> {
    if (!auth) return 'login-required';
    const origin = rawRequest.get('origin');
    if (!claimsOperator(auth.token) || (origin && origin !== deps.platformOrigin())) return 'not-allowed';
    const { uid } = auth;
    const [operates, lockedOut] = await Promise.all([
      deps.isOperator({ uid, verifiedEmail: verifiedEmailOf(auth), signedInAt: auth.token.auth_time * 1000 }),
      isLockedOut(uid),
    ]);
    return operates && !lockedOut ? null : 'not-allowed';
  }

  /** Runs before anything of the request but its store's id is parsed, so that refused calls count too. */
  async function countCall(
    name: CallableName,
    who: Who,
    isOfApp: boolean,
    data: unknown,
  ): Promise<Result<null>> {
    const { store } = who;
    const found = store ? await findStore(storeId(store), who) : null;
    if (found?.ok === false) return found;
    const { retryAfter, excess } = await consumeRateLimit(name, who);
    if (retryAfter) return { ok: false, error: { code: 'too-many-requests', params: { retryAfter } } };
    return excess > 0 && !isOfApp ? proofOfWork({ name, store, data, excess }) : { ok: true, value: null };
  }

  async function withHeldRole(
    caller: Caller | null,
    store: string | undefined,
    { auth }: CallableRequest<unknown>,
  ): Promise<Caller | null> {
    if (!auth || !caller || !store || !actsFor(caller, store)) return caller;
    const { uid, signedInAt } = caller;
    const verifiedEmail = verifiedEmailOf(auth);
    const session = { isSupport: isSupportOf(caller, store), enteredAt: auth.token.auth_time * 1000 };
    const [held, lockedOut] = await Promise.all([
      heldRole(storeId(store), { uid, verifiedEmail, signedInAt, ...session }),
      isLockedOut(uid),
    ]);
    return { ...caller, stores: { ...caller.stores, [store]: lockedOut ? NO_ROLE : held } };
  }

  /** Answers a name that no callable has, in the protocol of callables. */
  const unknownCallable = guardedCallable(
    onCall(() => {
      throw new HttpsError('not-found', 'There is no callable of this name.');
    }),
    allowsOrigin,
  );

  return { callable, publicCallable, unknownCallable };
}

const verifiedEmailOf = ({ token }: NonNullable<CallableRequest<unknown>['auth']>): string | null =>
  token.email_verified ? (text(token.email) ?? null) : null;

/** Why the caller is refused; null if they are not. */
function refusal(
  may: Exclude<Audience, 'operator'>,
  caller: Caller | null,
  store = '',
  asSupport: boolean,
): ErrorCode | null {
  if (may === 'anyone' || asSupport) return null;
  if (!caller || (may === 'member' && caller.isGuest)) return 'login-required';
  if (may === 'staff' && !isStaffOf(caller, store)) return 'not-allowed';
  return may === 'owner' && !isOwnerOf(caller, store) ? 'not-allowed' : null;
}

function callerOf({ auth }: CallableRequest<unknown>, requestId: string): Caller | null {
  if (!auth) return null;
  const { token, uid } = auth;
  const supported = supportedStore(token);
  return {
    uid,
    requestId,
    isGuest: token.firebase.sign_in_provider === 'anonymous',
    email: text(token.email) ?? null,
    signedInAt: (count(token.began) ?? token.auth_time) * 1000,
    provedAt: token.firebase.sign_in_provider === 'custom' ? 0 : token.auth_time * 1000,
    secondFactor: token.firebase.sign_in_second_factor !== undefined,
    stores: supported === null ? fieldsOf(token.stores) : { [supported]: SUPPORT_ROLE },
  };
}

const toHttpsError = (error: AppError) => new HttpsError(ERROR_STATUS[error.code], error.code, error);
