import type { Deps } from '@/functions/src/deps';
import { checkOrder } from '@/functions/src/handlers/payments/check-payment';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import type { StartDeps } from '@/functions/src/handlers/payments/reopen-payment';
import { startOrderPayment } from '@/functions/src/handlers/payments/start-payment';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { owedOf } from '@/lib/domain/payments/owed';
import { paymentLinkState } from '@/lib/domain/payments/payment-link';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { fail, ok, type Result } from '@/lib/domain/result';

export type LinkDeps = Pick<Deps, 'db' | 'paymentLinks'>;

/** The order of a payment link. Fails with `link-expired`, `order-not-found`. */
export async function linkedOrder({ db, paymentLinks }: LinkDeps, token: string): Promise<Result<Order>> {
  const opened = paymentLinks.verify(token);
  if (!opened.ok) return opened;
  const { storeId: store, orderId } = opened.value;
  const stored = await db.doc(collections.order(storeId(store), orderId)).get();
  return stored.exists ? ok(parseOrder(stored.id, stored.data())) : fail({ code: 'order-not-found' });
}

/** See `PaymentLinkCallables`. */
export async function readPaymentLink(
  deps: LinkDeps & Pick<Deps, 'now'>,
  { token }: Callables['readPaymentLink']['request'],
): Promise<Result<Callables['readPaymentLink']['response']>> {
  const found = await linkedOrder(deps, token);
  if (!found.ok) return found;
  const order = found.value;
  const { number, currency } = order;
  const lines = order.lines.map(({ title, quantity }) => ({ title, quantity }));
  const state = paymentLinkState(order, deps.now());
  return ok({ number, state, mayTransfer: awaitsCard(order), lines, amount: owedOf(order), currency });
}

/** See `PaymentLinkCallables`. Two people with the link get the same payment. */
export async function startLinkPayment(
  deps: StartDeps & LinkDeps,
  { token }: Callables['startLinkPayment']['request'],
  network: string,
): Promise<Result<Callables['startLinkPayment']['response']>> {
  const found = await linkedOrder(deps, token);
  return found.ok ? startOrderPayment(deps, found.value, network) : found;
}

/** See `PaymentLinkCallables`. */
export async function checkLinkPayment(
  deps: SettleDeps & LinkDeps,
  { token }: Callables['checkLinkPayment']['request'],
): Promise<Result<Callables['checkLinkPayment']['response']>> {
  const found = await linkedOrder(deps, token);
  return found.ok ? checkOrder(deps, found.value) : found;
}
