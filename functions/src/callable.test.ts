import { HttpsError } from 'firebase-functions/https';
import type { CallableRequest } from 'firebase-functions/https';
import type { AppError } from '@/lib/domain/errors/app-error';
import { fail, ok, type Result } from '@/lib/domain/result';
import { currentRequest, type RequestContext } from '@/lib/observability/request-context';
import { createCallables, isStaffOf } from './callable';
import type { Caller } from './callable';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST = 'request-1';
const NOW = Date.UTC(2026, 0, 1);
/** Seconds since the epoch. */
const minutesAgo = (minutes: number) => NOW / 1000 - minutes * 60;
const findStore = jest.fn(async (): Promise<Result<null>> => ok(null));
const consumeRateLimit = jest.fn(async () => ({ retryAfter: 0, excess: 0 }));
const proofOfWork = jest.fn(async (): Promise<Result<null>> => ok(null));
const enforcesAppCheck = jest.fn(() => false);
/** The request that each error was logged in. */
const during: (RequestContext | undefined)[] = [];
const log = { debug: jest.fn(), warn: jest.fn(), error: jest.fn(() => void during.push(currentRequest())) };
const { callable, publicCallable } = createCallables({
  log,
  heldRole: async (_, { verifiedEmail }) =>
    verifiedEmail === 'owner@b.co' ? 'owner' : verifiedEmail ? 'staff' : 'none',
  isOperator: async ({ verifiedEmail }) => verifiedEmail === 'operator@b.co',
  platformOrigin: () => 'https://shops.example',
  isLockedOut: async (uid) => uid === 'locked-out',
  hasSecondFactor: async (uid) => uid === 'with-factor',
  now: () => NOW,
  findStore,
  consumeRateLimit,
  proofOfWork,
  ...{ allowsOrigin: async () => true, checkSettings: () => undefined },
  ...{ ownProxies: () => 0, enforcesAppCheck },
});

/** A call as firebase-functions hands it over, from nobody unless `token` is given. */
function aCall(data: unknown, token?: object): CallableRequest<unknown> {
  const rawRequest = { get: (header: string) => (header === 'x-cloud-trace-context' ? TRACE : undefined) };
  const auth = token && {
    uid: 'u1',
    rawToken: '',
    token: { firebase: { sign_in_provider: 'password' }, auth_time: 60, ...token },
  };
  return {
    data: data && typeof data === 'object' ? { ...data, $requestId: REQUEST } : data,
    rawRequest,
    acceptsStreaming: false,
    ...(auth && { auth }),
  } as unknown as CallableRequest<unknown>;
}

const answerTo = (
  fn: { run(call: CallableRequest<unknown>): Promise<unknown> },
  call: CallableRequest<unknown>,
) => fn.run(call).catch((error: unknown) => error);

const adjusted = { storeId: 'demo', productId: 'board' };
const cancel = { storeId: 'demo', orderId: 'o1' };

test('a surprise is logged with the request id and tells the client nothing else', async () => {
  const broken = publicCallable('trackOrder', async () => {
    throw new Error('password of the database is 1234');
  });
  const answer = await answerTo(broken, aCall({ token: 't' }));
  expect(answer).toBeInstanceOf(HttpsError);
  expect(answer).toMatchObject({
    code: 'internal',
    message: 'internal',
    details: { code: 'internal', params: { requestId: REQUEST } },
  });
  expect(log.error).toHaveBeenCalledWith('trackOrder failed', {
    error: expect.objectContaining({ message: 'password of the database is 1234' }),
  });
  expect(during).toEqual([{ requestId: REQUEST, traceId: TRACE }]);
});

test('an expected failure carries its code, status and details', async () => {
  const gone = publicCallable('trackOrder', async () => ({ ok: false, error: { code: 'order-not-found' } }));
  expect(await answerTo(gone, aCall({ token: 't' }))).toMatchObject({
    code: 'not-found',
    message: 'order-not-found',
    details: { code: 'order-not-found' },
  });
});

test('where App Check is enforced, only a call with a token of it reaches its handler', async () => {
  enforcesAppCheck.mockReturnValue(true);
  const handler = jest.fn(async () => ({ ok: true, value: null }) as never);
  const fn = publicCallable('trackOrder', handler);
  expect(await answerTo(fn, aCall({ token: 't' }))).toMatchObject({
    code: 'permission-denied',
    details: { code: 'app-check-failed' },
  });
  expect(handler).not.toHaveBeenCalled();
  const app = { appId: 'site', token: {} };
  expect(await answerTo(fn, { ...aCall({ token: 't' }), app } as never)).toBeNull();
  enforcesAppCheck.mockReturnValue(false);
});

test('a handler never sees a request that its schema refuses', async () => {
  const handler = jest.fn();
  for (const data of [undefined, null, 'x', { storeId: 'demo', orderId: '../users/u1' }])
    expect(await answerTo(callable('cancelOrder', handler), aCall(data, {}))).toMatchObject({
      code: 'invalid-argument',
      details: { code: 'invalid-input' },
    });
  expect(handler).not.toHaveBeenCalled();
});

test('a request that lacks what every page of today sends is from an older page, and is told so', async () => {
  const handler = jest.fn();
  const refusal = async (data: object) =>
    (await answerTo(callable('adjustStock', handler), aCall(data, {}))) as { details: AppError };
  const request = { ...adjusted, variants: [{ variantId: 'v', stock: 1, seenStock: 0 }] };
  const { details } = await refusal(request);
  expect(details).toEqual({ code: 'invalid-input', params: { missing: 'key' } });
  expect((await refusal({ ...request, key: '' })).details.fields).toEqual({ key: 'field.invalid' });
  // What somebody left out of a form is theirs to enter.
  const form = callable('submitContactRequest', handler);
  const sent = { storeId: 'demo', key: 'k', locale: 'en', fullName: 'Layla', email: 'layla@example.com' };
  expect(await answerTo(form, aCall(sent, {}))).toMatchObject({
    details: { code: 'invalid-input', fields: { comments: 'field.comments.required' } },
  });
  expect(handler).not.toHaveBeenCalled();
});

test('of a request larger than any form only the first complaint is told', async () => {
  const complaints = async (variants: number) => {
    const data = { ...adjusted, variants: Array(variants).fill({ stock: -1 }) };
    const call = aCall(data, { stores: { demo: 'staff' } });
    const answer = await answerTo(callable('adjustStock', jest.fn()), call);
    return Object.keys((answer as { details: AppError }).details.fields ?? {}).length;
  };
  // Its key is missing as well.
  expect(await complaints(60)).toBe(60 * 3 + 1);
  expect(await complaints(1000)).toBe(1);
});

test('who calls comes from the verified token, nobody without one', async () => {
  const handler = jest.fn(async () => ({ ok: true as const, value: { status: 'cancelled' as const } }));
  const fn = callable('cancelOrder', handler);
  expect(await answerTo(fn, aCall(cancel))).toMatchObject({ code: 'unauthenticated' });
  await answerTo(
    fn,
    aCall({ ...cancel, uid: 'other' }, { email: 'a@b.co', email_verified: true, stores: { demo: 'staff' } }),
  );
  const caller = {
    uid: 'u1',
    requestId: REQUEST,
    isGuest: false,
    email: 'a@b.co',
    signedInAt: 60_000,
    provedAt: 60_000,
    secondFactor: false,
    stores: { demo: 'staff' },
  };
  expect(handler.mock.calls).toEqual([[cancel, caller, '', '']]);
});

test.each([
  ['u1', true],
  ['locked-out', false],
])('%s acts for the store that the token names: %p', async (uid, expected) => {
  const acts = jest.fn(async (_, caller: Caller) => {
    expect(isStaffOf(caller, 'demo')).toBe(expected);
    return { ok: true as const, value: { status: 'cancelled' as const } };
  });
  const call = aCall(cancel, { email: 'a@b.co', email_verified: true, stores: { demo: 'staff' } });
  await answerTo(callable('cancelOrder', acts), { ...call, auth: { ...call.auth, uid } } as typeof call);
  expect(acts).toHaveBeenCalledTimes(1);
});

const WITH_FACTOR = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };

test.each([
  ['eleven minutes after the login', 'u1', { auth_time: minutesAgo(11) }, 'password'],
  ['nine minutes after it', 'u1', { auth_time: minutesAgo(9) }, null],
  ['without the second factor of the account', 'with-factor', { auth_time: minutesAgo(0) }, 'second-factor'],
  ['with it', 'with-factor', { auth_time: minutesAgo(9), firebase: WITH_FACTOR }, null],
  [
    'with it, too long ago',
    'with-factor',
    { auth_time: minutesAgo(11), firebase: WITH_FACTOR },
    'second-factor',
  ],
])('a session %s may change roles or is asked for more', async (_, uid, token, way) => {
  const change = jest.fn(async () => ok({ ok: true as const }));
  const call = aCall(
    { storeId: 'demo', uid: 'u2', role: 'staff' },
    { email: 'owner@b.co', email_verified: true, stores: { demo: 'owner' }, ...token },
  );
  const answer = await answerTo(callable('changeStaffRole', change), {
    ...call,
    auth: { ...call.auth, uid },
  } as typeof call);
  expect(change).toHaveBeenCalledTimes(way ? 0 : 1);
  if (way) expect(answer).toMatchObject({ details: { code: 'fresh-sign-in-required', params: { way } } });
});

test('who calls too often is told when to come back, and no handler is asked', async () => {
  consumeRateLimit.mockResolvedValueOnce({ retryAfter: 90, excess: 0 });
  const handler = jest.fn();
  expect(await answerTo(callable('cancelOrder', handler), aCall(cancel, {}))).toMatchObject({
    code: 'resource-exhausted',
    details: { code: 'too-many-requests', params: { retryAfter: 90 } },
  });
  expect(consumeRateLimit).toHaveBeenLastCalledWith('cancelOrder', {
    person: 'u1',
    address: '',
    store: 'demo',
  });
  expect(handler).not.toHaveBeenCalled();
});

test('a request is counted before anything of it is looked at, and refused for its size before its schema sees it', async () => {
  consumeRateLimit.mockClear();
  const handler = jest.fn();
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, index) => [`key-${index}`, 1]));
  for (const data of [
    { ...cancel, ...many },
    { ...cancel, list: Array(100).fill(1) },
  ])
    expect(await answerTo(callable('cancelOrder', handler), aCall(data, {}))).toMatchObject({
      details: { code: 'request-too-large' },
    });
  expect(consumeRateLimit).toHaveBeenCalledTimes(2);
  expect(handler).not.toHaveBeenCalled();
});

test('what only people of the store send may be large from them alone', async () => {
  const places = { storeId: 'demo', places: Array(200).fill({ id: 'c', parentId: null }) };
  const handler = jest.fn(async () => ok({ relocating: [] }));
  const asked = (stores: object) =>
    answerTo(
      callable('arrangeCategories', handler),
      aCall(places, { email: 'a@b.co', email_verified: true, stores }),
    );
  expect(await asked({ second: 'owner' })).toMatchObject({ details: { code: 'request-too-large' } });
  expect(await asked({ demo: 'staff' })).toEqual({ relocating: [] });
});

test('beyond what strangers may use up together, a call of the app goes on and another needs a proof of work', async () => {
  const excess = { retryAfter: 0, excess: 2 };
  consumeRateLimit.mockResolvedValueOnce(excess).mockResolvedValueOnce(excess);
  proofOfWork.mockResolvedValueOnce(fail({ code: 'proof-of-work-required' }));
  const handler = jest.fn(async () => ok({ status: 'cancelled' as const }));
  const fn = callable('cancelOrder', handler);
  expect(await answerTo(fn, aCall(cancel, {}))).toMatchObject({
    details: { code: 'proof-of-work-required' },
  });
  expect(handler).not.toHaveBeenCalled();
  const app = { appId: 'site', token: {} };
  expect(await answerTo(fn, { ...aCall(cancel, {}), app } as never)).toEqual({ status: 'cancelled' });
});

test('a store that nobody made is told before anything is counted for it', async () => {
  consumeRateLimit.mockClear();
  findStore.mockResolvedValueOnce(fail({ code: 'store-not-found' }));
  const handler = jest.fn();
  const answer = await answerTo(callable('cancelOrder', handler), aCall({ ...cancel, storeId: 'invented' }));
  expect(answer).toMatchObject({ details: { code: 'store-not-found' } });
  expect(findStore).toHaveBeenLastCalledWith('invented', { address: '', store: 'invented' });
  expect(consumeRateLimit).not.toHaveBeenCalled();
  expect(handler).not.toHaveBeenCalled();
});

test.each([
  [{ demo: 'owner' }, true],
  [{ demo: 'staff' }, true],
  [{ demo: 'reader' }, false],
  [{ second: 'owner' }, false],
  [{}, false],
])('the claim %p gives rights in the store demo: %p', (stores, expected) => {
  const caller: Caller = {
    uid: 'u1',
    requestId: REQUEST,
    isGuest: false,
    email: null,
    signedInAt: 0,
    provedAt: 0,
    secondFactor: false,
    stores,
  };
  expect(isStaffOf(caller, 'demo')).toBe(expected);
  expect(isStaffOf(caller, 'constructor')).toBe(false);
});

test('a call without an id of its own, or with one that is none, is given one', async () => {
  const seen: string[] = [];
  const fn = callable('endSessions', async (_, { requestId }) => {
    seen.push(requestId);
    return { ok: true, value: { ok: true } };
  });
  const call = aCall({}, {});
  for (const $requestId of [undefined, 7, 'short', 'a line\nof a log', 'x'.repeat(65)])
    await answerTo(fn, { ...call, data: { $requestId } });
  expect(new Set(seen).size).toBe(5);
  for (const requestId of seen) expect(requestId).toMatch(/^[\da-f-]{36}$/);
});
