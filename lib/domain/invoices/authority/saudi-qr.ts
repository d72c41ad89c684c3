import { majorUnits } from '@/lib/domain/money/money';
import type { Invoice } from '@/lib/domain/invoices/invoice';

/**
 * The QR code's text of a Saudi simplified tax invoice, phase 1: tags 1 to 5 as tag, length in bytes and UTF-8 value, in Base64.
 * https://zatca.gov.sa/en/E-Invoicing/Introduction/Guidelines/Documents/E-Invoicing_Detailed__Guideline.pdf
 */
export function saudiQr(invoice: Invoice): string {
  const { seller, issuedAt, total, rounding, currency, parts } = invoice;
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  const values = [
    seller.name.ar || seller.name.en,
    seller.taxNumber,
    `${new Date(issuedAt).toISOString().slice(0, 19)}Z`,
    majorUnits(total - rounding, currency),
    majorUnits(tax, currency),
  ];
  const bytes = values.flatMap((value, at) => {
    const encoded = withinBytes(value);
    return [at + 1, encoded.length, ...encoded];
  });
  return btoa(String.fromCharCode(...bytes));
}

/** The length field has one byte. */
const MOST_BYTES = 255;

/** A value in UTF-8, cut between characters if too long. */
function withinBytes(value: string): Uint8Array {
  const letters = [...value];
  let encoded = new TextEncoder().encode(value);
  while (encoded.length > MOST_BYTES) {
    letters.pop();
    encoded = new TextEncoder().encode(letters.join(''));
  }
  return encoded;
}

/** Whether a document carries this code: only for Saudi stores. */
export const hasSaudiQr = ({ seller }: Invoice): boolean => seller.country === 'SA';
