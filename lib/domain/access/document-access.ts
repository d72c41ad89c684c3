/**
 * Who reads a kind of document: anyone; its owner; the store's staff, owners and the platform's support included; the store's own
 * people without that; the store's owners; who works for any store, by their token; the platform's operators.
 */
export type Reader = 'anyone' | 'own' | 'staff' | 'people' | 'owner' | 'any-staff' | 'operator';

export interface ReadAccess {
  readonly get: readonly Reader[];
  readonly list: readonly Reader[];
}

const both = (...readers: readonly Reader[]): ReadAccess => ({ get: readers, list: readers });
const getOnly = (...readers: readonly Reader[]): ReadAccess => ({ get: readers, list: [] });

/**
 * What clients may read, in the words of docs/security/access.md. Nobody reads a document without an entry.
 * `firestore.rules` enforce it, and `tests/rules` test each row.
 */
export const DOCUMENT_ACCESS: Readonly<Record<string, ReadAccess>> = {
  "the store's setting": getOnly('anyone'),
  'whose a host is': getOnly('anyone'),
  'a policy page': getOnly('anyone'),
  'an earlier version of a page': both('staff'),
  'a page built of sections': both('staff'),
  'an earlier version of such a page': both('staff'),
  'a private part of the setting': getOnly('staff'),
  'the browsers that hear of new orders': getOnly('people'),
  'what operators see of a store': both('operator'),
  'what operators did': both('operator'),
  'a report about a store': both('operator'),
  "the platform's notices to all stores": getOnly('any-staff', 'operator'),
  "the staff's records": { get: ['own', 'people'], list: ['people'] },
  'what support asked for and was allowed': both('own', 'owner'),
  'an invitation to the staff': both('owner'),
  'a profile': getOnly('own'),
  'a subscription': both('own'),
  'a wish': both('own'),
  'the cart of an account': getOnly('own'),
  'a plan': both('anyone'),
  'what a store has used of its plan': getOnly('staff'),
  'an active product': both('anyone'),
  'a draft': both('staff'),
  'what shoppers may design of an active product': { get: ['anyone'], list: ['staff'] },
  'what shoppers may design of a draft': both('staff'),
  'an earlier version of what shoppers may design': both('staff'),
  // The unguessable id grants access: it is in the shared link.
  "the guest's design, by its link": { get: ['anyone'], list: ['own', 'staff'] },
  'a category': both('anyone'),
  'a brand': both('anyone'),
  'a colour that boards come in': both('anyone'),
  'a published review': both('anyone'),
  'a review that waits': both('staff'),
  "the shopper's own review that waits": both('own', 'staff'),
  'what the shopper wrote as a guest and the store rejected': both('own', 'staff'),
  "the shopper's order": both('own', 'staff'),
  "the guest's order": both('own', 'staff'),
  'all orders': both('staff'),
  'a note of the staff on the order of the shopper': both('staff'),
  'how much waits in the inbox': getOnly('staff'),
  'a contact request': both('staff'),
  'the addresses that lead elsewhere': getOnly('staff'),
  'a phone that pays no cash': both('staff'),
  'how many wait for a sold-out board': getOnly('staff'),
  "a day's visits": both('staff'),
  'a mail that was held back': both('staff'),
  "a tax invoice of the shopper's order": { get: ['own', 'staff'], list: ['staff'] },
  'the VAT of a month': both('staff'),
  "a courier's payout": both('staff'),
  'a message to a shopper': both('staff'),
  'a discount': both('staff'),
  'a gift card': both('owner'),
  "the shopper's store credit": both('own', 'owner'),
  'a movement of a gift card': both('owner'),
  "a day's figures": both('staff'),
  'an import of products': both('staff'),
  "a month's figures": both('staff'),
  "a month's products": getOnly('staff'),
  "what the store's people did": both('owner'),
  'where events are sent': both('owner'),
  'an event that was sent': both('owner'),
  'a key of the REST API': both('owner'),
  'when a closing store ends': getOnly('owner'),
  'who takes the store over': getOnly('owner'),
  'a customer': both('staff'),
  'a note of the staff on a customer': both('staff'),
};
