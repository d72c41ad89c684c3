import { fieldsOf, flag, text } from '@/lib/domain/parse/fields';
import { parseAddresses, type AddressBook } from './address-book';

/** A person's profile, stored in `users/{uid}`; `isAdmin` mirrors the claim for screens and grants nothing. */
export interface UserProfile {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Path in Firebase Storage; empty without a picture. */
  readonly image: string;
  readonly addresses: AddressBook;
  readonly isAdmin: boolean;
}

/** A profile from its stored document; a missing document gives an empty profile. */
export function parseUserProfile(uid: string, data: unknown): UserProfile {
  const fields = fieldsOf(data);
  return {
    uid,
    name: text(fields.name) ?? '',
    email: text(fields.email) ?? '',
    phone: text(fields.phone) ?? '',
    image: text(fields.image) ?? '',
    addresses: parseAddresses(fields.addresses),
    isAdmin: flag(fields.isAdmin) ?? false,
  };
}
