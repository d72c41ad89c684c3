import { putOrder, queuedOrders, removeOrder } from '@/lib/browser/offline/order-queue';
import { readDraft } from '@/lib/browser/shipping-draft';
import { keyOf, type QueuedOrder, type WaitingOrder } from '@/lib/domain/orders/waiting/waiting-order';
import { fail, ok } from '@/lib/domain/result';
import { ensureUser } from '@/lib/firebase/auth/account';
import { hasStoredSession, loadAuth, type AuthModule } from '@/lib/firebase/auth/session';
import { call } from '@/lib/functions/call';
import { cartStore } from '@/lib/hooks/orders/cart-store';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { aPlaceOrderRequest } from '@/tests/fixtures/shop/orders';
import { sendNow, sendWaiting, takeBack } from './send-waiting';

jest.mock('@/lib/browser/offline/order-queue', () => ({
  queuedOrders: jest.fn(),
  putOrder: jest.fn(),
  removeOrder: jest.fn(),
}));
jest.mock('@/lib/firebase/auth/account', () => ({ ensureUser: jest.fn() }));
jest.mock('@/lib/firebase/auth/session', () => ({
  hasStoredSession: jest.fn(),
  sessionReady: () => Promise.resolve(),
  loadAuth: jest.fn(),
}));
jest.mock('@/lib/functions/call', () => ({ call: jest.fn() }));

const PLACED = ok({ orderId: 'o1', number: '1001', status: 'placed' as const });
const LINE = aCartLine();

/** What is on the device. */
let stored: Map<string, QueuedOrder>;

/** Who uses the browser; null for a stranger, whom an order makes a guest. */
function nowHere(uid: string | null, isAnonymous = true): void {
  jest.mocked(hasStoredSession).mockReturnValue(uid !== null);
  const auth = { currentUser: uid && { uid, isAnonymous } };
  jest.mocked(loadAuth).mockResolvedValue({ auth } as unknown as AuthModule);
  jest.mocked(ensureUser).mockImplementation(async () => {
    if (uid === null) nowHere('guest');
    return ok({ uid: uid ?? 'guest' });
  });
}

function put(changes: Partial<WaitingOrder> = {}): WaitingOrder {
  const order: WaitingOrder = {
    state: 'waiting',
    request: aPlaceOrderRequest({ storeId: 'demo', key: 'k1' }),
    lines: [LINE],
    madeAt: Date.now(),
    owner: null,
    sent: null,
    error: null,
    ...changes,
  };
  stored.set(keyOf(order), order);
  return order;
}

beforeEach(() => {
  stored = new Map();
  jest.mocked(queuedOrders).mockImplementation(async () => [...stored.values()]);
  jest.mocked(putOrder).mockImplementation(async (order) => void stored.set(keyOf(order), order));
  jest.mocked(removeOrder).mockImplementation(async (key) => void stored.delete(key));
  jest.mocked(call).mockReset().mockResolvedValue(PLACED);
  cartStore.update((cart) => ({ ...cart, lines: [] }));
  nowHere(null);
  let isHeld = false;
  const request = async (_: string, ...rest: unknown[]) => {
    const [options, act] = rest.length > 1 ? rest : [{}, rest[0]];
    const run = act as (lock: object | null) => Promise<unknown>;
    if (isHeld && (options as LockOptions).ifAvailable) return run(null);
    isHeld = true;
    return run({}).finally(() => (isHeld = false));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
});

test('two tabs that come back online send an order once, and nothing personal stays', async () => {
  const { request } = put();
  await Promise.all([sendWaiting(), sendWaiting()]);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('placeOrder', request);
  expect([...stored.values()]).toEqual([
    expect.objectContaining({ state: 'placed', orderId: 'o1', number: '1001' }),
  ]);
  expect(JSON.stringify([...stored.values()])).not.toContain(request.address.fullName);
});

test('before an order is sent it is written down as whose', async () => {
  put();
  jest.mocked(call).mockImplementation(async () => {
    expect(stored.get('k1')).toMatchObject({ sent: { uid: 'guest' } });
    return PLACED;
  });
  await sendWaiting();
  expect(call).toHaveBeenCalledTimes(1);
});

test('an order whose answer was lost is sent again as it was, and never as somebody else', async () => {
  const { request } = put();
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  await expect(sendWaiting()).resolves.toBe(true);
  nowHere('member', false);
  await sendWaiting();
  expect(call).toHaveBeenCalledTimes(1);
  nowHere('guest');
  await expect(sendWaiting()).resolves.toBe(false);
  expect(jest.mocked(call).mock.calls).toEqual([
    ['placeOrder', request],
    ['placeOrder', request],
  ]);
});

test('a refused order gives its boards back to the cart and its address to the checkout', async () => {
  const { request } = put();
  const error = { code: 'sold-out' as const, changes: [] };
  jest.mocked(call).mockResolvedValue(fail(error));
  await sendWaiting();
  expect(cartStore.get().lines).toEqual([expect.objectContaining({ productId: LINE.productId })]);
  expect(readDraft(null).typed.fullName).toBe(request.address.fullName);
  expect(stored.get('k1')).toMatchObject({ state: 'refused', error });
});

test('what was made before somebody logged in waits for their word', async () => {
  put();
  nowHere('member', false);
  await sendWaiting();
  expect(call).not.toHaveBeenCalled();
  await sendNow('k1');
  expect(call).toHaveBeenCalledTimes(1);
});

test('somebody who logs in while a guest is made sends nothing of who was here before', async () => {
  put();
  jest.mocked(ensureUser).mockImplementation(async () => {
    nowHere('member', false);
    return ok({ uid: 'member' });
  });
  await sendWaiting();
  expect(call).not.toHaveBeenCalled();
});

test('what was not sent can be taken back; what was sent cannot', async () => {
  put();
  await takeBack('k1');
  expect(stored.size).toBe(0);
  expect(cartStore.get().lines).toHaveLength(1);
  nowHere('guest');
  put({ sent: { uid: 'guest', at: Date.now() } });
  await takeBack('k1');
  expect(stored.size).toBe(1);
});
