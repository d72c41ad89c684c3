import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isStaffOf, type Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseInvoice } from '@/lib/domain/invoices/invoice';
import { sheetOf } from '@/lib/domain/invoices/sheet';
import { ublOf } from '@/lib/domain/invoices/authority/ubl';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

/**
 * An issued document as a file, for its shopper, for the order's tracking link, or for staff; UBL for staff only. Fails with
 * `order-not-found`, also for another's order, `invoice-not-found`, `link-expired` and `store-not-found`.
 */
export async function readInvoice(
  { db, tracking, drawInvoice }: Pick<Deps, 'db' | 'tracking' | 'drawInvoice'>,
  { storeId: id, orderId, number, as, token }: Callables['readInvoice']['request'],
  caller: Caller | null,
): Promise<Result<Callables['readInvoice']['response']>> {
  const store = storeId(id);
  const opened = token === undefined ? null : tracking.verify(token);
  if (opened && !opened.ok) return opened;
  const hasLink = opened?.value.storeId === id && opened.value.orderId === orderId;
  const isStaff = caller !== null && isStaffOf(caller, id);
  const [storedOrder, stored, setting] = await Promise.all([
    db.doc(collections.order(store, orderId)).get(),
    db.doc(collections.invoice(store, number)).get(),
    readPublicSetting(db, store),
  ]);
  if (!setting) return fail({ code: 'store-not-found' });
  const order = storedOrder.exists ? parseOrder(storedOrder.id, storedOrder.data()) : null;
  const isOwn = order !== null && caller !== null && order.uid === caller.uid;
  const invoice = stored.exists ? parseInvoice(stored.id, stored.data()) : null;
  const mayRead = as === 'ubl' ? isStaff : isStaff || isOwn || hasLink;
  if (!order || !mayRead) return fail({ code: 'order-not-found' });
  if (invoice?.orderId !== orderId) return fail({ code: 'invoice-not-found' });
  const file =
    as === 'pdf'
      ? await drawInvoice(sheetOf(invoice, setting.timeZone))
      : Buffer.from(ublOf(invoice, setting.timeZone), 'utf8');
  return ok({ file: Buffer.from(file).toString('base64') });
}
