import { logger } from 'firebase-functions';
import { HttpsError } from 'firebase-functions/https';
import type { CallableRequest } from 'firebase-functions/https';
import { createCallables, isStaffOf } from './callable';
import type { Caller } from './callable';

const TRACE = 'trace-1';
const takeTurn = jest.fn(async () => 0);
const { callable, publicCallable } = createCallables({
  decidedRole: async () => undefined,
  takeTurn,
  ownProxies: () => 0,
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
    data,
    rawRequest,
    acceptsStreaming: false,
    ...(auth && { auth }),
  } as unknown as CallableRequest<unknown>;
}

const answerTo = (
  fn: { run(call: CallableRequest<unknown>): Promise<unknown> },
  call: CallableRequest<unknown>,
) => fn.run(call).catch((error: unknown) => error);

const cancel = { storeId: 'demo', orderId: 'o1' };

test('a surprise is logged with the request id and tells the client nothing else', async () => {
  const log = jest.spyOn(logger, 'error').mockImplementation();
  const broken = publicCallable('trackOrder', async () => {
    throw new Error('password of the database is 1234');
  });
  const answer = await answerTo(broken, aCall({ token: 't' }));
  expect(answer).toBeInstanceOf(HttpsError);
  expect(answer).toMatchObject({
    code: 'internal',
    message: 'internal',
    details: { code: 'internal', params: { requestId: TRACE } },
  });
  expect(log).toHaveBeenCalledWith('trackOrder failed', expect.objectContaining({ requestId: TRACE }));
  log.mockRestore();
});

test('an expected failure carries its code, status and details', async () => {
  const gone = publicCallable('trackOrder', async () => ({ ok: false, error: { code: 'order-not-found' } }));
  expect(await answerTo(gone, aCall({ token: 't' }))).toMatchObject({
    code: 'not-found',
    message: 'order-not-found',
    details: { code: 'order-not-found' },
  });
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

test('who calls comes from the verified token, nobody without one', async () => {
  const handler = jest.fn(async () => ({ ok: true as const, value: { status: 'cancelled' as const } }));
  const fn = callable('cancelOrder', handler);
  expect(await answerTo(fn, aCall(cancel))).toMatchObject({ code: 'unauthenticated' });
  await answerTo(fn, aCall({ ...cancel, uid: 'other' }, { email: 'a@b.co', stores: { demo: 'staff' } }));
  const caller = {
    uid: 'u1',
    isGuest: false,
    email: 'a@b.co',
    signedInAt: 60_000,
    stores: { demo: 'staff' },
  };
  expect(handler.mock.calls).toEqual([[cancel, caller, '']]);
});

test('who calls too often is told when to come back, and no handler is asked', async () => {
  takeTurn.mockResolvedValueOnce(90);
  const handler = jest.fn();
  expect(await answerTo(callable('cancelOrder', handler), aCall(cancel, {}))).toMatchObject({
    code: 'resource-exhausted',
    details: { code: 'too-many-requests', params: { retryAfter: 90 } },
  });
  expect(takeTurn).toHaveBeenLastCalledWith('cancelOrder', { person: 'u1', address: '', store: 'demo' });
  expect(handler).not.toHaveBeenCalled();
});

test.each([
  [{ demo: 'owner' }, true],
  [{ demo: 'staff' }, true],
  [{ demo: 'reader' }, false],
  [{ second: 'owner' }, false],
  [{}, false],
])('the claim %p gives rights in the store demo: %p', (stores, expected) => {
  const caller: Caller = { uid: 'u1', isGuest: false, email: null, signedInAt: 0, stores };
  expect(isStaffOf(caller, 'demo')).toBe(expected);
  expect(isStaffOf(caller, 'constructor')).toBe(false);
});
