import type { ShaperWith } from '@/functions/src/adapters/studio/load-shaper';
import type { Sheet } from '@/lib/domain/invoices/sheet';

/** A document as a PDF (A4). */
export type DrawInvoice = (sheet: Sheet) => Promise<Uint8Array>;

/** Loads the drawing code with the first document, because most instances draw none. `folder`: where the fonts are. */
export const createDrawInvoice =
  (shaperWith: ShaperWith, folder: string): DrawInvoice =>
  async (sheet) => {
    const { drawInvoice } = await import('./draw-invoice');
    return drawInvoice(sheet, shaperWith, folder);
  };
