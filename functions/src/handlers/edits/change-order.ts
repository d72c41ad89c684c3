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
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { editOrder, type Edited } from '@/lib/domain/orders/edits/edit-order';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import { movedPieces } from '@/lib/domain/orders/edits/moved-pieces';
import type { OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order, OrderEdit } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { missingStock } from '@/lib/domain/orders/placing/missing-stock';
import { owedOf } from '@/lib/domain/payments/owed';
import { splitRefund } from '@/lib/domain/payments/refund-order';
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
  /** Whether it is the caller's to change. */
  readonly isTheirs: (order: Order) => boolean;
  readonly who: Pick<OrderEdit, 'actor' | 'by' | 'reason'>;
  readonly changes: (order: Order, setting: FunctionSetting, now: number) => Result<OrderChanges>;
}

/**
 * Quotes an edit of an order, and makes it where the caller saw its total: order, stock, figures, refund and mail are one transaction.
 * A payment of what the order owes is stopped first, where the edit changes that; one that was faster is settled.
 * Of two edits of one version the second is refused with `edited-meanwhile`; the same key again is the same edit. Fails as `editOrder`
 * does, with `goods-missing`, `order-not-found`, and `cart-changed` where the total is another than the caller saw.
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
  /** The payment that can bring no money any more. */
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
  const { order: after, refund, returned } = edited.value;
  const moved = movedPieces(order, after);
  const { products } = terms.catalogue;
  const missing = missingStock(
    moved.filter(({ quantity }) => quantity > 0),
    products,
    setting.notices.locale,
  );
  if (missing.length) {
    const titles = [...new Set(missing.map(({ title }) => title))].join(', ');
    return fail({ code: 'goods-missing', params: { titles }, changes: missing });
  }
  const account = refund || returned ? await readPrepaidOf(tx, db, order) : null;
  const allowed = refund ? allowedRefund(deps, after, { parts: splitRefund(after, refund), account }) : null;
  if (allowed && !allowed.ok) return allowed;
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

const quotedOf = ({ order, refund }: Edited): QuotedEdit => ({
  after: versionOf(order),
  paymentStatus: order.paymentStatus,
  refund: refund?.amount ?? 0,
  owes: owedOf(order),
});
