import { useState } from 'react';
import type { AppError } from '@/lib/domain/errors/app-error';
import { saveFile } from '@/lib/browser/save-file';
import { bytesOf } from '@/lib/domain/base64';
import type { InvoiceFile } from '@/lib/domain/invoices/invoice';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';

const FILES: Readonly<Record<InvoiceFile, { readonly type: string; readonly ending: string }>> = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  ubl: { type: 'application/xml', ending: 'xml' },
};

/** Saves an order's issued documents as files. `token` is the tracking link's, for somebody who does not own the order. */
export function useInvoiceFiles(
  { storeId, id }: Order,
  { token, onError }: { readonly token?: string | undefined; readonly onError: (error: AppError) => void },
) {
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (number: string, as: InvoiceFile) => {
    setBusy(`${number} ${as}`);
    const read = await call('readInvoice', {
      ...{ storeId, orderId: id, number, as },
      ...(token !== undefined && { token }),
    });
    setBusy(null);
    if (!read.ok) return onError(read.error);
    saveFile(`${number}.${FILES[as].ending}`, FILES[as].type, bytesOf(read.value.file));
  };
  return { save, isBusy: (number: string, as: InvoiceFile) => busy === `${number} ${as}` };
}
