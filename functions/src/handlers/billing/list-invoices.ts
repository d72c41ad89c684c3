import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { findBillingCustomer, type BillingDeps } from './billing-customer';

/** A page of what the store paid for its plan, newest first. Fails with `payment-unavailable`. */
export async function listInvoices(
  { db, billing }: Pick<BillingDeps, 'db' | 'billing'>,
  { storeId: id, after }: Callables['listInvoices']['request'],
): Promise<Result<Callables['listInvoices']['response']>> {
  const customer = await findBillingCustomer(db, storeId(id));
  return customer ? billing.invoicesOf(customer.id, after) : ok({ invoices: [], hasMore: false });
}
