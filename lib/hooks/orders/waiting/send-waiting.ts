import { putOrder, queuedOrders, removeOrder } from '@/lib/browser/offline/order-queue';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { memberOf } from '@/lib/domain/account/current-user';
import type { AppError } from '@/lib/domain/errors/app-error';
import {
  isTemporary,
  keyOf,
  stepOf,
  type Person,
  type QueuedOrder,
  type Step,
  type WaitingOrder,
} from '@/lib/domain/orders/waiting/waiting-order';
import { ensureUser } from '@/lib/firebase/auth/account';
import { hasStoredSession, loadAuth, sessionReady } from '@/lib/firebase/auth/session';
import { call } from '@/lib/functions/call';
import { returnToCart, returnToCheckout } from './return-to-cart';

/** Only one tab sends: two would each create a guest, and so an order. */
const LOCK = 'boards.send-waiting';

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;

/** Sends waiting orders, now and whenever the network may be back, until the returned function is called. */
export function sendWhenOnline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY_MS;
  const end = new AbortController();
  const attempt = async () => {
    clearTimeout(timer);
    const waits = await sendWaiting().catch(() => true);
    if (!waits || end.signal.aborted || !navigator.onLine) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), delay);
    delay = Math.min(delay * 2, LAST_RETRY_MS);
  };
  const now = () => {
    delay = FIRST_RETRY_MS;
    void attempt();
  };
  window.addEventListener('online', now, { signal: end.signal });
  document.addEventListener('visibilitychange', now, { signal: end.signal });
  now();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

/** Sends the orders that need no confirmation, one after another. Resolves to whether any still waits for the network. */
export async function sendWaiting(): Promise<boolean> {
  if (!navigator.onLine || !('locks' in navigator)) return false;
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return true;
    let waits = false;
    for (const order of await queuedOrders()) waits = !(await send(order, ['send'])) || waits;
    return waits;
  });
}

/** Sends an order after its shopper confirmed it. */
export const sendNow = (key: string): Promise<void> =>
  withOrder(key, async (order) => void (await send(order, ['send', 'old', 'adopt'])));

/** Removes an order that was not sent, or is not sent again; its boards return to the cart. */
export const takeBack = (key: string): Promise<void> =>
  withOrder(key, async (order) => {
    if (order.state !== 'waiting') return;
    if (order.sent && stepOf(order, await currentPerson(), Date.now()) !== 'doubt') return;
    returnToCart(order.lines);
    await removeOrder(key);
  });

function withOrder(key: string, act: (order: QueuedOrder) => Promise<void>): Promise<void> {
  const run = async () => {
    const order = (await queuedOrders()).find((one) => keyOf(one) === key);
    if (order) await act(order);
  };
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}

/** Resolves to whether no retry is needed. Stores the sender on the order before it is sent. */
async function send(order: QueuedOrder, allowed: readonly Step[]): Promise<boolean> {
  if (order.state !== 'waiting') return true;
  const may = async () => allowed.includes(stepOf(order, await currentPerson(), Date.now()));
  if (!(await may())) return true;
  const user = await ensureUser();
  if (!user.ok) return isTemporary(user.error) ? false : refuse(order, user.error);
  // Somebody else may have logged in meanwhile.
  if (!(await may())) return true;
  const sent = order.sent ?? { uid: user.value.uid, at: Date.now() };
  if (!order.sent) await putOrder({ ...order, sent });
  const placed = await call('placeOrder', order.request);
  if (!placed.ok) return isTemporary(placed.error) ? false : refuse({ ...order, sent }, placed.error);
  const { orderId, number, status } = placed.value;
  const key = keyOf(order);
  await putOrder({ state: 'placed', key, orderId, number, status, madeAt: order.madeAt, owner: order.owner });
  remindedCart.update(() => null);
  return true;
}

/** Boards and address are returned first: if the page closes in between, the order is sent again and refused again. */
async function refuse(order: WaitingOrder, error: AppError): Promise<true> {
  returnToCheckout(order);
  await putOrder({ ...order, state: 'refused', error });
  return true;
}

/** The user of this browser, once the session is restored; null without a session. Rejects if the session cannot be loaded. */
async function currentPerson(): Promise<Person | null> {
  if (!hasStoredSession()) return null;
  await sessionReady();
  const { currentUser } = (await loadAuth()).auth;
  return currentUser && { uid: currentUser.uid, isGuest: memberOf(currentUser) === null };
}
