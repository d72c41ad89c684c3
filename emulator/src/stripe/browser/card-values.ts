import { passesChecksum } from '../core/checksum';

export interface CardValues {
  readonly number: string;
  /** MMYY */
  readonly expiry: string;
  readonly cvc: string;
}

/** Whether a field cannot be right; the numbers are without spaces. */
export function problemOf(field: keyof CardValues, { number, expiry, cvc }: CardValues, now: Date): boolean {
  if (field === 'number') return !/^\d{14,19}$/.test(number) || !passesChecksum(number);
  if (field === 'cvc') return !(isAmex(number) ? /^\d{4}$/ : /^\d{3,4}$/).test(cvc);
  const month = Number(expiry.slice(0, 2));
  const left = (2_000 + Number(expiry.slice(2)) - now.getFullYear()) * 12 + month - 1 - now.getMonth();
  return !/^\d{4}$/.test(expiry) || month < 1 || month > 12 || left < 0 || left > 600;
}

const GROUPS = [4, 4, 4, 7];
const AMEX_GROUPS = [4, 6, 5];

/** In the groups that are printed on the card. */
export function formatNumber(text: string): string {
  let digits = text.replaceAll(/\D/g, '');
  const parts = (isAmex(digits) ? AMEX_GROUPS : GROUPS).map((size) => {
    const part = digits.slice(0, size);
    digits = digits.slice(size);
    return part;
  });
  return parts.filter(Boolean).join(' ');
}

export function formatExpiry(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 4);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
}

function isAmex(number: string): boolean {
  return /^3[47]/.test(number);
}
