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
  /** The shop takes a break, and no orders. */
  'store-paused': 'failed-precondition',
  /** The shop's owner is closing it. */
  'store-closed': 'failed-precondition',
  /** Somebody has accepted to take the store over. */
  'handover-waiting': 'failed-precondition',
  'handover-not-found': 'not-found',
  'report-not-found': 'not-found',
  'announcements-too-many': 'failed-precondition',
  /** No host leads to the store, so there is nothing to open or close. */
  'store-without-host': 'failed-precondition',
  /** Its hosts show that already. */
  'store-state-unchanged': 'failed-precondition',
  /** The request for access was answered or withdrawn, or the access is over. */
  'support-gone': 'failed-precondition',
  /** The operator has access already. */
  'support-running': 'failed-precondition',
  'product-not-found': 'not-found',
  'design-not-found': 'not-found',
  /** The server's drawing differs from the shopper's. */
  'design-differs': 'failed-precondition',
  'order-not-found': 'not-found',
  'withdrawal-unknown': 'not-found',
  'cart-empty': 'failed-precondition',
  'cart-changed': 'failed-precondition',
  'sold-out': 'failed-precondition',
  /** The variant is in stock, so there is nothing to wait for. */
  'stock-is-back': 'failed-precondition',
  /** The store accepts an order whose stock (param `titles`) is gone. */
  'goods-missing': 'failed-precondition',
  'payment-method-unavailable': 'failed-precondition',
  'currency-unavailable': 'failed-precondition',
  /** The code is unknown, expired or used up; the error does not say which. */
  'discount-unavailable': 'failed-precondition',
  /** The gift card is unknown, disabled, empty or in another currency. */
  'gift-card-unavailable': 'failed-precondition',
  'gift-card-unsold': 'failed-precondition',
  'gift-card-spent': 'failed-precondition',
  'discount-not-found': 'not-found',
  /** Another discount has this code. */
  'discount-code-taken': 'already-exists',
  /** The store has reached the limit of automatic discounts. */
  'discounts-too-many': 'failed-precondition',
  'customer-not-found': 'not-found',
  /** One record is already merged, or both are the same. */
  'customers-unmergeable': 'failed-precondition',
  /** Only customers with an account can have groups. */
  'customer-without-account': 'failed-precondition',
  /** Its account never proved its e-mail address, so it may be anybody's. */
  'customer-unverified': 'failed-precondition',
  'groups-too-many': 'failed-precondition',
  /** No zone serves the address. */
  'delivery-refused': 'failed-precondition',
  /** This delivery method is no longer offered for the address. */
  'delivery-method-unavailable': 'failed-precondition',
  /** Above the store's limit for cash on delivery. */
  'cash-limit': 'failed-precondition',
  /** The cancellation period of `count` minutes is over. */
  'cancel-window-over': 'failed-precondition',
  /** The base currency is fixed: prices and orders are in it. */
  'base-currency-fixed': 'failed-precondition',
  'domain-not-found': 'not-found',
  'status-change-refused': 'failed-precondition',
  /** The store ships cash orders only after confirmation. */
  'confirmation-missing': 'failed-precondition',
  /** The order is not paid at the door, or no longer waits to be shipped. */
  'confirmation-refused': 'failed-precondition',
  /** The store currently accepts no cash from this phone. */
  'cash-blocked': 'failed-precondition',
  /** The same, in a store that accepts cards. */
  'cash-blocked-card': 'failed-precondition',
  /** Saudi couriers refuse parcels without the National Address. */
  'national-address-missing': 'failed-precondition',
  /** More pieces than are left to ship, or none. */
  'return-refused': 'failed-precondition',
  'return-too-late': 'failed-precondition',
  'return-too-much': 'failed-precondition',
  /** A personalized board can only be returned for a fault. */
  'return-made-to-order': 'failed-precondition',
  'return-not-found': 'not-found',
  'return-change-refused': 'failed-precondition',
  'parcel-too-much': 'failed-precondition',
  'parcel-not-found': 'not-found',
  'parcel-change-refused': 'failed-precondition',
  /** The order's parcels differ in state, so each must be moved separately. */
  'parcels-differ': 'failed-precondition',
  'making-change-refused': 'failed-precondition',
  /** The designs are final: the order is in production, unconfirmed or closed. */
  'design-change-refused': 'failed-precondition',
  /** The shopper has not yet answered about this design. */
  'design-change-waiting': 'failed-precondition',
  /** The change was answered or withdrawn, or the order has moved on. */
  'design-change-closed': 'failed-precondition',
  /** The other design has a different price. */
  'design-price-differs': 'failed-precondition',
  /** The suggested design is the ordered one. */
  'design-unchanged': 'failed-precondition',
  /** The current address receives mails, or was corrected too often. */
  'email-correction-refused': 'failed-precondition',
  /** The card provider cannot be reached; as far as known, nothing changed. */
  'payment-unavailable': 'unavailable',
  /** The order is paid, closed or not paid by card. */
  'nothing-to-pay': 'failed-precondition',
  /** The order's reservation ended before its payment. */
  'reservation-over': 'failed-precondition',
  /** Not paid yet, or already refunded. */
  'refund-refused': 'failed-precondition',
  'refund-too-much': 'failed-precondition',
  /** A payment was recorded or the order moved on meanwhile. */
  'transfer-changed': 'aborted',
  'too-many-receipts': 'failed-precondition',
  'too-many-return-photos': 'failed-precondition',
  'photo-not-found': 'not-found',
  'receipt-not-found': 'not-found',
  /** Orders can be edited until the first parcel ships, and not while they wait for payment. */
  'edit-refused': 'failed-precondition',
  /** One of its payments is held or disputed. */
  'edit-in-doubt': 'failed-precondition',
  /** Part of its money was already refunded another way. */
  'edit-refunded': 'failed-precondition',
  /** Its invoice is issued or about to be. */
  'edit-invoiced': 'failed-precondition',
  /** Its boards are in production, or a design change awaits an answer. */
  'edit-making': 'failed-precondition',
  'edit-unchanged': 'failed-precondition',
  /** The edit would leave nothing. */
  'edit-empty': 'failed-precondition',
  /** A paid order would cost more, by an amount too small to charge. */
  'edit-owes-little': 'failed-precondition',
  'edit-paying': 'failed-precondition',
  'exchange-dearer': 'failed-precondition',
  'tax-changed': 'failed-precondition',
  'order-owes': 'failed-precondition',
  'order-withdrawn': 'failed-precondition',
  /** This kind of payment cannot be refunded from here. */
  'refund-unavailable': 'failed-precondition',
  /** The plan is not on sale, or there is none to change. */
  'plan-not-found': 'not-found',
  /** The store already has a plan. */
  'plan-exists': 'failed-precondition',
  /** The platform connects no accounts at Stripe. */
  'connect-unavailable': 'failed-precondition',
  /** The store has keys of its own at Stripe. */
  'connect-own-keys': 'failed-precondition',
  /** The card payment for the plan change failed. */
  'plan-payment-failed': 'failed-precondition',
  /** The plan holds no more of this: `what` is a QuotaName, `quota` how many, in the quota's unit. */
  'quota-reached': 'failed-precondition',
  'difference-not-found': 'not-found',
  'settlement-not-found': 'not-found',
  'invoice-not-found': 'not-found',
  'text-message-not-found': 'not-found',
  'webhook-not-found': 'not-found',
  /** The endpoint is disabled, so nothing is sent. */
  'webhook-off': 'failed-precondition',
  'staff-not-found': 'not-found',
  'invitation-not-found': 'not-found',
  /** A token holds only so many stores. */
  'roles-too-many': 'failed-precondition',
  'last-owner': 'failed-precondition',
  /** The caller opened as many stores as one account may. */
  'stores-too-many': 'failed-precondition',
  /** This deployment has no platform host, so nobody opens stores here. */
  'opening-unavailable': 'failed-precondition',
  /** Nobody has drawn the boards to begin with. */
  'starter-missing': 'failed-precondition',
  'message-not-found': 'not-found',
  'review-not-found': 'not-found',
  'category-not-found': 'not-found',
  'brand-not-found': 'not-found',
  'own-page-not-found': 'not-found',
  'own-pages-too-many': 'failed-precondition',
  'import-not-found': 'not-found',
  'import-overtaken': 'aborted',
  'edited-meanwhile': 'aborted',
  'key-reused': 'already-exists',
  'link-expired': 'permission-denied',
  /** The code of a mail's link is used, expired or invalid. */
  'code-expired': 'permission-denied',
  'wrong-credentials': 'unauthenticated',
  'email-in-use': 'already-exists',
  /** SPEC.md 4: the e-mail address belongs to another sign-in method (param `method`). */
  'other-method': 'failed-precondition',
  'account-disabled': 'permission-denied',
  /** The password is correct; the second factor's code is missing. */
  'second-factor-required': 'unauthenticated',
  /** Calls about money or rights need a fresh sign-in; the param `way` says how. */
  'fresh-sign-in-required': 'failed-precondition',
  /** The project has not enabled this sign-in method, or second factors. */
  'sign-in-unavailable': 'failed-precondition',
  /** A second factor requires a verified e-mail address. */
  'email-unverified': 'failed-precondition',
  'popup-blocked': 'failed-precondition',
  'sign-in-cancelled': 'cancelled',
  /** Irreversible actions need a recent login. */
  'login-again': 'failed-precondition',
  /** An account of an operator of the platform is not deleted by itself. */
  'operator-account': 'failed-precondition',
  /** The browser is offline: nothing was sent. */
  offline: 'unavailable',
  /** App Check could not verify that the call comes from the site. */
  'app-check-failed': 'permission-denied',
  'too-many-requests': 'resource-exhausted',
  /** The request exceeds the limit of bytes or values. */
  'request-too-large': 'invalid-argument',
  /**
   * Too many unknown callers: the params `challenge` and `bits` define the task, see
   * `lib/domain/limits/proof-of-work.ts`.
   */
  'proof-of-work-required': 'failed-precondition',
  'try-again': 'unavailable',
  internal: 'internal',
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * A change of one cart line since the shopper saw it. `title` is in the request's language, empty when the product is
 * gone; prices are minor units of the base currency.
 */
export type LineChange = ChangedLine &
  (
    | { readonly kind: 'gone' }
    | { readonly kind: 'sold-out' }
    /**
     * The board cannot be made as designed: the design is gone or belongs to another board, or the studio has changed.
     */
    | { readonly kind: 'design' }
    | { readonly kind: 'stock'; readonly available: number }
    | { readonly kind: 'price'; readonly from: Minor; readonly to: Minor }
  );

/** Identifies the line; a plain board has no design. */
export interface ChangedLine {
  readonly productId: string;
  readonly variantId: string;
  readonly designId?: string | undefined;
  readonly title: string;
}

/** The total changed through charges or a rate, not the goods; minor units of the order's `currency`. */
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
   * Field name to error key of the form's namespace, for `invalid-input`. Absent when an outdated page omitted a field:
   * the param `missing` names it.
   */
  readonly fields?: Readonly<Record<string, string>>;
  /** For `edited-meanwhile` of a product: the version saved meanwhile. */
  readonly current?: Product;
  /** For `cart-changed`, `sold-out` and `goods-missing`. */
  readonly changes?: readonly CartChange[];
}
