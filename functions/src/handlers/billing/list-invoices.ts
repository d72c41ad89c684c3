import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { isOwnerOf, type Caller } from '@/functions/src/callable';
import { findBillingCustomer, type BillingDeps } from './billing-customer';

/** A page of what the store paid for its plan, newest first. Fails with `not-allowed`, `payment-unavailable`. */
export async function listInvoices(
  { db, billing }: Pick<BillingDeps, 'db' | 'billing'>,
  { storeId: id, after }: Callables['listInvoices']['request'],
  caller: Caller,
): Promise<Result<Callables['listInvoices']['response']>> {
  if (!isOwnerOf(caller, id)) return fail({ code: 'not-allowed' });
  const customer = await findBillingCustomer(db, storeId(id));
  return customer ? billing.invoicesOf(customer.id, after) : ok({ invoices: [], hasMore: false });
}
