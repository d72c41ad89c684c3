import type { Invoice } from '@/lib/domain/invoices/invoice';
import type { Order } from '@/lib/domain/orders/order';
import { readInvoices } from '@/lib/firestore/orders/invoices';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

const NONE: ReadOnceState<Invoice[]> = { status: 'ready', value: [] };

/** The tax invoice and credit notes of an order, as they were issued; none for an order without VAT. */
export function useIssued({ storeId, invoices }: Order): ReadOnceState<Invoice[]> {
  const numbers = invoices.map(({ number }) => number);
  const key = numbers.length > 0 ? `${storeId} ${numbers.join(' ')}` : null;
  const state = useReadOnce(key, () => readInvoices(storeId, numbers));
  return key === null ? NONE : state;
}
