import { Timestamp } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import type { HandTerms } from '@/lib/domain/api/money/orders-by-hand';
import type { PlaceOrderRequest, PricedCart } from '@/lib/domain/api/orders';
import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { priceCart, type Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { rateOf } from '@/lib/domain/cart/pricing/rate-of';
import { totalChangeOf } from '@/lib/domain/cart/pricing/total-change';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import { buildOrder, withReservation, withTransferGoods } from '@/lib/domain/orders/placing/build-order';
import { handDiscount } from '@/lib/domain/orders/by-hand/by-hand';
import { takenByHand } from '@/lib/domain/orders/by-hand/taken-by-hand';
import { withConfirmation } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { NUMBERS_PER_SECOND, orderNumber } from '@/lib/domain/orders/number/order-number';
import { isUnderCardMinimum } from '@/lib/domain/payments/card-minimum';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { storeDay } from '@/lib/domain/stats/store-day';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { addTo } from '@/lib/observability/record';
import { digest, orderKeyPath } from '@/functions/src/adapters/tokens/digest';
import { nullFor } from '@/functions/src/adapters/database/error-code';
import { inTransaction, productRefs, readSetting } from '@/functions/src/adapters/database/firestore';
import { prepaidRef } from '@/functions/src/adapters/orders/prepaid';
import { reservingKeys } from '@/functions/src/adapters/orders/reservations';
import { discountQueue } from '@/functions/src/adapters/orders/discounts';
import { holdCode } from '@/functions/src/adapters/orders/single-codes';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import { accountOf } from '@/functions/src/adapters/people/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { takePrepaid } from '@/functions/src/handlers/prepaid/order-prepaid';
import { notSelling } from '@/functions/src/handlers/leaving/not-selling';
import { checkReservationCaps } from './placing/check-reservation-caps';
import { ALREADY_EXISTS, KEY_LIFETIME_MS, repeated } from './placing/order-keys';
import { checkCash, checkCode, customerOf, readPaying, type Placing } from './placing/placing-checks';
import { endOrderedCart, readCart } from '@/functions/src/handlers/reminders/carts/end-cart';
import { choosePrepaid, tryCode, type TryCodeDeps } from './placing/try-code';
import { recordOrder } from './record-order';
import { settleAddress } from './address/settle-address';

/** Two orders of a store rarely draw the same number in one second, and even more rarely twice in a row. */
const MAX_DRAWS = 5;

export type PlaceOrderDeps = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'randomBelow' | 'runInQueue' | 'takesCards' | 'storeReserved' | 'phoneKey'
> &
  TryCodeDeps;
type Placed = Callables['placeOrder']['response'];

/**
 * Places an order in one transaction: prices, stock and designs come from the catalogue, and the order, the stock, the figures
 * and the mails are written together or not at all. An order paid by card takes no stock before its payment starts; one above
 * the store's caps takes none before the store accepts it. A shopper's repeated key gives the same order. Fails with
 * `store-paused`, `store-closed`, `cart-changed` or `sold-out` (and what changed), `cart-empty`, `key-reused`, `store-not-found`, `invalid-input` (the
 * address), `currency-unavailable`, `discount-unavailable`, `gift-card-unavailable`, `payment-method-unavailable`,
 * `cash-limit`, `cash-blocked`, `cash-blocked-card`, `delivery-refused`, `delivery-method-unavailable`, `try-again`. `hand` is
 * set for an order that staff enter.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  request: PlaceOrderRequest,
  caller: Caller,
  network: string,
  hand: HandTerms | null = null,
): Promise<Result<Placed>> {
  const { uid, requestId } = caller;
  const store = storeId(request.storeId);
  if (!request.lines.length) return fail({ code: 'cart-empty' });
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const closed = notSelling(setting, { byHand: hand !== null });
  if (closed) return closed;
  const settled = settleAddress(request.address, setting);
  if (!settled.ok) return settled;
  const products = productRefs(
    deps.db,
    store,
    request.lines.map((line) => line.productId),
  );
  // The caller of an order by hand is not its shopper.
  const member = hand ? null : accountOf(caller);
  const sold = soldRefs(deps.db, store, request.lines);
  const code = hand
    ? ok(handDiscount(hand.discount))
    : await tryCode(deps, store, request.code, { person: uid, address: network, member });
  if (!code.ok) return code;
  const prepaid = await choosePrepaid(deps, store, request, caller, network);
  if (!prepaid.ok) return prepaid;
  const placing = {
    request: { ...request, address: settled.value },
    setting,
    sold,
    code: code.value,
    prepaid: prepaid.value,
    uid,
    member,
    network,
    requestId,
    hand,
  };
  const keys = [
    ...products.map((ref) => ref.path),
    ...reservingKeys(store, uid, network),
    ...discountQueue(store, code.value),
    ...(prepaid.value ? [prepaidRef(deps.db, store, prepaid.value.id).path] : []),
  ];
  return deps.runInQueue(keys, () => placeOnce(deps, placing));
}

/**
 * Creates the key and the number without looking them up, which fails if one of them exists. Only then is the key read first,
 * and another number drawn.
 */
async function placeOnce(deps: PlaceOrderDeps, placing: Placing): Promise<Result<Placed>> {
  for (let draws = 0; draws < MAX_DRAWS; draws += 1) {
    const keyFirst = draws > 0;
    const placed = await inTransaction(deps.db, (tx) => placeIn(tx, deps, placing, keyFirst)).catch(
      nullFor([ALREADY_EXISTS]),
    );
    if (!placed) continue;
    if (!placed.ok) return placed;
    const { newPieces, isNew, ...answer } = placed.value;
    // An order by card is placed once it is paid.
    if (isNew && answer.status !== 'pending')
      addTo('shop.orders.placed', { method: placing.request.paymentMethod });
    deps.storeReserved.add(placing.setting.storeId, newPieces);
    return ok(answer);
  }
  return fail({ code: 'try-again' });
}

/** The answer, whether the order is new, and how many pieces it reserved for a new shopper. */
type PlacedNow = Placed & { readonly newPieces: number; readonly isNew: boolean };

/** `keyFirst`: look the key up first, because an order may have it; otherwise only before a refusal. */
async function placeIn(
  tx: Transaction,
  deps: PlaceOrderDeps,
  placing: Placing,
  keyFirst: boolean,
): Promise<Result<PlacedNow>> {
  const { request, setting, sold, uid, network, hand } = placing;
  const { lines, address, currency, paymentMethod, deliveryMethod, code, giftCode, useCredit, key } = request;
  const { wishes, marketing, cartId } = request;
  const keyRef = deps.db.doc(orderKeyPath(setting.storeId, uid, key));
  // Leaves out the total that was seen, so that a retry after a change of charges still finds its order.
  const payload = digest({
    ...{ lines, address, currency, paymentMethod, deliveryMethod, code },
    ...{ giftCode, useCredit, wishes, marketing },
    ...(hand && { hand }),
  });
  const placedBefore = async () => {
    const stored = await tx.get(keyRef);
    return stored.exists ? repeatedNow(repeated(stored.data(), payload)) : null;
  };
  const before = keyFirst ? await placedBefore() : null;
  if (before) return before;
  const catalogue = soldCatalogue(await tx.getAll(...sold));
  const now = deps.now();
  const takesCash = await checkCash(tx, deps, placing);
  const takesCode = takesCash.ok ? await checkCode(tx, deps, placing) : takesCash;
  const paying = takesCode.ok ? await readPaying(tx, deps, placing) : takesCode;
  const priced = paying.ok ? priceOrder(deps, { ...placing, prepaid: paying.value }, catalogue, now) : paying;
  if (!priced.ok) return (keyFirst ? null : await placedBefore()) ?? priced;

  const account = paying.ok ? paying.value : null;
  const built = orderOf(deps, placing, { quote: priced.value, prepaid: account, catalogue, now });
  const waits = built.status === 'pending';
  const byTransfer = waits && built.transfer !== null;
  const reserving =
    (waits && !byTransfer) || hand
      ? null
      : await checkReservationCaps(tx, deps, { order: built, uid, network, setting });
  const kept = cartId ? await readCart(tx, deps.db, setting.storeId, cartId) : null;
  const keep = byTransfer ? withTransferGoods : withReservation;
  const reserved = waits && !byTransfer ? built : keep(built, reserving !== null);
  const order = hand ? takenByHand(built, hand, uid) : withConfirmation(reserved, setting.confirmation, now);
  const { id: orderId, number, status } = order;
  const expireAt = Timestamp.fromMillis(now + KEY_LIFETIME_MS);
  tx.create(keyRef, { uid, key, orderId, number, status, payload, expireAt });
  takePrepaid(tx, deps.db, order, account, now);
  recordOrder(tx, deps.db, { order, catalogue, setting, member: placing.member, reserving });
  holdCode(tx, deps.db, order, placing.code);
  if (kept) endOrderedCart(tx, deps.db, setting.storeId, kept, now);
  const newPieces = reserving?.address ? order.totalProducts : 0;
  return ok({ orderId, number, status, newPieces, isNew: true });
}

/** The order's lines and total; fails if it cannot be placed as the shopper saw it. */
function priceOrder(
  { takesCards }: PlaceOrderDeps,
  { request, setting, code, prepaid, hand }: Placing,
  catalogue: Catalogue,
  now: number,
): Result<PricedCart> {
  const { lines, address, currency, locale, paymentMethod, deliveryMethod, seenTotal, seenDue } = request;
  const methods = offeredMethods(setting, takesCards(setting));
  if (!methods.includes(paymentMethod)) return fail({ code: 'payment-method-unavailable' });
  const to = { ...deliveredTo(address), paymentMethod, deliveryMethod };
  const priced = priceCart(lines, catalogue, {
    setting,
    currency,
    locale,
    now,
    day: storeDay(now, setting.timeZone),
    code,
    prepaid,
    ownPrices: hand?.prices,
    ...to,
  });
  if (!priced.ok) return priced;
  const { changes, overCashLimit, takesCash, deliveryProblem, due } = priced.value;
  if (changes.length) return fail({ code: refusalOf(changes), changes });
  if (priced.value.code === 'unavailable') return fail({ code: 'discount-unavailable' });
  if (deliveryProblem) return fail({ code: deliveryProblem });
  if (paymentMethod === 'cash' && due > 0 && !takesCash) return fail({ code: 'payment-method-unavailable' });
  if (paymentMethod === 'card' && isUnderCardMinimum(priced.value))
    return fail({ code: 'payment-method-unavailable' });
  if (paymentMethod === 'cash' && overCashLimit) return fail({ code: 'cash-limit' });
  const total = totalChangeOf(priced.value, seenTotal) ?? totalChangeOf({ currency, total: due }, seenDue);
  if (total) return fail({ code: 'cart-changed', changes: [total] });
  return priced;
}

const orderOf = (
  { newId, randomBelow }: PlaceOrderDeps,
  { request, setting, uid, member, requestId }: Placing,
  priced: Pick<Parameters<typeof buildOrder>[0], 'quote' | 'prepaid' | 'catalogue' | 'now'>,
): Order =>
  buildOrder({
    ...priced,
    request,
    rate: rateOf(setting, request.currency) ?? 1,
    id: newId(),
    number: orderNumber(priced.now, randomBelow(NUMBERS_PER_SECOND)),
    uid,
    customerId: customerOf({ request, member }),
    requestId,
    setting,
  });

const repeatedNow = (kept: Result<Placed>): Result<PlacedNow> =>
  kept.ok ? ok({ ...kept.value, newPieces: 0, isNew: false }) : kept;

const refusalOf = (changes: readonly LineChange[]) =>
  changes.every(({ kind }) => kind === 'sold-out') ? 'sold-out' : 'cart-changed';
