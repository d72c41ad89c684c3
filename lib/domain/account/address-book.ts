import { ADDRESS_FIELDS } from '@/lib/domain/address/address-fields';
import { parseAddress } from '@/lib/domain/address/parse-address';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';

/** firestore.rules enforce the same limit. */
export const MAX_ADDRESSES = 10;

/** An address that a shopper saved for the next order. */
export interface SavedAddress extends ShippingAddress {
  readonly id: string;
}

/** A shopper's addresses; the first is the default. */
export type AddressBook = readonly SavedAddress[];

/** Parses the addresses of a profile document; it skips entries without an id or street. */
export function parseAddresses(value: unknown): AddressBook {
  return listOf(value, parseSaved).slice(0, MAX_ADDRESSES);
}

function parseSaved(value: unknown): SavedAddress | undefined {
  const id = filledText(fieldsOf(value).id);
  const address = parseAddress(value);
  // A Saudi short code includes the street.
  return id && (address.streetAddress || address.shortAddress) ? { id, ...address } : undefined;
}

export const isSameAddress = (a: ShippingAddress, b: ShippingAddress): boolean =>
  ADDRESS_FIELDS.every((field) => (a[field] ?? '') === (b[field] ?? ''));

/**
 * Replaces the address with this id, or appends it. A full book, or one that already holds the same address, stays
 * unchanged.
 */
export function putAddress(book: AddressBook, address: SavedAddress): AddressBook {
  if (book.some(({ id }) => id === address.id))
    return book.map((known) => (known.id === address.id ? address : known));
  const isKnown = book.some((known) => isSameAddress(known, address));
  return isKnown || book.length >= MAX_ADDRESSES ? book : [...book, address];
}

export const removeAddress = (book: AddressBook, id: string): AddressBook =>
  book.filter((address) => address.id !== id);

/** Undoes a removal: puts the address back, unless it is already there or the book is full. */
export function restoreAddress(book: AddressBook, address: SavedAddress, index: number): AddressBook {
  const isBack = book.some(({ id }) => id === address.id);
  return isBack || book.length >= MAX_ADDRESSES
    ? book
    : [...book.slice(0, index), address, ...book.slice(index)];
}

/** Makes the address the default (first). */
export function preferAddress(book: AddressBook, id: string): AddressBook {
  const preferred = book.find((address) => address.id === id);
  return preferred ? [preferred, ...removeAddress(book, id)] : book;
}
