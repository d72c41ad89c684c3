import type { Product } from '@/lib/domain/catalogue/product';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';

/**
 * Every expected failure, with the canonical status that the callable protocol turns into HTTP
 * (https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions.https#httpsfunctionserrorcode).
 * Screens translate `errors.<code>` with the params; nothing else maps codes to statuses.
 */
export const ERROR_STATUS = {
  'invalid-input': 'invalid-argument',
  'login-required': 'unauthenticated',
  'not-allowed': 'permission-denied',
  'store-not-found': 'not-found',
  'product-not-found': 'not-found',
  'design-not-found': 'not-found',
  /** The server draws another board than the shopper saw. */
  'design-differs': 'failed-precondition',
  'order-not-found': 'not-found',
  'withdrawal-unknown': 'not-found',
  'cart-empty': 'failed-precondition',
  'cart-changed': 'failed-precondition',
  'sold-out': 'failed-precondition',
  /** Nobody needs to wait for it. */
  'stock-is-back': 'failed-precondition',
  /** The store accepts an order whose stock, the param `titles`, is gone. */
  'goods-missing': 'failed-precondition',
  'payment-method-unavailable': 'failed-precondition',
  'currency-unavailable': 'failed-precondition',
  /** The code is unknown, over or used up; which of them is not said. */
  'discount-unavailable': 'failed-precondition',
  /** The gift card is unknown, switched off or of another currency; or there is nothing on it. */
  'gift-card-unavailable': 'failed-precondition',
  'gift-card-unsold': 'failed-precondition',
  'gift-card-spent': 'failed-precondition',
  'discount-not-found': 'not-found',
  /** Another discount has this code. */
  'discount-code-taken': 'already-exists',
  /** The store has as many discounts without a code as it may. */
  'discounts-too-many': 'failed-precondition',
  'customer-not-found': 'not-found',
  /** One of them is merged already, or is both. */
  'customers-unmergeable': 'failed-precondition',
  /** A guest is in no group. */
  'customer-without-account': 'failed-precondition',
  'groups-too-many': 'failed-precondition',
  /** No zone serves the address. */
  'delivery-refused': 'failed-precondition',
  /** The address is not offered this delivery method any more. */
  'delivery-method-unavailable': 'failed-precondition',
  /** Worth more than the store takes in cash. */
  'cash-limit': 'failed-precondition',
  /** The store gave shoppers `count` minutes to cancel. */
  'cancel-window-over': 'failed-precondition',
  /** Prices and orders are amounts of the base currency. */
  'base-currency-fixed': 'failed-precondition',
  'domain-not-found': 'not-found',
  'status-change-refused': 'failed-precondition',
  /** The store ships cash orders once their shoppers confirmed them. */
  'confirmation-missing': 'failed-precondition',
  /** The order is not paid at the door, or is no longer waiting to be shipped. */
  'confirmation-refused': 'failed-precondition',
  /** The store takes no cash from this phone for now. */
  'cash-blocked': 'failed-precondition',
  /** Likewise, where it takes cards. */
  'cash-blocked-card': 'failed-precondition',
  /** Saudi couriers take no parcel without the National Address. */
  'national-address-missing': 'failed-precondition',
  /** More pieces than are left to ship, or none. */
  'return-refused': 'failed-precondition',
  'return-too-late': 'failed-precondition',
  'return-too-much': 'failed-precondition',
  /** A board made for one person comes back for a fault alone. */
  'return-made-to-order': 'failed-precondition',
  'return-not-found': 'not-found',
  'return-change-refused': 'failed-precondition',
  'parcel-too-much': 'failed-precondition',
  'parcel-not-found': 'not-found',
  'parcel-change-refused': 'failed-precondition',
  /** The order's parcels are not together, so that each is moved by itself. */
  'parcels-differ': 'failed-precondition',
  'making-change-refused': 'failed-precondition',
  /** The designs of the order are settled: it is being made, or not confirmed, or over. */
  'design-change-refused': 'failed-precondition',
  /** The shopper was asked about this design and has not answered. */
  'design-change-waiting': 'failed-precondition',
  /** It was answered or withdrawn, or the order has gone on. */
  'design-change-closed': 'failed-precondition',
  /** Another design would cost more or less than the ordered one. */
  'design-price-differs': 'failed-precondition',
  /** The suggested design is the ordered one. */
  'design-unchanged': 'failed-precondition',
  /** Mails reach the order's e-mail address, or it was corrected too often. */
  'email-correction-refused': 'failed-precondition',
  /** The card provider cannot be asked now; nothing is known to have changed. */
  'payment-unavailable': 'unavailable',
  /** The order is paid, over or not paid by card. */
  'nothing-to-pay': 'failed-precondition',
  /** The order's reservation ended before its payment. */
  'reservation-over': 'failed-precondition',
  /** Not paid yet, or given back already. */
  'refund-refused': 'failed-precondition',
  'refund-too-much': 'failed-precondition',
  /** Somebody recorded money of this order meanwhile, or it moved on. */
  'transfer-changed': 'aborted',
  'too-many-receipts': 'failed-precondition',
  'receipt-not-found': 'not-found',
  /** An order changes until its first parcel leaves, and not while it waits for its payment. */
  'edit-refused': 'failed-precondition',
  /** A payment of it is held or disputed. */
  'edit-in-doubt': 'failed-precondition',
  /** Money of it went back otherwise. */
  'edit-refunded': 'failed-precondition',
  /** Its invoice is issued, or about to be. */
  'edit-invoiced': 'failed-precondition',
  /** Its boards are being made, or its shopper is asked about one. */
  'edit-making': 'failed-precondition',
  'edit-unchanged': 'failed-precondition',
  /** Nothing of it would be left. */
  'edit-empty': 'failed-precondition',
  /** A paid order would cost more, and nothing is collected at its door. */
  'edit-owes-little': 'failed-precondition',
  'edit-paying': 'failed-precondition',
  'order-owes': 'failed-precondition',
  /** There is no way to give this kind of payment back from here. */
  'refund-unavailable': 'failed-precondition',
  /** A plan that is not sold, or none to change. */
  'plan-not-found': 'not-found',
  /** A store has one plan at a time. */
  'plan-exists': 'failed-precondition',
  /** The card did not pay for the change of plan. */
  'plan-payment-failed': 'failed-precondition',
  'difference-not-found': 'not-found',
  'settlement-not-found': 'not-found',
  'invoice-not-found': 'not-found',
  'text-message-not-found': 'not-found',
  'staff-not-found': 'not-found',
  'invitation-not-found': 'not-found',
  /** Somebody works for one store at a time. */
  'staff-elsewhere': 'failed-precondition',
  'last-owner': 'failed-precondition',
  'message-not-found': 'not-found',
  'review-not-found': 'not-found',
  'category-not-found': 'not-found',
  'brand-not-found': 'not-found',
  'import-not-found': 'not-found',
  'import-overtaken': 'aborted',
  'edited-meanwhile': 'aborted',
  'key-reused': 'already-exists',
  'link-expired': 'permission-denied',
  /** The code of a mail's link was used, is too old, or was never given. */
  'code-expired': 'permission-denied',
  'wrong-credentials': 'unauthenticated',
  'email-in-use': 'already-exists',
  /** SPEC.md 4: the e-mail belongs to another sign-in method, named by the param `method`. */
  'other-method': 'failed-precondition',
  'account-disabled': 'permission-denied',
  /** The password was right; the code of the second factor is still to come. */
  'second-factor-required': 'unauthenticated',
  /** Calls about money or rights need a fresh sign-in; the param `way` says which. */
  'fresh-sign-in-required': 'failed-precondition',
  /** The project has not enabled this way to sign in, or second factors. */
  'sign-in-unavailable': 'failed-precondition',
  /** A second factor is for who proved to own the e-mail. */
  'email-unverified': 'failed-precondition',
  'popup-blocked': 'failed-precondition',
  'sign-in-cancelled': 'cancelled',
  /** What cannot be undone wants a login of the last minutes. */
  'login-again': 'failed-precondition',
  /** An account that works for a store is that store's to end. */
  'staff-account': 'failed-precondition',
  /** The browser has no network: nothing was sent. */
  offline: 'unavailable',
  /** The call did not come from a browser on the site, as far as App Check can tell. */
  'app-check-failed': 'permission-denied',
  'too-many-requests': 'resource-exhausted',
  /** More bytes or values than any request of its kind has. */
  'request-too-large': 'invalid-argument',
  /** Too many strangers call: the params `challenge` and `bits` say what to solve, see `lib/domain/limits/proof-of-work.ts`. */
  'proof-of-work-required': 'failed-precondition',
  'try-again': 'unavailable',
  internal: 'internal',
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * What changed in one cart line between the shopper's view and the catalogue. `title` is in the request's language,
 * empty when the product is gone; prices are minor units of the base currency.
 */
export type LineChange = ChangedLine &
  (
    | { readonly kind: 'gone' }
    | { readonly kind: 'sold-out' }
    /** Its board cannot be made as it was designed: the design is gone, of another board, or the studio has changed. */
    | { readonly kind: 'design' }
    | { readonly kind: 'stock'; readonly available: number }
    | { readonly kind: 'price'; readonly from: Minor; readonly to: Minor }
  );

/** Names the line; a plain board has no design. */
export interface ChangedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly designId?: string | undefined;
  readonly title: string;
}

/**
 * Charges or a rate changed the total of the same goods that the shopper saw; minor units of the order's
 * `currency`.
 */
export interface TotalChange {
  readonly kind: 'total';
  readonly currency: CurrencyCode;
  readonly from: Minor;
  readonly to: Minor;
}

export type CartChange = LineChange | TotalChange;

export interface AppError {
  readonly code: ErrorCode;
  /** Values for the translated message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /**
   * Field name to error key of the form's namespace, for `invalid-input`. None where the page is older than the functions:
   * the param `missing` names what it did not send.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** For `edited-meanwhile` of a product: the version that was saved meanwhile. */
  readonly current?: Product;
  /** For `cart-changed`, `sold-out` and `goods-missing`. */
  readonly changes?: readonly CartChange[];
}
