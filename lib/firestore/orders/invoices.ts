import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseInvoice, type Invoice } from '@/lib/domain/invoices/invoice';
import type { Result } from '@/lib/domain/result';
import { readWithFullSdk } from '@/lib/firestore/listeners';

/** The documents of these numbers, in this order; they never change. */
export const readInvoices = (store: StoreId, numbers: readonly string[]): Promise<Result<Invoice[]>> =>
  readWithFullSdk(async (sdk, db) => {
    const found = await Promise.all(
      numbers.map((number) => sdk.getDoc(sdk.doc(db, collections.invoice(store, number)))),
    );
    return found.flatMap((one) => (one.exists() ? [parseInvoice(one.id, one.data())] : []));
  });
