import type { Firestore } from 'firebase-admin/firestore';
import { placesOf } from '@/lib/domain/address/places/all-places';
import { findCities } from '@/lib/domain/address/places/find-place';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { whatsappLink } from '@/lib/domain/messages/whatsapp-link';
import { convertMinor } from '@/lib/domain/money/money';
import { canConfirm } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import { isUnusualTotal } from '@/lib/domain/orders/cash/order-hints';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseFigures, sumFigures } from '@/lib/domain/stats/figures';
import { monthOf } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { phoneOf } from '@/functions/src/adapters/people/phone-key';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { orderPhone } from '@/functions/src/handlers/messages/order-phone';
import { askToConfirm } from '@/functions/src/handlers/messages/render-shopper-message';
import { cashBlockOf } from './cash-blocks';

type HintDeps = Pick<Deps, 'db' | 'now' | 'phoneKey' | 'confirmations' | 'siteUrl'>;

/**
 * Hints for staff before they ship an order: from its phone, its customer and the store's other orders, of this store alone.
 * Support gets no message, whose link confirms the order. Fails with `store-not-found`, `order-not-found`.
 */
export async function readOrderHints(
  deps: HintDeps,
  { storeId: id, orderId }: Callables['readOrderHints']['request'],
  caller: Caller,
): Promise<Result<Callables['readOrderHints']['response']>> {
  const { db } = deps;
  const store = storeId(id);
  const [setting, stored] = await Promise.all([
    readPublicSetting(db, store),
    db.doc(collections.order(store, orderId)).get(),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  if (!stored.exists) return fail({ code: 'order-not-found' });
  const order = parseOrder(stored.id, stored.data());
  const phone = phoneOf(deps.phoneKey, setting, order.address);
  const [refusals, isFirst, isUnusual, block] = await Promise.all([
    phone ? refusalsOf(db, order, phone.id) : 0,
    isFirstOrder(db, order),
    isUnusualOrder(db, order, setting),
    cashBlockOf(null, db, deps, setting, order.address),
  ]);
  const number = isStaffOf(caller, store) && canConfirm(order) && orderPhone(order, setting);
  const message = number
    ? whatsappLink(number, askToConfirm(deps, order, setting, 'order-placed').text)
    : null;
  const isAddressUnknown = isUnknownCity(order, setting);
  return ok({ refusals, isFirst, isUnusual, isAddressUnknown, block, message });
}

async function refusalsOf(db: Firestore, { storeId: store }: Order, phone: string): Promise<number> {
  const record = await db.doc(collections.phoneRecord(store, phone)).get();
  return count(fieldsOf(record.data()).refused) ?? 0;
}

async function isFirstOrder(db: Firestore, order: Order): Promise<boolean> {
  if (!order.customerId) return false;
  const stored = await db.doc(collections.customer(order.storeId, order.customerId)).get();
  const { firstOrderAt } = parseCustomer(stored.id, stored.data());
  return firstOrderAt === 0 || firstOrderAt >= order.createdAt;
}

/** Whether the country has a list of cities that lacks this one. */
function isUnknownCity({ address }: Order, setting: StoreSetting): boolean {
  const places = placesOf(address.country || setting.country);
  return places !== null && !address.cityId && findCities(places, address.city).length === 0;
}

/** Compared with what the store sold in the month of the order. */
async function isUnusualOrder(db: Firestore, order: Order, { baseCurrency }: StoreSetting): Promise<boolean> {
  const stored = await db.doc(collections.statsMonth(order.storeId, monthOf(order.day))).get();
  const figures = sumFigures(Object.values(fieldsOf(fieldsOf(stored.data()).days)).map(parseFigures));
  return isUnusualTotal(convertMinor(order.total, order.currency, baseCurrency, 1 / order.rate), figures);
}
