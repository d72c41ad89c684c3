import type { Transaction } from 'firebase-admin/firestore';
import {
  inTransaction,
  readSetting,
  type FunctionSetting,
} from '@/functions/src/adapters/database/firestore';
import { readPrepaidOf } from '@/functions/src/adapters/orders/prepaid';
import type { SettleDeps } from '@/functions/src/handlers/payments/place-paid-order';
import { mustStop, withPaymentStopped, type MustStop } from '@/functions/src/handlers/payments/stop-payment';
import { allowedRefund } from '@/functions/src/handlers/payments/refunds/begin-refund';
import type { QuotedEdit } from '@/lib/domain/api/money/order-edits';
import { totalChangeOf } from '@/lib/domain/cart/pricing/total-change';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { editOrder, type Edited } from '@/lib/domain/orders/edits/edit-order';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import { movedPieces } from '@/lib/domain/orders/edits/moved-pieces';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order, OrderEdit, OrderLine } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { owedOf } from '@/lib/domain/payments/owed';
import { splitRefund } from '@/lib/domain/payments/refund-order';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readEditTerms } from './edit-reads';
import { recordEdit } from './record-edit';

export type EditDeps = SettleDeps;

interface Asked {
  readonly storeId: string;
  readonly orderId: string;
  readonly version: number;
  readonly key: string;
  readonly seenTotal?: number | undefined;
}

interface Change {
  /** Whether the caller may change the order. */
  readonly isTheirs: (order: Order) => boolean;
  readonly who: Pick<OrderEdit, 'actor' | 'by' | 'reason'>;
  readonly changes: (order: Order, setting: FunctionSetting, now: number) => Result<OrderChanges>;
}

/**
 * Quotes an edit of an order, and makes it if the caller confirmed its total. Order, stock, figures, refund and mail are
 * written in one transaction. If the edit changes what the order owes, its payment is stopped first; a payment that was faster
 * is settled. Of two edits of one version the second fails with `edited-meanwhile`; a repeated key is the same edit. Fails as
 * `editOrder` does, with `goods-missing`, `order-not-found`, and `cart-changed` where the total differs from the one the caller
 * saw.
 */
export async function changeOrder(deps: EditDeps, asked: Asked, change: Change): Promise<Result<QuotedEdit>> {
  const { db } = deps;
  const store = storeId(asked.storeId);
  const setting = await readSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const ref = db.doc(collections.order(store, asked.orderId));
  const step = (stopped: string | null) =>
    inTransaction<QuotedEdit | MustStop>(db, async (tx) => {
      const stored = await tx.get(ref);
      if (!stored.exists) return fail({ code: 'order-not-found' });
      const order = parseOrder(stored.id, stored.data());
      if (!change.isTheirs(order)) return fail({ code: 'order-not-found' });
      if (order.edits.some(({ id }) => id === asked.key))
        return ok(quotedOf({ order, refund: null, returned: 0 }));
      if (order.edits.length !== asked.version) return fail({ code: 'edited-meanwhile' });
      const changes = change.changes(order, setting, deps.now());
      if (!changes.ok) return changes;
      const { who } = change;
      return changeIn(tx, deps, { order, setting, asked, changes: changes.value, who, stopped });
    });
  return withPaymentStopped(deps, (stopped) => deps.runInQueue([ref.path], () => step(stopped)));
}

interface Changing {
  readonly order: Order;
  readonly setting: FunctionSetting;
  readonly asked: Asked;
  readonly changes: OrderChanges;
  readonly who: Change['who'];
  /** The stopped payment, which can no longer bring money. */
  readonly stopped: string | null;
}

async function changeIn(
  tx: Transaction,
  deps: EditDeps,
  { order, setting, asked, changes, who, stopped }: Changing,
): Promise<Result<QuotedEdit | MustStop>> {
  const { db } = deps;
  const terms = await readEditTerms(tx, db, setting, order, changes);
  const edited = editOrder(order, changes, { ...terms, edit: { id: asked.key, at: deps.now(), ...who } });
  if (!edited.ok) return edited;
  const { order: after } = edited.value;
  const { products } = terms.catalogue;
  const possible = await editReads(tx, deps, { before: order, edited: edited.value, products, setting });
  if (!possible.ok) return possible;
  const { moved, account } = possible.value;
  if (asked.seenTotal === undefined) return ok(quotedOf(edited.value));
  const change = totalChangeOf(after, asked.seenTotal);
  if (change) return fail({ code: 'cart-changed', changes: [change] });
  if (after.extraPayments !== order.extraPayments && mustStop(order, stopped))
    return ok({ stopFirst: order });
  recordEdit(tx, deps, {
    before: order,
    edited: edited.value,
    moved,
    products,
    account,
    setting,
    single: terms.single,
  });
  return ok(quotedOf(edited.value));
}

interface Reading {
  readonly before: Order;
  readonly edited: Edited;
  readonly products: ReadonlyMap<string, Product>;
  readonly setting: FunctionSetting;
}

/**
 * The last reads and checks before `recordEdit`: the pieces that the edit takes or returns, and the gift card or credit whose
 * money it moves. Fails with `goods-missing`, and as `allowedRefund` does.
 */
export async function editReads(
  tx: Transaction,
  deps: EditDeps,
  { before, edited: { order: after, refund, returned }, products, setting }: Reading,
): Promise<Result<{ moved: readonly OrderLine[]; account: Prepaid | null }>> {
  const moved = movedPieces(before, after);
  const taken = moved.filter(({ quantity }) => quantity > 0);
  const missing = missingStock(taken, products, setting.notices.locale);
  if (missing.length) {
    const titles = [...new Set(missing.map(({ title }) => title))].join(', ');
    return fail({ code: 'goods-missing', params: { titles }, changes: missing });
  }
  const account = refund || returned ? await readPrepaidOf(tx, deps.db, before) : null;
  const allowed = refund ? allowedRefund(deps, after, { parts: splitRefund(after, refund), account }) : null;
  return allowed && !allowed.ok ? allowed : ok({ moved, account });
}

const quotedOf = ({ order, refund }: Edited): QuotedEdit => ({
  after: versionOf(order),
  paymentStatus: order.paymentStatus,
  refund: refund?.amount ?? 0,
  owes: owedOf(order),
});
