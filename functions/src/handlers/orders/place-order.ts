import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import { priceCart, rateOf } from '@/lib/domain/cart/price-cart';
import { collections } from '@/lib/domain/collections';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import type { StoreId } from '@/lib/domain/ids';
import { buildOrder } from '@/lib/domain/orders/build-order';
import { NUMBERS_PER_SECOND, orderNumber } from '@/lib/domain/orders/order-number';
import { offeredMethods } from '@/lib/domain/payments/offered-methods';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { customerKey, digest, orderKeyPath } from '@/functions/src/adapters/digest';
import { catalogueOf, inTransaction, productRefs, readSetting } from '@/functions/src/adapters/firestore';
import type { FunctionSetting } from '@/functions/src/adapters/firestore';
import type { Member } from '@/functions/src/adapters/member';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { recordOrder } from './record-order';

/** How long a repeated key still finds its order; Firestore's TTL policy on `expireAt` removes it then. */
const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

type PlaceOrderDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'randomBelow' | 'inTurn' | 'payments'>;
type Placed = Callables['placeOrder']['response'];

/**
 * Places an order in one transaction: prices and stock come from the catalogue, and the order, the stock, the figures and
 * the mails are written together or not at all. One that is paid by card only holds its goods until then. The same key of the same shopper gives the same
 * order. Fails with `cart-changed` or `sold-out` (and what changed), `cart-empty`, `key-reused`, `store-not-found`,
 * `currency-unavailable`, `payment-method-unavailable`, `cash-limit`, `try-again`.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  request: PlaceOrderRequest,
  { uid, isGuest, email, requestId }: Caller,
): Promise<Result<Placed>> {
  const store = storeId(request.storeId);
  if (!request.lines.length) return fail({ code: 'cart-empty' });
  const setting = await readSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const products = productRefs(
    deps.db,
    store,
    request.lines.map((line) => line.productId),
  );
  const member = isGuest || !email ? null : { uid, email };
  const placing = { request, setting, products, uid, member, requestId };
  return deps.inTurn(
    products.map((ref) => ref.path),
    () => inTransaction(deps.db, (tx) => placeIn(tx, deps, placing)),
  );
}

interface Placing {
  readonly request: PlaceOrderRequest;
  readonly setting: FunctionSetting;
  readonly products: readonly DocumentReference[];
  readonly uid: string;
  /** With an account, whose e-mail address makes them the same customer whatever the form says. */
  readonly member: Member | null;
  readonly requestId: string;
}

async function placeIn(
  tx: Transaction,
  deps: PlaceOrderDeps,
  { request, setting, products, uid, member, requestId }: Placing,
): Promise<Result<Placed>> {
  const { db } = deps;
  const now = deps.now();
  const store = setting.storeId;
  const { lines, address, currency, paymentMethod } = request;
  const keyRef = db.doc(orderKeyPath(store, uid, request.key));
  const payload = digest({ lines, address, currency, paymentMethod });
  const [key, ...found] = await tx.getAll(keyRef, ...products);
  if (key?.exists) return repeated(key.data(), payload);

  const methods = offeredMethods(setting, deps.payments.publishableKey(store) !== null);
  if (!methods.includes(paymentMethod)) return fail({ code: 'payment-method-unavailable' });
  const catalogue = catalogueOf(found);
  const { city } = address;
  const priced = priceCart(lines, catalogue, {
    setting,
    currency,
    locale: request.locale,
    city,
    paymentMethod,
  });
  if (!priced.ok) return priced;
  const { changes, overCashLimit } = priced.value;
  if (changes.length) return fail({ code: refusalOf(changes), changes });
  if (paymentMethod === 'cash' && overCashLimit) return fail({ code: 'cash-limit' });

  const rate = rateOf(setting, currency) ?? 1;
  const number = await freeNumber(tx, deps, store, now);
  const order = buildOrder({
    request,
    quote: priced.value,
    catalogue,
    rate,
    id: deps.newId(),
    number,
    uid,
    customerId: customerKey(member?.email ?? address.email),
    requestId,
    timeZone: setting.timeZone,
    now,
  });

  const expireAt = Timestamp.fromMillis(now + KEY_LIFETIME_MS);
  tx.set(keyRef, { uid, key: request.key, orderId: order.id, number, payload, expireAt });
  recordOrder(tx, db, { order, catalogue, setting, member });
  return ok({ orderId: order.id, number });
}

function repeated(key: unknown, payload: string): Result<Placed> {
  const fields = fieldsOf(key);
  const [orderId, number] = [text(fields.orderId), text(fields.number)];
  return fields.payload === payload && orderId && number
    ? ok({ orderId, number })
    : fail({ code: 'key-reused' });
}

const refusalOf = (changes: readonly LineChange[]) =>
  changes.every(({ kind }) => kind === 'sold-out') ? 'sold-out' : 'cart-changed';

/**
 * A number that no other order of the store has. Two orders of one second that draw the same both read its missing
 * document here, and only one of them can create it: the other's transaction runs again and draws another.
 */
async function freeNumber(
  tx: Transaction,
  deps: PlaceOrderDeps,
  store: StoreId,
  now: number,
): Promise<string> {
  const number = orderNumber(now, deps.randomBelow(NUMBERS_PER_SECOND));
  const taken = await tx.get(deps.db.doc(collections.orderNumber(store, number)));
  return taken.exists ? freeNumber(tx, deps, store, now) : number;
}
