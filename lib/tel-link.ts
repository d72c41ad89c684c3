import { latinDigits } from '@/lib/domain/forms/clean-text';

/** Written into international numbers, dialled inside the country alone: `+44 (0)20 …`. */
const TRUNK_ZERO = /^(\s*(?:\+|00).*?)\(\s*0\s*\)/;

/** The address that dials a telephone number, however it is written. */
export const telLink = (phone: string): string =>
  `tel:${latinDigits(phone)
    .replace(TRUNK_ZERO, '$1')
    .replace(/[^+\d]/g, '')}`;
