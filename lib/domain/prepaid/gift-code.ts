/** Without I, L and O, which look like digits, and U, so that codes do not form words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen characters of 32 are 80 bits. */
const LENGTH = 16;
const GROUP = 4;

/** Texts longer than this cannot be a code. */
export const MAX_TYPED_CODE = 100;

/** Commonly confused characters. */
const MISTAKEN: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** Formats a code for print, `ABCD-EFGH-JKMN-PQRS`, from at least ten random bytes. */
export function giftCodeOf(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, (LENGTH * 5) / 8)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: LENGTH }, (_, at) => {
    const index = Number((bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n);
    return LETTERS[index] ?? '';
  });
  return grouped(letters.join(''));
}

const grouped = (letters: string): string => (letters.match(/.{4}/g) ?? []).join('-');

/** Normalizes a typed code; null when it cannot be a code. */
export function normalizeGiftCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/[ILO]/g, (letter) => MISTAKEN[letter] ?? letter);
  const isCode = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return isCode ? grouped(letters) : null;
}

/** The part of a code that is stored in plain text. */
export const last4Of = (code: string): string => code.slice(-GROUP);
