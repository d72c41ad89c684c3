import { latinDigits } from '@/lib/domain/forms/clean-text';

/** The zero in international numbers that is dialled only inside the country: `+44 (0)20 …`. */
const TRUNK_ZERO = /^(\s*(?:\+|00).*?)\(\s*0\s*\)/;

/** The `tel:` address of a telephone number in any spelling. */
export const telLink = (phone: string): string =>
  `tel:${latinDigits(phone)
    .replace(TRUNK_ZERO, '$1')
    .replace(/[^+\d]/g, '')}`;
