/** Crockford's base 32, without I, L, O and U, so that numbers can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const EPOCH_MS = Date.UTC(2025, 0, 1);
const TIME_LENGTH = 6;
const RANDOM_LENGTH = 3;

/** The numbers available per second; `random` of `orderNumber` is below it. */
export const NUMBERS_PER_SECOND = ALPHABET.length ** RANDOM_LENGTH;

/**
 * Makes an order number such as `B-1TQ4K9-7F3`: the second of the order and a random part. A counter document would
 * reveal sales to competitors and be a bottleneck for every order.
 */
export function orderNumber(nowMs: number, random: number): string {
  return `B-${inBase32((nowMs - EPOCH_MS) / 1000, TIME_LENGTH)}-${inBase32(random, RANDOM_LENGTH)}`;
}

function inBase32(value: number, length: number): string {
  const digits = Array.from({ length }, (_, place) => Math.floor(value / 32 ** place) % 32);
  return digits.reduceRight((text, digit) => text + ALPHABET.charAt(digit), '');
}
