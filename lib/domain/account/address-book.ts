import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, listOf, text } from '@/lib/domain/parse/fields';

/** What firestore.rules allow too. */
export const MAX_ADDRESSES = 10;

/** An address that a shopper saved for the next order. */
export interface SavedAddress extends ShippingAddress {
  readonly id: string;
}

/** A shopper's addresses; the first one is where they usually want their orders. */
export type AddressBook = readonly SavedAddress[];

export const SHIPPING_FIELDS = [
  'fullName',
  'streetAddress',
  'zipCode',
  'city',
  'email',
  'mobileNumber',
] as const satisfies readonly (keyof ShippingAddress)[];

/** The addresses of a profile document, whatever it holds; one without id or street is left out. */
export function parseAddresses(value: unknown): AddressBook {
  return listOf(value, parseAddress).slice(0, MAX_ADDRESSES);
}

function parseAddress(value: unknown): SavedAddress | undefined {
  const fields = fieldsOf(value);
  const [id, streetAddress] = [filledText(fields.id), filledText(fields.streetAddress)];
  if (!id || !streetAddress) return undefined;
  return {
    id,
    streetAddress,
    fullName: text(fields.fullName) ?? '',
    zipCode: text(fields.zipCode) ?? '',
    city: text(fields.city) ?? '',
    email: text(fields.email) ?? '',
    mobileNumber: text(fields.mobileNumber) ?? '',
  };
}

export const isSameAddress = (a: ShippingAddress, b: ShippingAddress): boolean =>
  SHIPPING_FIELDS.every((field) => a[field] === b[field]);

/**
 * Replaces the address of this id, else adds it at the end. A full book and one that holds the same address already
 * stay as they are.
 */
export function putAddress(book: AddressBook, address: SavedAddress): AddressBook {
  if (book.some(({ id }) => id === address.id))
    return book.map((known) => (known.id === address.id ? address : known));
  const isKnown = book.some((known) => isSameAddress(known, address));
  return isKnown || book.length >= MAX_ADDRESSES ? book : [...book, address];
}

export const removeAddress = (book: AddressBook, id: string): AddressBook =>
  book.filter((address) => address.id !== id);

/** Undoes a removal: the address returns to its place, unless it is back or the book was filled meanwhile. */
export function restoreAddress(book: AddressBook, address: SavedAddress, index: number): AddressBook {
  const isBack = book.some(({ id }) => id === address.id);
  return isBack || book.length >= MAX_ADDRESSES
    ? book
    : [...book.slice(0, index), address, ...book.slice(index)];
}

/** Makes the address the first one. */
export function preferAddress(book: AddressBook, id: string): AddressBook {
  const preferred = book.find((address) => address.id === id);
  return preferred ? [preferred, ...removeAddress(book, id)] : book;
}
